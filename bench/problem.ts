import type { Observation } from '../src/gp/posterior.ts';

// The additive recurrences of the plastic number and the golden ratio: points spread evenly, the same bits in Python
// (bench/native.py).
const FIRST = 0.7548776662466927;
const SECOND = 0.5698402909980532;
const GOLDEN = 0.6180339887498949;

export const LENGTHSCALE = 0.2;
export const NOISE_VARIANCE = 0.01;
export const DIMENSION = 2;

/** `count × 2` points of the unit square; another offset gives other points. */
function points(count: number, offset: number): Float64Array {
  return Float64Array.from({ length: 2 * count }, (_, i) => {
    const step = Math.floor(i / 2) + 1;
    return (offset + step * (i % 2 === 0 ? FIRST : SECOND)) % 1;
  });
}

export const inputs = (n: number) => points(n, 0);
export const candidates = (size: number) => points(size, 0.5);

/** n observed values in [−½, ½), spread by the golden ratio: the same for every implementation. */
export function outputs(n: number): Float64Array {
  return Float64Array.from({ length: n }, (_, i) => (((i + 1) * GOLDEN) % 1) - 0.5);
}

/** n observations in the unit square, all at time 1 and with the same noise. */
export function observations(n: number): Observation[] {
  const x = inputs(n);
  return Array.from(outputs(n), (y, i) => ({
    x: [x[2 * i], x[2 * i + 1]],
    y,
    time: 1,
    noiseVariance: NOISE_VARIANCE,
  }));
}

/** The sides of a grid of `size` points, as nearly square as it goes: 500 is 20 × 25. */
export function gridSides(size: number): readonly [number, number] {
  let side = Math.floor(Math.sqrt(size));
  while (size % side !== 0) side--;
  return [side, size / side];
}
