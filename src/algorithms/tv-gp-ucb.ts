import { pow } from '../math/index.ts';
import { baseAcquisition, baseAcquisitionParameters } from '../policy/base-acquisition.ts';
import { explorationSchedule } from '../policy/exploration.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { never } from '../policy/trigger.ts';
import { CHANGE_RATE } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** All data, forgetting factor (1−ε)^{|s−t|/2} in the kernel (Bogunovic, Scarlett, Cevher 2016). */
export const tvGpUcb: AlgorithmSpec = {
  id: 'tv-gp-ucb',
  name: 'TV-GP-UCB',
  summary: 'forgets at a fixed rate',
  source: 'Bogunovic, Scarlett, Cevher 2016, Algorithm 2',
  parameters: [CHANGE_RATE, ...baseAcquisitionParameters(), ...REFIT_PARAMETERS],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon as number },
    ...refitSlot(parameters),
    acquisition: baseAcquisition(parameters),
    schedule: explorationSchedule(parameters, context),
  }),
  explain: (_, { epsilon }) => ({
    label: 'Forgetting',
    text: `a point 20 steps old counts (1 − $ε$)^{10} = **${pow(1 - (epsilon as number), 10).toFixed(2)}**`,
  }),
};
