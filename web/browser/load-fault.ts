import * as words from '#words/page/page';
import { messageOf } from '../../src/parameters/thrown.ts';

/** How browsers say that a chunk of the page did not come: Chromium, Firefox, Safari. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload/i;

/** What went wrong, in a sentence that names the cause; browsers name only the file. */
export function faultSentence(error: unknown, what = 'this'): string {
  const message = messageOf(error);
  if (!NOT_LOADED.test(message)) return message;
  return navigator.onLine ? words.notFromServer(what) : words.notWhileOffline(what);
}

/** A chunk on its way; rejects with a sentence that says what it is for. */
export async function loaded<T>(chunk: Promise<T>, what: string): Promise<T> {
  try {
    return await chunk;
  } catch (error) {
    throw new Error(faultSentence(error, what));
  }
}
