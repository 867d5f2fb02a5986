import { isRecord } from '../../src/parameters/fields.ts';
import { entryOf, joinedText, keepEntry, removeEntry, type Shelf } from '../kept/entries.ts';
import type { Joins } from '../kept/everything.ts';

/** How far a learner has come in a lesson, as this browser keeps it. */
export interface Progress {
  /** The step last open, from 1. */
  readonly step: number;
  /** All steps are done; as earlier releases kept it, the last one was reached. */
  readonly finished: boolean;
  /** The steps that are done, from 1; earlier releases did not keep which. */
  readonly done?: readonly number[];
  /** Of the self-test: how often it was taken before, and the most that was right. */
  readonly attempt?: number;
  readonly right?: number;
}

/** The steps that are done; where nobody kept which, those before the one last open. */
export const stepsDone = ({ step, done }: Progress): readonly number[] =>
  done ?? Array.from({ length: step - 1 }, (_, i) => i + 1);

/** The larger of two counts; nothing where nobody has one. */
const larger = (key: 'attempt' | 'right', { [key]: a }: Progress, { [key]: b }: Progress) =>
  a === undefined && b === undefined ? {} : { [key]: Math.max(a ?? 0, b ?? 0) };

const both = (kept: Progress, came: Progress): Progress => ({
  step: Math.max(kept.step, came.step),
  finished: kept.finished || came.finished,
  ...((kept.done || came.done) && { done: [...new Set([...stepsDone(kept), ...stepsDone(came)])] }),
  ...larger('attempt', kept, came),
  ...larger('right', kept, came),
});

export const PROGRESS: Shelf<Progress> = {
  name: 'driftlab-lessons',
  read: (value) => {
    if (!isRecord(value) || !Number.isInteger(value.step)) throw new TypeError();
    return {
      step: value.step as number,
      finished: value.finished === true,
      ...(Array.isArray(value.done) && { done: value.done.filter(Number.isInteger) }),
      ...(Number.isInteger(value.attempt) && { attempt: value.attempt as number }),
      ...(Number.isInteger(value.right) && { right: value.right as number }),
    };
  },
  former: 'record',
  joined: both,
};

/** For `readBack`: further is further, in which browser it was. */
export const PROGRESS_JOINS: Joins = {
  [PROGRESS.name]: (here, came) => joinedText(PROGRESS, here, came),
};

/** Storage may be refused, or full: progress then lasts as long as the page. */
const unkept = new Map<string, Progress>();

/** null: never opened. */
export function progressIn(name: string): Progress | null {
  try {
    return withUnkept(name, entryOf(PROGRESS, name));
  } catch {
    return withUnkept(name, null);
  }
}

function withUnkept(name: string, kept: Progress | null): Progress | null {
  const newer = unkept.get(name);
  return newer ? furthered(kept, newer) : kept;
}

/** What is done stays done, in which tab it was, and even if nothing could be read or kept for a while. */
const furthered = (before: Progress | null | undefined, now: Progress): Progress =>
  before ? { ...both(before, now), step: now.step } : now;

export function keepProgress(name: string, progress: Progress): void {
  unkept.set(name, furthered(unkept.get(name), progress));
  try {
    const joined = withUnkept(name, entryOf(PROGRESS, name)) as Progress;
    keepEntry(PROGRESS, name, joined);
    unkept.delete(name);
  } catch {
    // It stays unkept.
  }
}

/** Of a lesson that is not there any more. @returns how to put it back */
export function forgetProgress(name: string): () => void {
  unkept.delete(name);
  try {
    return removeEntry(PROGRESS, name);
  } catch {
    return () => {};
  }
}

/** How many questions of the self-test were right; the most is kept. */
export const keepScore = (name: string, right: number): void =>
  keepProgress(name, { ...(progressIn(name) ?? { step: 1, finished: false }), right });

/** The next time the self-test has other worlds and another order. */
export function countAttempt(name: string): void {
  const before = progressIn(name) ?? { step: 1, finished: false };
  keepProgress(name, { ...before, step: 1, attempt: (before.attempt ?? 0) + 1 });
}
