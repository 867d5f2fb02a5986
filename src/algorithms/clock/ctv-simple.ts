import { scoring } from '../../policy/acquisitions/registry.ts';
import { elapsedClock, elapsedText } from '../../policy/clock.ts';
import { meanTime } from '../../policy/lookahead.ts';
import { keepAll } from '../../policy/memory.ts';
import { refitSlot } from '../../policy/refit.ts';
import { timeModelOf } from '../../policy/time-model.ts';
import { never } from '../../policy/trigger.ts';
import { algorithm } from '../spec.ts';
import { CTV_SIMPLE } from './ctv-simple.about.ts';

/** The forgetting kernel in elapsed time; candidates are scored at the mean of their evaluation time (CTV paper, eq. 5). */
export const ctvSimple = algorithm(CTV_SIMPLE, {
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon },
    ...refitSlot(parameters),
    clock: elapsedClock(meanTime(timeModelOf(parameters))),
    ...scoring(parameters, context),
  }),
  explain: (record) => ({ label: 'Clock', text: elapsedText(record) }),
});
