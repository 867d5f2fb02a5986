import { scoring } from '../../policy/acquisitions/registry.ts';
import { elapsedClock, elapsedText } from '../../policy/clock.ts';
import { expectedOverTime } from '../../policy/lookahead.ts';
import { keepAll } from '../../policy/memory.ts';
import { refitSlot } from '../../policy/refit.ts';
import { timeModelOf } from '../../policy/time-model.ts';
import { never } from '../../policy/trigger.ts';
import { algorithm } from '../spec.ts';
import { CTV } from './ctv.about.ts';

/**
 * The forgetting kernel in elapsed time; the acquisition is averaged over the evaluation time, whose log is a GP of its
 * own (CTV paper, eq. 4).
 */
export const ctv = algorithm(CTV, {
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon },
    ...refitSlot(parameters),
    clock: elapsedClock(expectedOverTime(timeModelOf(parameters), parameters.nodes)),
    ...scoring(parameters, context),
  }),
  explain: (record) => ({ label: 'Clock', text: elapsedText(record) }),
});
