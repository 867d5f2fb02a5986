import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { POINTWISE_ACQUISITIONS } from '../policy/acquisitions/registry.ts';
import { elapsedClock, elapsedText } from '../policy/clock.ts';
import { expectedOverTime } from '../policy/lookahead.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { RATE_PER_SECOND, TIME_MODEL_PARAMETERS, timeModelOf } from '../policy/time-model.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmSpec } from './spec.ts';

/**
 * The forgetting kernel in elapsed time; the acquisition is averaged over the evaluation time, whose log is a GP of its
 * own (CTV paper, eq. 4).
 */
export const ctv: AlgorithmSpec = {
  id: 'ctv',
  name: 'CTV',
  summary: 'weighs how long each evaluation may take',
  source:
    'Imamura et al.: Time-varying Gaussian Process Bandit Optimization with Non-constant Evaluation Time, eq. 4',
  parameters: [
    RATE_PER_SECOND,
    ...scoringParameters(undefined, POINTWISE_ACQUISITIONS),
    ...TIME_MODEL_PARAMETERS,
    {
      id: 'nodes',
      type: 'integer',
      label: 'Quadrature nodes',
      symbol: '',
      help: 'Evaluation times that a candidate’s score is averaged over, by Gauss–Hermite quadrature. More: closer to the integral, and slower.',
      default: 20,
      min: 1,
      max: 64,
    },
    ...REFIT_PARAMETERS,
  ],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon as number },
    ...refitSlot(parameters),
    clock: elapsedClock(expectedOverTime(timeModelOf(parameters), parameters.nodes as number)),
    ...scoring(parameters, context),
  }),
  explain: (record) => ({ label: 'Clock', text: elapsedText(record) }),
};
