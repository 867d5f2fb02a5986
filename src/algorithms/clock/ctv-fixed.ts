import { scoring } from '../../policy/acquisitions/registry.ts';
import { elapsedClock, elapsedText } from '../../policy/clock.ts';
import { knownTime } from '../../policy/lookahead.ts';
import { keepAll } from '../../policy/memory.ts';
import { refitSlot } from '../../policy/refit.ts';
import { never } from '../../policy/trigger.ts';
import { algorithm } from '../spec.ts';
import { CTV_FIXED } from './ctv-fixed.about.ts';

/** The forgetting kernel in elapsed time; the evaluation time t(x) of every candidate is known beforehand (CTV paper, eq. 3). */
export const ctvFixed = algorithm(CTV_FIXED, {
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon },
    ...refitSlot(parameters),
    clock: elapsedClock(knownTime),
    ...scoring(parameters, context),
  }),
  explain: (record) => ({ label: 'Clock', text: elapsedText(record) }),
});
