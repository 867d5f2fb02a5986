import * as words from '#words/page/archive';
import type { ArchivedEngine } from '../../../src/archive/archive.ts';

// Replaces engine-files.ts in the one-file page, which has no files beside it.

export const urlOf = () => '';

export async function wholeInterpreter(): Promise<void> {}

/** @throws Error always, with a sentence about where the engine can be found */
export async function wholeEngine({ version }: ArchivedEngine): Promise<never> {
  throw new Error(words.engineNotInOneFile(version));
}
