import { fields, number, type Read, text } from '../../src/parameters/shape.ts';
import type { Shelf } from './entries.ts';

/** Letters of a lesson that is kept, packed: one of the course takes 5,000. */
export const LONGEST_PACKED = 1_000_000;

export const ownLesson = fields({
  /** "own-the-event-trigger": its address. */
  name: text({ max: 80 }),
  title: text({ max: 60 }),
  line: text({ max: 100 }),
  goal: text({ max: 200 }),
  minutes: number({ type: 'integer', min: 1, max: 60 }),
  steps: number({ type: 'integer', min: 1, max: 99 }),
  /** Its files, as a link carries them. */
  packed: text({ max: LONGEST_PACKED }),
});

/** A lesson of the user’s own that this browser keeps. */
export type OwnLesson = Read<typeof ownLesson>;

export const OWN_LESSONS: Shelf<OwnLesson> = {
  name: 'driftlab-own-lessons',
  read: ownLesson.read,
  former: 'list',
  idOf: ({ name }) => name,
  joined: (kept, came) => (kept.packed === came.packed ? kept : null),
};
