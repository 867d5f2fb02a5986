import { pow } from '../math/index.ts';
import { upperConfidenceBound } from '../policy/acquisition.ts';
import { keepAll } from '../policy/memory.ts';
import { sqrtLogMultiplier } from '../policy/schedules.ts';
import { never } from '../policy/trigger.ts';
import { CHANGE_RATE, EXPLORATION } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** All data, forgetting factor (1−ε)^{|s−t|/2} in the kernel (Bogunovic, Scarlett, Cevher 2016). */
export const tvGpUcb: AlgorithmSpec = {
  id: 'tv-gp-ucb',
  name: 'TV-GP-UCB',
  summary: 'forgets at a fixed rate',
  source: 'Bogunovic, Scarlett, Cevher 2016, Algorithm 2',
  parameters: [CHANGE_RATE, ...EXPLORATION],
  slots: ({ epsilon, c1, c2 }) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: epsilon as number },
    acquisition: upperConfidenceBound,
    schedule: (t) => sqrtLogMultiplier(t, c1 as number, c2 as number),
  }),
  explain: (_, { epsilon }) => ({
    label: 'Forgetting',
    text: `a point 20 steps old counts (1 − $ε$)^{10} = **${pow(1 - (epsilon as number), 10).toFixed(2)}**`,
  }),
};
