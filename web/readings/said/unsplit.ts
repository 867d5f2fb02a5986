import * as words from '#words/panels/paid';
import { type Said, saidIn } from './said.ts';

const REASONS: readonly Said[] = [
  [
    'Where a design must hold in an environment, the answer is not the maximum of an index: its regret is not split.',
    () => words.notSplit,
  ],
];

/** Why a lane's regret is not split, which the worker says in English, in the page's language. */
export const whyUnsplit = (why: string): string => saidIn(REASONS, why) ?? why;
