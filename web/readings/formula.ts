import * as words from '#words/readings/formula';
import type { FormulaPreview } from '../../src/engine/formula-preview.ts';
import { formatTick, formatValue } from '../../src/picture/format.ts';
import { listed } from '../../words/listed.ts';

/** With more jumps only their number is given. */
const NAMED = 4;

/** Description of a formula's picture: its range, its jumps or its best design, and its resolution. */
export function formulaReading(preview: FormulaPreview): string {
  const parts = [between(preview.range), preview.still ? bestDesign(preview) : jumps(preview.changePoints)];
  return [...parts, coarseness(preview)].filter(Boolean).join('; ');
}

const between = ([low, high]: FormulaPreview['range']): string =>
  low === high
    ? words.everywhere(rounded(low, Math.abs(low)))
    : words.between({ low: rounded(low, high - low), high: rounded(high, high - low) });

/** A value with the digits that matter in a range of this width. */
function rounded(value: number, width: number): string {
  if (Math.abs(value) >= 1e5 || (width > 0 && width < 1e-3))
    return value.toExponential(1).replaceAll('-', '−').replace('+', '');
  return formatValue(value, width >= 100 ? 0 : width >= 1 ? 1 : width >= 0.01 ? 2 : 4);
}

function jumps(steps: readonly number[]): string {
  if (steps.length === 0) return '';
  return steps.length > NAMED ? words.jumps(steps.length) : words.jumpsAfter(listed(steps));
}

function bestDesign({ environment, candidates }: FormulaPreview): string {
  if (!environment) return '';
  const { best, probability, threshold } = environment;
  return words.bestDesign({
    place: formatValue(candidates.axes[0][best]),
    threshold: formatTick(threshold),
    probability: formatValue(probability[best]),
  });
}

function coarseness({ coarse, candidates, steps, still }: FormulaPreview): string {
  if (!coarse) return '';
  const grid = candidates.axes.map(({ length }) => length).join(' × ');
  return still ? words.coarser(grid) : words.coarserInTime({ grid, steps: steps.length });
}
