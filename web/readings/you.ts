import * as words from '#words/readings/you';
import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { StepRecord } from '../../src/contracts/record.ts';
import { formatValue } from '../../src/picture/format.ts';

/** A query is elsewhere if further away than this share of the longest axis; among arms if it differs. */
const FAR = 0.1;

/** The part of the candidates needed for distances between them. */
export type Places = Pick<CandidateSet, 'kind' | 'axes' | 'points' | 'dimension' | 'names'>;

/** Whether a person would see two candidates as different places. */
export function isElsewhere({ kind, axes, points, dimension }: Places, a: number, b: number): boolean {
  if (kind === 'arms') return a !== b;
  const longest = Math.max(...axes.map((axis) => axis[axis.length - 1] - axis[0]));
  let square = 0;
  for (let k = 0; k < dimension; k++) square += (points[a * dimension + k] - points[b * dimension + k]) ** 2;
  return Math.sqrt(square) > FAR * longest;
}

/**
 * Whether a person's queries show that they noticed a jump after step `change`. They rested if the last query
 * before it and the first after it are at the same place; then they noticed with the first later query, up to
 * step t, that is elsewhere.
 */
type Noticed =
  /** The number of observations after the jump before they looked elsewhere. */
  { readonly after: number } | 'searching' | 'unnoticed';

export function noticedBy(
  candidates: Places,
  records: readonly Pick<StepRecord, 'index'>[],
  change: number,
  t: number,
): Noticed {
  const [before, first] = [records[change - 1], records[change]];
  if (!before || !first || t <= change) return 'unnoticed';
  if (isElsewhere(candidates, before.index, first.index)) return 'searching';
  for (let step = change + 2; step <= Math.min(t, records.length); step++)
    if (isElsewhere(candidates, records[step - 1].index, first.index)) return { after: step - change - 1 };
  return 'unnoticed';
}

/** The sentence on a person's lane at step t; `change` is the last jump before it. */
export function handReading(
  candidates: Places,
  records: readonly StepRecord[],
  t: number,
  change: number | null,
): string {
  const { index, y, x } = records[t - 1];
  const place =
    candidates.kind === 'arms'
      ? (candidates.names[index] ?? words.arm(index + 1))
      : x.map((value) => formatValue(value)).join(', ');
  const noticed = change === null ? 'unnoticed' : noticedBy(candidates, records, change, t);
  const now = typeof noticed === 'object' && change !== null && t === change + 1 + noticed.after;
  return now
    ? words.lookedElsewhere({ place, readings: noticed.after })
    : words.queried({ place, value: formatValue(y) });
}
