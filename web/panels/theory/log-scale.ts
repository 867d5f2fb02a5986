import type { Tick } from '../../../src/picture/axis.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import type { Series } from '../../plot/series.ts';

/** Most powers of ten with labels. */
const MOST_TICKS = 6;
/** Number of powers of ten shown below the final regret; the first steps may leave the plot. */
const BELOW = 2;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Decimal logarithms; NaN, drawn as a gap, for values of 0 or less than `least`. */
export function decades(values: Series, least = 0): Float64Array {
  const logarithms = new Float64Array(values.length).fill(Number.NaN);
  for (let i = 0; i < values.length; i++)
    if (values[i] > 0 && values[i] >= least) logarithms[i] = Math.log10(values[i]);
  return logarithms;
}

/** The largest of the values, at least 1. */
function largestOf(values: Series): number {
  let largest = 1;
  for (let i = 0; i < values.length; i++) if (values[i] > largest) largest = values[i];
  return largest;
}

/** Powers of ten around the final regret and the highest curve, as [lowest, highest]. */
export function decadeRange(regret: Series, ...curves: readonly Series[]): [number, number] {
  const last = regret[regret.length - 1];
  const high = Math.ceil(Math.log10(Math.max(...[...curves, regret].map(largestOf))));
  const low = Math.floor(Math.log10(last > 0 ? last : 1)) - BELOW;
  return [Math.min(low, high - 1), high];
}

/** A scale from decimal logarithms to px. */
export const decadeScale = (range: readonly [number, number], bottom: number, top: number): Scale =>
  linear(range, [bottom, top]);

/** Ticks at whole powers of ten, evenly spaced. */
export function decadeTicks(scale: Scale): Tick[] {
  const [low, high] = scale.domain();
  const step = Math.max(1, Math.ceil((high - low) / (MOST_TICKS - 1)));
  const count = Math.floor((high - low) / step) + 1;
  return Array.from({ length: count }, (_, i) => {
    const value = low + i * step;
    return { value, at: scale(value), label: powerOfTen(value) };
  });
}

/** "0.1", "1", "100", "10⁷". */
export function powerOfTen(exponent: number): string {
  if (exponent >= -2 && exponent <= 2) return ['0.01', '0.1', '1', '10', '100'][exponent + 2];
  const digits = [...String(Math.abs(exponent))].map((digit) => RAISED[Number(digit)]).join('');
  return `10${exponent < 0 ? '⁻' : ''}${digits}`;
}
