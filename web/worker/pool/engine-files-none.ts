import * as words from '#words/page/archive';
import type { ArchivedEngine } from '../../../src/archive/archive.ts';

// Stands for engine-files.ts in the one-file page, which has nothing beside it.

export const urlOf = () => '';

/** @throws Error always, with the sentence that says where the engine is */
export async function wholeEngine({ version }: ArchivedEngine): Promise<never> {
  throw new Error(words.engineNotInOneFile(version));
}
