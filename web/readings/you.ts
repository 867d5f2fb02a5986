import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { StepRecord } from '../../src/contracts/record.ts';
import { formatValue } from '../../src/picture/format.ts';

/** A query is elsewhere when it is further away than this share of the longest axis; among arms when it is another. */
const FAR = 0.1;

/** What is needed to say how far apart two candidates are. */
export type Places = Pick<CandidateSet, 'kind' | 'axes' | 'points' | 'dimension' | 'names'>;

/** Whether two candidates are places that a person would tell apart. */
export function isElsewhere({ kind, axes, points, dimension }: Places, a: number, b: number): boolean {
  if (kind === 'arms') return a !== b;
  const longest = Math.max(...axes.map((axis) => axis[axis.length - 1] - axis[0]));
  let square = 0;
  for (let k = 0; k < dimension; k++) square += (points[a * dimension + k] - points[b * dimension + k]) ** 2;
  return Math.sqrt(square) > FAR * longest;
}

/**
 * What a person's queries say of a jump after step `change`. They rested when the last query before it and the first after
 * it are at one place; then they noticed with the first later query, up to step t, that is elsewhere.
 */
export type Noticed =
  /** So many readings after the jump they had when they looked elsewhere. */
  { readonly after: number } | 'searching' | 'not yet';

export function noticedBy(
  candidates: Places,
  records: readonly Pick<StepRecord, 'index'>[],
  change: number,
  t: number,
): Noticed {
  const [before, first] = [records[change - 1], records[change]];
  if (!before || !first || t <= change) return 'not yet';
  if (isElsewhere(candidates, before.index, first.index)) return 'searching';
  for (let step = change + 2; step <= Math.min(t, records.length); step++)
    if (isElsewhere(candidates, records[step - 1].index, first.index)) return { after: step - change - 1 };
  return 'not yet';
}

/** What a person's lane says at step t; `change` is the last jump before it. */
export function handReading(
  candidates: Places,
  records: readonly StepRecord[],
  t: number,
  change: number | null,
): string {
  const { index, y, x } = records[t - 1];
  const place =
    candidates.kind === 'arms'
      ? (candidates.names[index] ?? `arm ${index + 1}`)
      : x.map((value) => formatValue(value)).join(', ');
  const noticed = change === null ? 'not yet' : noticedBy(candidates, records, change, t);
  const now = typeof noticed === 'object' && change !== null && t === change + 1 + noticed.after;
  if (!now) return `Queried **${place}** and read ${formatValue(y)}.`;
  const readings = noticed.after === 1 ? 'one reading' : `${noticed.after} readings`;
  return `Queried **${place}**: ${readings} after the jump, you looked elsewhere.`;
}
