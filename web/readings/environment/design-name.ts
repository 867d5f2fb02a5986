import type { Environment } from '../../../src/contracts/environment.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { formatValue } from '../../../src/picture/format.ts';

/** "−0.35" or "(30.00, 24.00)": the coordinates that all pairs of a design share. */
export function designName(
  { candidates: { points, dimension } }: Pick<WorldSummary, 'candidates'>,
  { conditions }: Environment,
  design: number,
): string {
  const first = design * conditions * dimension;
  const last = first + (conditions - 1) * dimension;
  const shared = Array.from({ length: dimension }, (_, d) => d).filter(
    (d) => points[first + d] === points[last + d],
  );
  const values = shared.map((d) => formatValue(points[first + d]));
  return values.length === 1 ? values[0] : `(${values.join(', ')})`;
}
