import { GIVEN_NAMES } from '../../../src/formula/facts.ts';
import { functionNamed } from '../../../src/formula/functions.ts';
import { piecesOf } from '../../../src/formula/tokens.ts';

/** A displayed part of the formula: a letter with a slider, a function, or anything else. */
export interface Span {
  readonly kind: 'symbol' | 'function' | 'plain';
  /** Whether it is part of a fault. */
  readonly wrong: boolean;
  readonly text: string;
}

/** Characters from `at` to before `to`. */
export interface Stretch {
  readonly at: number;
  readonly to: number;
}

/** The formula as spans. A fault after the text, or between characters, is shown at the one before it. */
export function highlight(text: string, coordinates: readonly string[], fault: Stretch | null): Span[] {
  const wrong = fault && visible(fault, text.length);
  return piecesOf(text).flatMap(({ kind, text: piece, at }) => {
    const look = kind === 'name' ? lookOf(piece, coordinates) : 'plain';
    return cutAt(piece, at, wrong).map((part) => ({ kind: look, ...part }));
  });
}

function lookOf(name: string, coordinates: readonly string[]): Span['kind'] {
  if (functionNamed(name)) return 'function';
  return GIVEN_NAMES.includes(name) || coordinates.includes(name) ? 'plain' : 'symbol';
}

function visible({ at, to }: Stretch, length: number): Stretch {
  const from = Math.min(at, Math.max(0, length - 1));
  return { at: from, to: Math.max(to, from + 1) };
}

/** A piece cut at the ends of the faulty stretch. */
function cutAt(piece: string, start: number, wrong: Stretch | null): Pick<Span, 'wrong' | 'text'>[] {
  if (!wrong || wrong.to <= start || wrong.at >= start + piece.length) return [{ wrong: false, text: piece }];
  const [from, to] = [Math.max(0, wrong.at - start), Math.min(piece.length, wrong.to - start)];
  return [
    { wrong: false, text: piece.slice(0, from) },
    { wrong: true, text: piece.slice(from, to) },
    { wrong: false, text: piece.slice(to) },
  ].filter(({ text }) => text !== '');
}
