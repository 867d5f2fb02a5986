import type { NumberParam } from '../parameters/spec.ts';
import { PREDICTIVE_DRAW } from '../policy/acquisition.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, temporalRefitSlot } from '../policy/refit.ts';
import { CHANGE_RATE, temporalFrom } from '../policy/temporal-choice.ts';
import { never } from '../policy/trigger.ts';
import { explainTime } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** At 0 nothing is lost by learning, and at 1 nothing is worth it: neither has a future to weigh. */
const RATE: NumberParam = { ...CHANGE_RATE, min: 0.0001, max: 0.9999 };

const { visibleWhen: _, ...RATE_FROM } = temporalFrom('forgetting');

/**
 * Predictive sampling on the forgetting kernel (Liu, Van Roy, Xu 2023; their definition from memory, the closed form for
 * Gaussian processes ours): draws what all rewards to come would teach of f_t, and plays the best place as it would be believed
 * then (ALGORITHMS-SHELF §18).
 */
export const tvGpPs: AlgorithmSpec = {
  id: 'tv-gp-ps',
  name: 'TV-GP-PS',
  summary: 'forgets at a fixed rate and learns only what will still be of use',
  source:
    'Predictive sampling (Liu, Van Roy, Xu, AISTATS 2023, arXiv 2205.01970: abstract read, definition from memory) under the kernel of Bogunovic, Scarlett, Cevher 2016; closed form ours',
  parameters: [RATE, ...REFIT_PARAMETERS, { ...RATE_FROM, label: 'The rate' }],
  slots: (parameters) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon as number },
    ...temporalRefitSlot(parameters),
    acquisition: PREDICTIVE_DRAW,
    schedule: () => 1,
  }),
  explain: (_, parameters) => explainTime({ ...parameters, temporalKernel: 'forgetting' }),
};
