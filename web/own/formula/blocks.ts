import * as words from '#words/own/formula';
import type { FORMULA_KINDS } from '../../../src/objectives/formula-parameters.about.ts';
import type { NamedNumbers } from '../../../src/parameters/spec.ts';

export type FormulaId = keyof typeof FORMULA_KINDS;

/** A building block of a formula. */
export interface Block {
  /** Its name under the picture. */
  readonly name: string;
  /** The text that a click inserts, if not the name. */
  readonly writes?: string;
  /** Values for its letters that have none yet. */
  readonly symbols?: NamedNumbers;
  /** The formula in its picture. */
  readonly pictured: { readonly id: FormulaId; readonly formula: string; readonly horizon: number };
}

type More = Partial<Omit<Block, 'name' | 'pictured'>> & Partial<Omit<Block['pictured'], 'id'>>;

const pictured =
  (id: FormulaId) =>
  (name: string, { formula = name, horizon = 200, ...more }: More = {}): Block => ({
    name,
    pictured: { id, formula, horizon },
    ...more,
  });
const overTime = pictured('formula-1d');
const inPlane = pictured('formula-2d');
const inSquare = pictured('formula-environment');

const HILLS = 'mix(peak(x, 0.25, 0.15), peak(x, 0.75, 0.15), ramp(t, 50, 150))';
const IN_TIME: readonly Block[] = [
  overTime('sin(2*pi*t/T)'),
  overTime('step(t, 100)'),
  overTime('ramp(t, 50, 150)'),
  overTime('mix(f1, f2, ramp)', { writes: HILLS, formula: HILLS }),
  // Only the first steps are shown, because the curve changes many times within two hundred.
  overTime('drift(x, 0.03)', { horizon: 40 }),
];

/** The blocks of each kind of formula, in order. */
export const BLOCKS: Readonly<Record<FormulaId, readonly Block[]>> = {
  'formula-1d': [
    overTime('peak(x, c, w)', { formula: 'peak(x, 0.6, 0.12)', symbols: { c: 0.6, w: 0.12 } }),
    overTime('p(x)'),
    overTime('p(x, 60, 130)'),
    ...IN_TIME,
  ],
  'formula-2d': [
    inPlane('peak(x, c, w)', { formula: 'peak(x, 0.6, 0.15)', symbols: { c: 0.6, w: 0.15 } }),
    inPlane(words.hill, {
      writes: 'peak(x, c, w)*peak(y, d, w)',
      formula: 'peak(x, 0.6, 0.25)*peak(y, 0.4, 0.25)',
      symbols: { c: 0.6, d: 0.4, w: 0.25 },
    }),
    inPlane('p(x + y)'),
    ...IN_TIME,
  ],
  'formula-environment': [
    inSquare('peak(x, c, s)', { formula: 'peak(x, 0.2, 0.3)', symbols: { c: 0.2, s: 0.3 } }),
    inSquare('peak(w, d, s)', { formula: 'peak(w, -0.2, 0.3)', symbols: { d: -0.2, s: 0.3 } }),
    inSquare('p(x)'),
    inSquare('p(x + w)'),
    inSquare('x*w'),
    inSquare('(x - w)^2'),
    inSquare('sin(2*pi*x)'),
    inSquare('step(w, 0)'),
  ],
};
