import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { never } from '../policy/trigger.ts';
import { CHANGE_RATE, explainForgetting } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** All data, forgetting factor (1−ε)^{|s−t|/2} in the kernel (Bogunovic, Scarlett, Cevher 2016). */
export const tvGpUcb: AlgorithmSpec = {
  id: 'tv-gp-ucb',
  name: 'TV-GP-UCB',
  summary: 'forgets at a fixed rate',
  source: 'Bogunovic, Scarlett, Cevher 2016, Algorithm 2',
  parameters: [CHANGE_RATE, ...scoringParameters(), ...REFIT_PARAMETERS],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon as number },
    ...refitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: explainForgetting,
};
