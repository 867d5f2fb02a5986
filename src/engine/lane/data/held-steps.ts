import type { Selection, StepRecord } from '../../../contracts/record.ts';
import type { Kept } from '../../../policy/memory.ts';

/** What a record says of the data after its step. */
export type Retention = Pick<StepRecord, 'dataSizeAfter' | 'dropped'> & { readonly selection?: Selection };

/**
 * What a memory's answer does to the steps held, the newest among them. Dropping the oldest is said by the number kept
 * alone.
 * @throws RangeError where the answer is not part of what is held
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

/** What a memory that keeps its newest `kept` observations does to `held` of them. @throws RangeError where there are fewer */
export function retainNewest(held: number, kept: number): Retention {
  if (Number.isInteger(kept) && kept >= 0 && kept <= held) return { dataSizeAfter: kept, dropped: null };
  throw new RangeError(`invalid memory; expected integer from 0 to ${held}, got ${kept}`);
}

/** What a record says of what was held. */
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
  // As many steps as are held, and none went from their middle: they are those.
  if (held.every(({ dropped }) => !dropped)) return held.map((record) => record.t);
  return heldByReplay(records, t);
}

/** As many records up to the last one as were held after it. */
const newest = (records: readonly Retained[], last: number): readonly Retained[] =>
  last > 0 ? records.slice(Math.max(0, last - records[last - 1].dataSizeAfter), last) : [];

/** From the last step that left at most one, step by step. */
function heldByReplay(records: readonly Retained[], t: number): readonly number[] {
  let from = Math.min(t - 1, records.length);
  while (from > 0 && (records[from - 1].dropped || records[from - 1].dataSizeAfter > 1)) from--;
  const held = from > 0 && records[from - 1].dataSizeAfter === 1 ? [records[from - 1].t] : [];
  return records.slice(from, t - 1).reduce(advance, held);
}

/** Takes the list over. */
function advance(held: number[], { t, dropped, dataSizeAfter }: Retained): number[] {
  held.push(t);
  if (dropped) return held.filter((step) => !dropped.includes(step));
  held.splice(0, held.length - dataSizeAfter);
  return held;
}
