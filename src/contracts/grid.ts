import type { CandidateSet } from './candidates.ts';

/** Uniform tensor grid over a box, ends included; dimension 1 or 2. */
export function gridCandidates(
  domain: readonly (readonly [number, number])[],
  pointsPerDimension: number,
): CandidateSet {
  const axes = domain.map(([low, high]) => uniformAxis(low, high, pointsPerDimension));
  const dimension = axes.length;
  const [first, second] = axes;
  const size = second ? first.length * second.length : first.length;
  const points = new Float64Array(size * dimension);
  for (let index = 0; index < size; index++) {
    if (second) {
      points[2 * index] = first[Math.floor(index / second.length)];
      points[2 * index + 1] = second[index % second.length];
    } else points[index] = first[index];
  }
  return { kind: 'grid', dimension, size, points, axes, names: [] };
}

function uniformAxis(low: number, high: number, count: number): Float64Array {
  const axis = new Float64Array(count);
  for (let i = 0; i < count; i++) axis[i] = low + ((high - low) * i) / (count - 1);
  return axis;
}
