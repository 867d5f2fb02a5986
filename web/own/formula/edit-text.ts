import { piecesOf } from '../../../src/formula/tokens.ts';

/** A change of a text: characters from `at` to before `to` are replaced by `text`. */
export interface TextChange {
  readonly at: number;
  readonly to: number;
  readonly text: string;
}

export const changed = (text: string, change: TextChange): string =>
  text.slice(0, change.at) + change.text + text.slice(change.to);

/**
 * Changes the number at the caret by this many units of its last digit; null if there is none. The number
 * keeps its decimals and does not fall below 0, because its sign is a separate character.
 */
export function nudged(text: string, caret: number, units: number): TextChange | null {
  const piece = piecesOf(text).find(
    ({ kind, at, text: number }) => kind === 'number' && at <= caret && caret <= at + number.length,
  );
  if (!piece || /e/i.test(piece.text)) return null;
  const decimals = piece.text.split('.')[1]?.length ?? 0;
  const value = Math.max(0, Math.round(Number(piece.text) * 10 ** decimals) + units) / 10 ** decimals;
  return { at: piece.at, to: piece.at + piece.text.length, text: value.toFixed(decimals) };
}

/** Inserts a block in place of the selection, connected by a plus to a value before or after it. */
export function written(text: string, at: number, to: number, block: string): TextChange {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(to).trimStart();
  const plusBefore = /[\w.)]$/.test(before) ? ' + ' : '';
  const plusAfter = /^[\w.(]/.test(after) ? ' + ' : '';
  return {
    at: plusBefore ? before.length : at,
    to: plusAfter ? text.length - after.length : to,
    text: plusBefore + block + plusAfter,
  };
}
