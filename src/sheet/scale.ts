import { linear, type Scale } from '../picture/linear-scale.ts';

export { linear, type Scale };

/** Round ends around values; from zero where they lie not far from it, and never empty. */
export function roundDomain(values: readonly number[]): [number, number] {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const from = low >= 0 && low < 0.6 * high ? 0 : low;
  const [start, end] = linear(high > from ? [from, high] : [from - 0.5, from + 0.5], [0, 1])
    .nice(6)
    .domain();
  return [start, end];
}

/** Decimals with which the values of a scale are read. */
export function decimalsOf(scale: Scale): number {
  const [low, high] = scale.domain();
  const size = Math.max(Math.abs(low), Math.abs(high));
  return size >= 20 ? 1 : size >= 2 ? 2 : 3;
}

/** A number with a true minus sign; "−0.0" never appears. */
export function figure(value: number, decimals: number): string {
  const plain = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(plain) !== 0 ? `\u2212${plain}` : plain;
}

/** A tick without trailing zeros. */
export const tick = (value: number): string =>
  `${value < 0 ? '\u2212' : ''}${Number(Math.abs(value).toPrecision(6))}`;
