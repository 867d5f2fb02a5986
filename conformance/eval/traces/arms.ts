import type { CandidateSet } from '../../../src/contracts/candidates.ts';

/** `count` arms without names of their own, numbered from 0. */
export function armCandidates(count: number): CandidateSet {
  const numbers = Array.from({ length: count }, (_, arm) => arm);
  return {
    kind: 'arms',
    dimension: 1,
    size: count,
    points: Float64Array.from(numbers),
    axes: [],
    names: numbers.map(String),
  };
}
