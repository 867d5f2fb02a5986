import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { Frame } from '../../../src/contracts/record.ts';
import { formatValue } from '../../../src/picture/format.ts';

/** A candidate as text: "0.39", "(0.77, 0.60)" or the arm's name. */
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

/**
 * The values at a pair and at its design: "(x, w) = (−0.35, 0.10)  f 1.20  μ 1.10  σ 0.20  Φ 0.93  p 0.81
 * μ^(p) 0.78 ± 0.10", where ± is γ.
 */
export function pairReading(
  frame: Frame,
  candidates: CandidateSet,
  { conditions, probability }: Environment,
  index: number,
): string {
  const { truth, mean, sd, designs, belief } = frame;
  const design = Math.floor(index / conditions);
  const parts = [`$(x, w)$ = ${candidateName(candidates, index)}`, `$f$ ${formatValue(truth[index])}`];
  if (mean && sd) parts.push(`$μ$ ${formatValue(mean[index])}`, `$σ$ ${formatValue(sd[index])}`);
  if (belief) parts.push(`$Φ$ ${formatValue(belief[index])}`);
  parts.push(`$p$ ${formatValue(probability[design])}`);
  if (designs?.mean && designs.spread)
    parts.push(`$μ^{(p)}$ ${formatValue(designs.mean[design])} ± ${formatValue(designs.spread[design])}`);
  return parts.join('  ');
}
