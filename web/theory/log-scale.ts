import { linear, type Scale, type Tick } from '../plot/axis.ts';

/** More powers of ten than this are not labelled. */
const MOST_TICKS = 6;
/** Powers of ten shown below the final regret: the first steps may leave the plot. */
const BELOW = 2;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Decimal logarithms; NaN, a gap, where a value is 0. */
export const decades = (values: readonly number[]): number[] =>
  values.map((value) => (value > 0 ? Math.log10(value) : Number.NaN));

/** Whole powers of ten around the final regret and the highest of some curves, as [lowest, highest]. */
export function decadeRange(
  regret: readonly number[],
  ...curves: readonly (readonly number[])[]
): [number, number] {
  const last = regret[regret.length - 1];
  const largest = [...curves, regret].reduce((most, line) => line.reduce((a, b) => Math.max(a, b), most), 1);
  const high = Math.ceil(Math.log10(largest));
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
