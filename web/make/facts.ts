import * as words from '#words/make/make';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { measured, readReference, writtenAs } from '../../src/lessons/notation.ts';
import type { Fact } from '../kept/lesson-drafts.ts';

/** The numbers of a run that a step can state: of every lane its regret and resets, and what it did at the step shown. */
export const factsOf = (run: MeasuredRun): Fact[] =>
  run.scenario.lanes.flatMap(({ id }) => candidates(id, run).flatMap((one) => factOf(one, run)));

type Candidate = readonly [of: string, says: string];

function candidates(lane: LaneLetter, { t, scenario: { horizon } }: MeasuredRun): readonly Candidate[] {
  return [
    [`regret(${lane})`, words.regretOf({ lane, horizon })],
    [`resets(${lane})`, words.resetsOf({ lane, horizon })],
    ...(t > 1 && t < horizon ? [[`regret(${lane}, 1..${t})`, words.regretUntil({ lane, t })] as const] : []),
    [`query(${lane}, ${t})`, words.queryOf({ lane, t })],
    [`y(${lane}, ${t})`, words.readingOf({ lane, t })],
  ];
}

/** None where it is not known, and no number of resets that never came. */
function factOf([of, says]: Candidate, run: MeasuredRun): readonly Fact[] {
  const reference = readReference(of);
  const value = measured(run, reference);
  if (value === null || (value === 0 && reference.measure === 'resets')) return [];
  return [{ of, is: writtenAs(reference, value, ' '), says }];
}
