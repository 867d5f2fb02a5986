import { messageOf as englishOf } from '../../src/parameters/thrown.ts';
import { told } from './told.ts';

/** What a value says that was caught on the page, in its language. What a worker throws comes told (from-workers.ts). */
export const messageOf = (thrown: unknown): string => told(englishOf(thrown));

/** The same error with its message in the page's language. */
export function toldError(thrown: unknown): unknown {
  if (thrown instanceof Error) thrown.message = told(thrown.message);
  return thrown;
}
