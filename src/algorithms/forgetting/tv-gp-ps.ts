import { PREDICTIVE_DRAW } from '../../policy/acquisition.ts';
import { keepAll } from '../../policy/memory.ts';
import { temporalRefitSlot } from '../../policy/refit.ts';
import { never } from '../../policy/trigger.ts';
import { explainForgetting } from '../shared-parameters.ts';
import { algorithm } from '../spec.ts';
import { TV_GP_PS } from './tv-gp-ps.about.ts';

/**
 * Predictive sampling on the forgetting kernel (Liu, Van Roy, Xu 2023; their definition from memory, the closed form for
 * Gaussian processes ours): draws what all rewards to come would teach of f_t, and plays the best place as it would be believed
 * then (ALGORITHMS-SHELF §18).
 */
export const tvGpPs = algorithm(TV_GP_PS, {
  slots: (parameters) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon },
    ...temporalRefitSlot(parameters),
    acquisition: PREDICTIVE_DRAW,
    schedule: () => 1,
  }),
  explain: (_, parameters) => explainForgetting(parameters.epsilon),
});
