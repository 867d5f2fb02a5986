import type { StepRecord } from '../../src/contracts/record.ts';

/** What was picked out of a run, and how far it was gone through. */
interface Gathered {
  readonly last: StepRecord;
  readonly steps: number;
  readonly picked: readonly StepRecord[];
}

/**
 * Picks records out of runs that grow: a run is known by its first record, and what has been gone through is not gone
 * through again.
 */
export function gathering(isPicked: (record: StepRecord) => boolean) {
  const known = new WeakMap<StepRecord, Gathered>();
  return (records: readonly StepRecord[]): readonly StepRecord[] => {
    const [first] = records;
    const last = records.at(-1);
    if (!first || !last) return [];
    const before = known.get(first);
    if (before?.last === last) return before.picked;
    const goesOn = before && records[before.steps - 1] === before.last;
    const fresh = records.slice(goesOn ? before.steps : 0).filter(isPicked);
    const picked = goesOn ? [...before.picked, ...fresh] : fresh;
    // A part of a run that is known further leaves it known.
    if (!before || goesOn) known.set(first, { last, steps: records.length, picked });
    return picked;
  };
}
