import * as words from '#words/archive/changed';
import type { StepRecord } from '../../src/contracts/record.ts';
import { RECORD_FIELDS } from '../../src/engine/fingerprint.ts';
import { exactJson } from '../../src/engine/json.ts';

/** Where a lane's run in one engine leaves its run in another. */
export interface LaneDifference {
  /** Steps that both have. */
  readonly steps: number;
  /** Of those with the same query and value. */
  readonly same: number;
  /** The first step that asks elsewhere, reads another value, or has any other number; null: none does. */
  readonly query: number | null;
  readonly value: number | null;
  readonly number: number | null;
}

type Records = readonly StepRecord[];

export function differenceOf(theirs: Records, ours: Records): LaneDifference {
  const steps = Math.min(theirs.length, ours.length);
  const first = (isOther: (t: number) => boolean): number | null => {
    for (let t = 1; t <= steps; t++) if (isOther(t)) return t;
    return theirs.length === ours.length ? null : steps + 1;
  };
  const asks = (t: number) => theirs[t - 1].index !== ours[t - 1].index;
  const reads = (t: number) => !Object.is(theirs[t - 1].y, ours[t - 1].y);
  let same = 0;
  for (let t = 1; t <= steps; t++) if (!asks(t) && !reads(t)) same++;
  return {
    steps,
    same,
    query: first(asks),
    value: first(reads),
    number: first((t) => differs(theirs[t - 1], ours[t - 1])),
  };
}

/** Whether two records differ in anything that both engines put down. */
function differs(theirs: StepRecord, ours: StepRecord): boolean {
  return RECORD_FIELDS.some((field) => {
    const [a, b] = [theirs[field], ours[field]];
    return a !== undefined && b !== undefined && !Object.is(a, b) && exactJson(a) !== exactJson(b);
  });
}

/** The first step at which a lane goes other ways, as a sentence for its row, with what stays the same. */
export function differenceWords({ steps, same, query, value, number }: LaneDifference): string {
  if (query !== null) return words.asksElsewhere({ step: query, same, queries: steps });
  if (value !== null) return words.readsOthers({ step: value, queries: steps });
  return number === null ? words.allTheSame(steps) : words.otherNumbers({ queries: steps, step: number });
}
