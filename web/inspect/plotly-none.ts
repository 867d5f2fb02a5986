import * as words from '#words/inspect/inspect';

// Replaces plotly.ts in the one-file page, which would be a third larger with it.

export const plotly = { purge: () => {} };

/** @throws Error always, with a sentence about where figures can be inspected */
export async function draw(): Promise<never> {
  throw new Error(words.noneInOneFile);
}
