import type { Stream } from '../random/stream.ts';

/** A kernel matrix over n points, row-major `n × n`. */
export interface PointKernel {
  readonly matrix: Float64Array;
  readonly n: number;
}

/** The greedy choice ends at Schur complements up to this share of the largest diagonal, which add no volume. */
const NO_VOLUME = 1e-12;

/** Indices in the order chosen, and the Schur complement each had when it was chosen. */
interface GreedyChoice {
  readonly chosen: readonly number[];
  readonly schur: readonly number[];
}

/**
 * Greedy start of the k-DPP chain (SparQ paper, Algorithm 3): adds, up to `count` times, the point with the largest
 * Schur complement k(x,x) − k(x,Z) K_Z⁻¹ k(Z,x); ties go to the lowest index. O(n · count²) by a growing Cholesky factor.
 */
export function greedyDeterminantal({ matrix, n }: PointKernel, count: number): GreedyChoice {
  const chosen: number[] = [];
  const schur: number[] = [];
  const remaining = Float64Array.from({ length: n }, (_, i) => matrix[i * n + i]);
  const rows: Float64Array[] = [];
  const threshold = NO_VOLUME * remaining.reduce((largest, value) => Math.max(largest, value), 0);
  while (chosen.length < Math.min(count, n)) {
    const next = largestAbove(remaining, chosen, threshold);
    if (next < 0) break;
    const root = Math.sqrt(remaining[next]);
    chosen.push(next);
    schur.push(remaining[next]);
    const row = new Float64Array(n);
    for (let i = 0; i < n; i++) {
      let sum = matrix[next * n + i];
      for (const earlier of rows) sum -= earlier[next] * earlier[i];
      row[i] = sum / root;
      remaining[i] -= row[i] * row[i];
    }
    rows.push(row);
  }
  return { chosen, schur };
}

function largestAbove(values: Float64Array, excluded: readonly number[], threshold: number): number {
  let best = -1;
  for (let i = 0; i < values.length; i++)
    if (values[i] > threshold && !excluded.includes(i) && (best < 0 || values[i] > values[best])) best = i;
  return best;
}

/**
 * Schur complement of point `added` over the set `members`: det K_{Z ∪ added} / det K_Z; never negative.
 * Points that add no volume to the members before them count as none.
 */
export function schurComplement(
  { matrix, n }: PointKernel,
  members: readonly number[],
  added: number,
): number {
  const rows: number[][] = [];
  const factor = (point: number) => {
    const row: number[] = [];
    let rest = matrix[point * n + point];
    for (const [k, member] of members.slice(0, rows.length).entries()) {
      let sum = matrix[point * n + member];
      for (let j = 0; j < k; j++) sum -= row[j] * rows[k][j];
      row.push(rows[k][k] > 0 ? sum / rows[k][k] : 0);
      rest -= row[k] * row[k];
    }
    return { row, rest: Math.max(0, rest) };
  };
  for (const member of members) {
    const { row, rest } = factor(member);
    rows.push([...row, Math.sqrt(rest)]);
  }
  return factor(added).rest;
}

/** One proposed swap: det K_{Z'}/det K_Z for Z' = Z without `removed` and with `added`, and p = ½ min(1, ratio). */
export function swapProbability(kernel: PointKernel, set: readonly number[], removed: number, added: number) {
  const rest = set.filter((point) => point !== removed);
  const ratio = schurComplement(kernel, rest, added) / schurComplement(kernel, rest, removed);
  return { ratio, probability: 0.5 * Math.min(1, ratio) };
}

/**
 * The swap chain towards a k-DPP sample (SparQ paper, Algorithm 2; Burt et al. 2020): `steps` times, a uniform member
 * and a uniform non-member change places with probability ½ min(1, det K_{Z'}/det K_Z).
 * @returns the indices of the sample, in the chain's order
 */
export function sampleDeterminantal(
  kernel: PointKernel,
  start: readonly number[],
  steps: number,
  stream: Stream,
): number[] {
  const inside = [...start];
  const outside = Array.from({ length: kernel.n }, (_, i) => i).filter((i) => !inside.includes(i));
  if (outside.length === 0) return inside;
  for (let step = 0; step < steps; step++) {
    const from = stream.integer(inside.length);
    const to = stream.integer(outside.length);
    const accept = stream.uniform();
    const { probability } = swapProbability(kernel, inside, inside[from], outside[to]);
    if (accept < probability) [inside[from], outside[to]] = [outside[to], inside[from]];
  }
  return inside;
}
