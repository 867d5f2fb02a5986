import { heldAfter, type Retained } from './held-steps.ts';

/** Steps held, oldest first. Consecutive steps, the usual case, are stored as two numbers, however many they are. */
export class Held {
  static readonly NONE = new Held(1, 0, null);
  readonly size: number;
  /** The oldest step; meaningless where none is held. */
  readonly first: number;
  /** null: the steps are consecutive. */
  private readonly gapped: readonly number[] | null;
  private listed: readonly number[] | null;

  private constructor(first: number, size: number, gapped: readonly number[] | null) {
    this.first = first;
    this.size = size;
    this.gapped = gapped;
    this.listed = gapped;
  }

  static of(steps: readonly number[]): Held {
    const { length } = steps;
    const run = length === 0 || steps[length - 1] - steps[0] === length - 1;
    return new Held(steps[0] ?? 1, length, run ? null : steps);
  }

  /** All of them; the list is made on first use. */
  get list(): readonly number[] {
    this.listed ??= this.from(0);
    return this.listed;
  }

  /** Steps of the observations from this position on, oldest first. */
  from(position: number): readonly number[] {
    const { first, size, gapped } = this;
    return gapped?.slice(position) ?? consecutive(first + position, Math.max(0, size - position));
  }

  /** The steps held after the step of a record. */
  after(record: Retained): Held {
    const { t, dropped, dataSizeAfter } = record;
    // Where the newest steps were dropped, the next step is not consecutive.
    const follows = this.size === 0 || this.first + this.size === t;
    if (this.gapped || dropped || !follows) return Held.of(heldAfter(this.list, record));
    return new Held(t - dataSizeAfter + 1, dataSizeAfter, null);
  }

  /**
   * What to drop from these steps before appending leads to `others`: steps not in `others`, and all that are newer
   * than the first step to be inserted.
   */
  dropsTo(others: Held): Drops {
    return this.gapped || others.gapped ? dropsOf(this.list, others.list) : this.dropsToRun(others);
  }

  private dropsToRun(others: Held): Drops {
    const past = others.first - this.first;
    const shared = Math.min(this.size - past, others.size);
    if (past < 0 || shared <= 0) return { end: 0, gone: [] };
    return { end: past + shared, gone: consecutive(0, past) };
  }
}

/** What is dropped from a list: everything from position `end` on, and the positions `gone` before it. */
export interface Drops {
  readonly end: number;
  readonly gone: readonly number[];
}

function dropsOf(from: readonly number[], to: readonly number[]): Drops {
  const gone: number[] = [];
  let [stay, end] = [0, 0];
  for (let position = 0; position < from.length; position++) {
    if (stay === to.length || to[stay] < from[position]) break;
    if (to[stay] > from[position]) gone.push(position);
    else [stay, end] = [stay + 1, position + 1];
  }
  return { end, gone: gone.slice(0, end - stay) };
}

const consecutive = (first: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => first + i);
