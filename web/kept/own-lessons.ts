import { fields, number, type Read, text } from '../../src/parameters/shape.ts';
import type { Shelf } from './entries.ts';

/** Most letters of a stored, packed lesson; one of the course has about 5,000. */
export const LONGEST_PACKED = 1_000_000;

export const ownLesson = fields({
  /** The lesson's address: "own-the-event-trigger". */
  name: text({ max: 80 }),
  title: text({ max: 60 }),
  line: text({ max: 100 }),
  goal: text({ max: 200 }),
  minutes: number({ type: 'integer', min: 1, max: 60 }),
  steps: number({ type: 'integer', min: 1, max: 99 }),
  /** The packed files, as in a link. */
  packed: text({ max: LONGEST_PACKED }),
});

/** A user's lesson stored in this browser. */
export type OwnLesson = Read<typeof ownLesson>;

export const OWN_LESSONS: Shelf<OwnLesson> = {
  name: 'driftlab-own-lessons',
  read: ownLesson.read,
  former: 'list',
  idOf: ({ name }) => name,
  joined: (kept, came) => (kept.packed === came.packed ? kept : null),
};
