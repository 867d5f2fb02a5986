import type { FormulaPreview } from '../../src/engine/formula-preview.ts';
import { formatTick, formatValue } from '../plot/format.ts';

/** Jumps that are named; of more only their number is said. */
const NAMED = 4;

/** What the picture of a formula says in words: its range, its jumps or its best design, and how fine it is. */
export function formulaReading(preview: FormulaPreview): string {
  const parts = [between(preview.range), preview.still ? bestDesign(preview) : jumps(preview.changePoints)];
  return [...parts, coarseness(preview)].filter(Boolean).join('; ');
}

const between = ([low, high]: FormulaPreview['range']): string =>
  low === high ? `${value(low)} everywhere` : `between ${value(low)} and ${value(high)}`;

/** Two digits that count; large and small numbers as powers. */
function value(number: number): string {
  const size = Math.abs(number);
  if (size >= 1e5 || (size > 0 && size < 1e-3)) return number.toExponential(1).replace('-', '−');
  return formatValue(number, size >= 100 ? 0 : size >= 0.1 || size === 0 ? 1 : 3);
}

function jumps(steps: readonly number[]): string {
  if (steps.length === 0) return '';
  if (steps.length > NAMED) return `jumps ${steps.length} times`;
  const names = steps.map(String);
  const last = names.pop();
  return `jumps after $t$ = ${names.length ? `${names.join(', ')} and ` : ''}${last}`;
}

function bestDesign({ environment, candidates }: FormulaPreview): string {
  if (!environment) return '';
  const { best, probability, threshold } = environment;
  const place = formatValue(candidates.axes[0][best]);
  return `$x$ = ${place} exceeds $h$ = ${formatTick(threshold)} most often, with probability ${formatValue(probability[best])}`;
}

function coarseness({ coarse, candidates, steps, still }: FormulaPreview): string {
  if (!coarse) return '';
  const grid = candidates.axes.map(({ length }) => length).join(' × ');
  return `drawn coarser: ${grid} points${still ? '' : `, ${steps.length} steps`}`;
}
