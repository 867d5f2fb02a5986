import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { POINTWISE_ACQUISITIONS } from '../policy/acquisitions/registry.ts';
import { elapsedClock, elapsedText } from '../policy/clock.ts';
import { meanTime } from '../policy/lookahead.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { RATE_PER_SECOND, TIME_MODEL_PARAMETERS, timeModelOf } from '../policy/time-model.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmSpec } from './spec.ts';

/** The forgetting kernel in elapsed time; candidates are scored at the mean of their evaluation time (CTV paper, eq. 5). */
export const ctvSimple: AlgorithmSpec = {
  id: 'ctv-simple',
  name: 'CTV-simple',
  summary: 'looks ahead by the expected evaluation time',
  source:
    'Imamura et al.: Time-varying Gaussian Process Bandit Optimization with Non-constant Evaluation Time, eq. 5',
  parameters: [
    RATE_PER_SECOND,
    ...scoringParameters(undefined, POINTWISE_ACQUISITIONS),
    ...TIME_MODEL_PARAMETERS,
    ...REFIT_PARAMETERS,
  ],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon as number },
    ...refitSlot(parameters),
    clock: elapsedClock(meanTime(timeModelOf(parameters))),
    ...scoring(parameters, context),
  }),
  explain: (record) => ({ label: 'Clock', text: elapsedText(record) }),
};
