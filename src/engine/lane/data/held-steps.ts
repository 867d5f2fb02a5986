import type { Selection, StepRecord } from '../../../contracts/record.ts';
import type { Kept } from '../../../policy/memory.ts';

/** The fields of a record about the data after its step. */
export type Retention = Pick<StepRecord, 'dataSizeAfter' | 'dropped'> & { readonly selection?: Selection };

/**
 * The record fields for what a memory keeps of the steps held, including the newest. Where only the oldest are
 * dropped, the number kept suffices.
 * @throws RangeError where the memory keeps a step that is not held
 */
export function retain(steps: readonly number[], kept: Kept): Retention {
  if (typeof kept !== 'object') return retainNewest(steps.length, kept);
  if ('selection' in kept) return { ...retain(steps, kept.steps), selection: kept.selection };
  const keeps = new Set(kept);
  const dropped = steps.filter((step) => !keeps.has(step));
  if (keeps.size !== kept.length || steps.length - dropped.length !== kept.length)
    throw new RangeError('invalid memory; expected steps that are held, each once');
  const oldest = dropped.every((step, i) => step === steps[i]);
  return { dataSizeAfter: kept.length, dropped: oldest ? null : dropped };
}

/** The same for a memory that keeps the newest `kept` of `held` observations. @throws RangeError where there are fewer */
export function retainNewest(held: number, kept: number): Retention {
  if (Number.isInteger(kept) && kept >= 0 && kept <= held) return { dataSizeAfter: kept, dropped: null };
  throw new RangeError(`invalid memory; expected integer from 0 to ${held}, got ${kept}`);
}

/** The fields of a record that determine the steps held. */
export type Retained = Retention & Pick<StepRecord, 't'>;

/** The steps held after the step of a record, from those held before it; oldest first. */
export function heldAfter(held: readonly number[], record: Retained): readonly number[] {
  return advance([...held], record);
}

/**
 * The steps held when step t chooses, from the records of the steps before it. O(steps held) where only the oldest were
 * dropped.
 */
export function heldBefore(records: readonly Retained[], t: number): readonly number[] {
  const last = Math.min(t - 1, records.length);
  const held = newest(records, last);
  // If no step was dropped from the middle, the steps held are the newest ones.
  if (held.every(({ dropped }) => !dropped)) return held.map((record) => record.t);
  return heldByReplay(records, t);
}

/** The newest records up to step `last`, as many as were held after it. */
const newest = (records: readonly Retained[], last: number): readonly Retained[] =>
  last > 0 ? records.slice(Math.max(0, last - records[last - 1].dataSizeAfter), last) : [];

/** Replays the drops step by step, from the last step that left at most one observation. */
function heldByReplay(records: readonly Retained[], t: number): readonly number[] {
  let from = Math.min(t - 1, records.length);
  while (from > 0 && (records[from - 1].dropped || records[from - 1].dataSizeAfter > 1)) from--;
  const held = from > 0 && records[from - 1].dataSizeAfter === 1 ? [records[from - 1].t] : [];
  return records.slice(from, t - 1).reduce(advance, held);
}

/** Changes the list that it is given. */
function advance(held: number[], { t, dropped, dataSizeAfter }: Retained): number[] {
  held.push(t);
  if (dropped) return held.filter((step) => !dropped.includes(step));
  held.splice(0, held.length - dataSizeAfter);
  return held;
}
