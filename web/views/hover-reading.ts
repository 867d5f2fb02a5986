import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { Frame } from '../../src/contracts/record.ts';
import { formatValue } from '../plot/format.ts';

/** A candidate as a reader names it: "0.39", "(0.77, 0.60)" or the arm's name. */
export function candidateName({ names, points, dimension }: CandidateSet, index: number): string {
  if (names.length) return names[index];
  const values = Array.from(points.subarray(index * dimension, (index + 1) * dimension), (v) =>
    formatValue(v),
  );
  return values.length === 1 ? values[0] : `(${values.join(', ')})`;
}

/** The values under the pointer: "x = 0.39, f −0.62, μ 1.59 ± 0.09, α 1.69"; ± is √β_t σ. */
export function hoverReading(frame: Frame, candidates: CandidateSet, index: number): string {
  const { mean, sd, acquisition, multiplier, truth } = frame;
  const name = candidateName(candidates, index);
  const parts = [candidates.kind === 'arms' ? name : `$x$ = ${name}`, `$f_t$ ${formatValue(truth[index])}`];
  if (mean && sd && multiplier !== null) {
    parts.push(`$μ$ ${formatValue(mean[index])} ± ${formatValue(multiplier * sd[index])}`);
    if (candidates.dimension === 2) parts.push(`$σ$ ${formatValue(sd[index])}`);
  }
  if (acquisition) parts.push(`$α$ ${formatValue(acquisition[index])}`);
  return parts.join('  ');
}
