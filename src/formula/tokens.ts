import { LONGEST_NAME } from '../parameters/check.ts';
import { FormulaError } from './fault.ts';
import { LIMITS } from './limits.ts';

/** A number, a name, or a sign; `end` closes every list. */
export interface Token {
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
  readonly to: number;
}

const PATTERN =
  /\s+|(\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)|([a-zA-Z][a-zA-Z0-9]*)|(<=|>=|[-+*/^()?:,<>])/y;

/** What people type for a sign of ours. */
const MISTAKEN: Readonly<Record<string, readonly [sign: string, why: string]>> = {
  '**': ['^', 'A power is written with ^.'],
  '==': ['>', 'Values are compared by <, <=, > or >=.'],
  '=': ['>', 'Values are compared by <, <=, > or >=.'],
  '·': ['*', 'A product is written with *.'],
  '×': ['*', 'A product is written with *.'],
  '÷': ['/', 'A quotient is written with /.'],
  '−': ['-', 'Minus is written with -.'],
  '≤': ['<=', 'At most is written with <=.'],
  '≥': ['>=', 'At least is written with >=.'],
  π: ['pi', 'π is written as pi.'],
  '[': ['(', 'Brackets are round.'],
  ']': [')', 'Brackets are round.'],
  '{': ['(', 'Brackets are round.'],
  '}': [')', 'Brackets are round.'],
};

/**
 * The tokens of a formula, `end` last.
 * @throws FormulaError for a character that means nothing here, and for a text beyond the limits
 */
export function tokensOf(text: string): Token[] {
  if (text.length > LIMITS.characters)
    throw new FormulaError(
      `A formula has at most ${LIMITS.characters} characters; this one has ${text.length}.`,
      LIMITS.characters,
      text.length,
    );
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    at = token.to;
    if (token.kind === 'name' && token.text.length > LONGEST_NAME)
      throw new FormulaError(`A name has at most ${LONGEST_NAME} letters.`, token.at, token.to);
    if (token.text !== '') tokens.push(token);
    if (tokens.length > LIMITS.tokens)
      throw new FormulaError(`A formula has at most ${LIMITS.tokens} parts.`, token.at, text.length);
  }
  tokens.push({ kind: 'end', text: '', at: text.length, to: text.length });
  return tokens;
}

/** A stretch of any text, readable or not. */
export interface Piece {
  readonly kind: Exclude<Token['kind'], 'end'> | 'space' | 'unknown';
  readonly text: string;
  readonly at: number;
}

/** A text in pieces, for the eye: what means nothing is a piece as well, a character each. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += pieces[pieces.length - 1].text.length) {
    PATTERN.lastIndex = at;
    const match = PATTERN.exec(text);
    const piece = match?.[0] ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
    pieces.push({ kind: match ? kindOf(match) : 'unknown', text: piece, at });
  }
  return pieces;
}

function kindOf([, number, name, sign]: RegExpExecArray): 'number' | 'name' | 'sign' | 'space' {
  if (number !== undefined) return 'number';
  if (name !== undefined) return 'name';
  return sign === undefined ? 'space' : 'sign';
}

/** The token at a place; white space is a token without text. */
function tokenAt(text: string, at: number): Token {
  if (text.startsWith('**', at)) throw mistaken(text, at, '**');
  PATTERN.lastIndex = at;
  const match = PATTERN.exec(text);
  if (!match) throw unknownCharacter(text, at);
  const kind = kindOf(match);
  const [whole] = match;
  return kind === 'space'
    ? { kind: 'sign', text: '', at, to: at + whole.length }
    : { kind, text: whole, at, to: at + whole.length };
}

function unknownCharacter(text: string, at: number): FormulaError {
  const found = ['==', String.fromCodePoint(text.codePointAt(at) ?? 0)].find(
    (sign) => sign in MISTAKEN && text.startsWith(sign, at),
  );
  if (found) return mistaken(text, at, found);
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return new FormulaError(`“${character}” means nothing in a formula.`, at, at + character.length);
}

function mistaken(_: string, at: number, found: string): FormulaError {
  const [sign, why] = MISTAKEN[found];
  const to = at + found.length;
  return new FormulaError(why, at, to, { at, to, text: sign, offer: `Write ${sign}` });
}
