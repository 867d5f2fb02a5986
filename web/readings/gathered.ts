import type { StepRecord, WorldStep } from '../../src/contracts/record.ts';

type Records = readonly WorldStep[];

/** A value computed from the records of a run, and these records. */
interface Grown<T> {
  readonly of: Records;
  readonly made: T;
}

/**
 * Processes runs that grow, each record once; a run is identified by its first record. The value for the
 * longest part seen is also returned for shorter parts.
 * @param add extends `made` by the records from index `from` on
 */
function growing<T>(begin: T, add: (made: T, records: Records, from: number) => T) {
  const known = new WeakMap<StepRecord, Grown<T>>();
  return (records: Records): T => {
    const [first] = records;
    if (!first) return begin;
    const before = known.get(first);
    const steps = before ? Math.min(before.of.length, records.length) : 0;
    const goesOn = before?.of[steps - 1] === records[steps - 1];
    if (before && goesOn && steps === records.length) return before.made;
    const made = before && goesOn ? add(before.made, records, steps) : add(begin, records, 0);
    if (!before || goesOn) known.set(first, { of: records, made });
    return made;
  };
}

/** Selects records of growing runs. */
export function gathering(isPicked: (record: StepRecord) => boolean) {
  const grown = growing<readonly StepRecord[]>([], (picked, records, from) => [
    ...picked,
    ...records.slice(from).filter(isPicked),
  ]);
  return (records: Records): readonly StepRecord[] => {
    const picked = grown(records);
    const last = records.at(-1)?.t ?? 0;
    return (picked.at(-1)?.t ?? 0) > last ? picked.filter(({ t }) => t <= last) : picked;
  };
}

/** A number per record of growing runs, NaN if there is none, stored in an array for fast repeated use. */
export function column(numberOf: (record: WorldStep) => number | null) {
  const grown = growing(new Float64Array(), (numbers, records, from) => {
    const room = numbers.length < records.length ? new Float64Array(2 * records.length) : numbers;
    if (room !== numbers) room.set(numbers.subarray(0, from));
    for (let i = from; i < records.length; i++) room[i] = numberOf(records[i]) ?? Number.NaN;
    return room;
  });
  return (records: Records): Float64Array => grown(records).subarray(0, records.length);
}
