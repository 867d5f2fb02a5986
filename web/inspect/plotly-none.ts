import * as words from '#words/inspect/inspect';

// Stands for plotly.ts in the one-file page, which would be a third larger with it.

export const plotly = { purge: () => {} };

/** @throws Error always, with the sentence that says where figures can be entered */
export async function draw(): Promise<never> {
  throw new Error(words.noneInOneFile);
}
