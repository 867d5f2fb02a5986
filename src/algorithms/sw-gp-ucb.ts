import { upperConfidenceBound } from '../policy/acquisition.ts';
import { slidingWindow } from '../policy/memory.ts';
import { sqrtLogMultiplier } from '../policy/schedules.ts';
import { never } from '../policy/trigger.ts';
import { EXPLORATION } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** The last W observations, static kernel (Zhou & Shroff 2021). */
export const swGpUcb: AlgorithmSpec = {
  id: 'sw-gp-ucb',
  name: 'SW-GP-UCB',
  summary: 'keeps a sliding window',
  source: 'Zhou & Shroff 2021, Algorithm 2',
  parameters: [
    {
      id: 'window',
      type: 'integer',
      label: 'Window',
      symbol: '$W$',
      help: 'Number of newest observations the model sees. Smaller: follows faster, knows less.',
      unit: 'steps',
      default: 30,
      min: 1,
      max: 500,
      scale: 'log',
    },
    ...EXPLORATION,
  ],
  slots: ({ window, c1, c2 }) => ({
    memory: slidingWindow(window as number),
    trigger: never,
    temporal: { kind: 'static' },
    acquisition: upperConfidenceBound,
    schedule: (t) => sqrtLogMultiplier(t, c1 as number, c2 as number),
  }),
  explain: ({ dataSizeAfter }, { window }) => ({
    label: 'Window',
    text: `**${dataSizeAfter}** of at most ${window} newest points stay`,
  }),
};
