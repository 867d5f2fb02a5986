import * as words from '#words/archive/permanence';

// Stands for permanence-links.ts in the one-file page.

/** @throws Error always, with the sentence that says where they are */
export async function fetchLinks(): Promise<never> {
  throw new Error(words.notInOneFile);
}
