import { nice, ticks } from 'd3-array';

/** A straight line from data to px. */
export interface Scale {
  (value: number): number;
  /** From px to data. */
  readonly invert: (px: number) => number;
  readonly domain: () => readonly [number, number];
  readonly range: () => readonly [number, number];
  /** About `count` round values within the domain. */
  readonly ticks: (count: number) => number[];
  /** The same over a domain that begins and ends at round values, where about `count` ticks are wanted. */
  readonly nice: (count: number) => Scale;
}

/** Data to px; a domain without extent is drawn in the middle. */
export function linear(domain: readonly [number, number], range: readonly [number, number]): Scale {
  return Object.assign(between(domain, range), {
    invert: between(range, domain),
    domain: () => domain,
    range: () => range,
    ticks: (count: number) => ticks(domain[0], domain[1], count),
    nice(count: number) {
      const [low, high] = nice(Math.min(...domain), Math.max(...domain), count);
      return linear(domain[0] <= domain[1] ? [low, high] : [high, low], range);
    },
  });
}

/** Weighs the ends, so that both are met to the last bit. */
function between([a, b]: readonly [number, number], [from, to]: readonly [number, number]) {
  return (value: number): number => {
    const share = a === b ? 0.5 : (value - a) / (b - a);
    return from * (1 - share) + to * share;
  };
}

/** Smallest and largest of the values that are finite; [∞, −∞] without any. */
export function extent(values: Iterable<number>): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
