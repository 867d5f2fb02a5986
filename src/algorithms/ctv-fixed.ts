import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { POINTWISE_ACQUISITIONS } from '../policy/acquisitions/registry.ts';
import { elapsedClock, elapsedText } from '../policy/clock.ts';
import { knownTime } from '../policy/lookahead.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { RATE_PER_SECOND } from '../policy/time-model.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmSpec } from './spec.ts';

/** The forgetting kernel in elapsed time; the evaluation time t(x) of every candidate is known beforehand (CTV paper, eq. 3). */
export const ctvFixed: AlgorithmSpec = {
  id: 'ctv-fixed',
  name: 'CTV-fixed',
  summary: 'knows how long each evaluation takes',
  source:
    'Imamura et al.: Time-varying Gaussian Process Bandit Optimization with Non-constant Evaluation Time, eq. 3',
  parameters: [RATE_PER_SECOND, ...scoringParameters(undefined, POINTWISE_ACQUISITIONS), ...REFIT_PARAMETERS],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon as number },
    ...refitSlot(parameters),
    clock: elapsedClock(knownTime),
    ...scoring(parameters, context),
  }),
  explain: (record) => ({ label: 'Clock', text: elapsedText(record) }),
};
