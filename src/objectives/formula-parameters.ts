import { LIMITS } from '../formula/limits.ts';
import type { FormulaKind, FormulaParam, NamedNumbers, NamedNumbersParam } from '../parameters/spec.ts';

/** By the id of the objective. */
export const FORMULA_KINDS = {
  'formula-1d': { coordinates: ['x'], still: false, symbol: 'f(x, t)' },
  'formula-2d': { coordinates: ['x', 'y'], still: false, symbol: 'f(x, y, t)' },
  'formula-environment': { coordinates: ['x', 'w'], still: true, symbol: 'f(x, w)' },
} as const satisfies Readonly<Record<string, FormulaKind>>;

/** The text, and the values of its symbols: a description, without what reads formulas (`formula-parts.ts`). */
export function formulaParameters(
  kind: FormulaKind,
  { formula, symbols, help }: { formula: string; symbols: NamedNumbers; help: string },
): readonly [FormulaParam, NamedNumbersParam] {
  return [
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
  ];
}
