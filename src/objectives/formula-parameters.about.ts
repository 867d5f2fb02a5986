import { LIMITS } from '../formula/limits.ts';
import type { FormulaKind, NamedNumbers } from '../parameters/spec.ts';
import { defineParameters, type ValuesOf } from '../parameters/typed.ts';

/** By the id of the objective. */
export const FORMULA_KINDS = {
  'formula-1d': { coordinates: ['x'], still: false, symbol: 'f(x, t)' },
  'formula-2d': { coordinates: ['x', 'y'], still: false, symbol: 'f(x, y, t)' },
  'formula-environment': { coordinates: ['x', 'w'], still: true, symbol: 'f(x, w)' },
} as const satisfies Readonly<Record<string, FormulaKind>>;

/** The text, and the values of its symbols: a description, without what reads formulas (`formula-parts.ts`). */
export const formulaParameters = (
  kind: FormulaKind,
  { formula, symbols, help }: { formula: string; symbols: NamedNumbers; help: string },
) =>
  defineParameters(
    {
      id: 'formula',
      type: 'formula',
      label: 'Formula',
      symbol: `$${kind.symbol}$`,
      help,
      default: formula,
      longest: LIMITS.characters,
      kind,
    },
    {
      id: 'symbols',
      type: 'named numbers',
      label: 'Symbols',
      symbol: '',
      help: 'The letters of the formula that have no meaning of their own. Each has a slider.',
      default: symbols,
      min: -1e6,
      max: 1e6,
      slider: [0, 3],
      formula: 'formula',
      kind,
    },
  );

/** A formula and the values of its letters. */
export type GivenFormula = ValuesOf<ReturnType<typeof formulaParameters>>;
