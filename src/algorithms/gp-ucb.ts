import { upperConfidenceBound } from '../policy/acquisition.ts';
import { keepAll } from '../policy/memory.ts';
import { sqrtLogMultiplier } from '../policy/schedules.ts';
import { never } from '../policy/trigger.ts';
import { EXPLORATION } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** All data, static kernel (Srinivas et al. 2010). The objective is taken to stand still. */
export const gpUcb: AlgorithmSpec = {
  id: 'gp-ucb',
  name: 'GP-UCB',
  summary: 'keeps every observation',
  source: 'Srinivas, Krause, Kakade, Seeger 2010',
  parameters: [...EXPLORATION],
  slots: ({ c1, c2 }) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'static' },
    acquisition: upperConfidenceBound,
    schedule: (t) => sqrtLogMultiplier(t, c1 as number, c2 as number),
  }),
  explain: ({ dataSizeAfter }) => ({
    label: 'No test',
    text: `${dataSizeAfter === 1 ? 'the **1** point stays' : `all **${dataSizeAfter}** points stay`}, whatever $y_t$ says`,
  }),
};
