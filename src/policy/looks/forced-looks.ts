import { log } from '../../math/index.ts';

/** How looks are spread over the steps: one at a time, or a round of the covering set at once (GLR-klUCB). */
export type LookSpacing = 'spread' | 'block';

/** Looks at a covering set of the candidates, on a schedule (ALGORITHMS-SHELF §17; the outline of DAL, 2026). */
export interface Looks {
  readonly spacing: LookSpacing;
  /** Share α of the queries, in [0, 1]; null: the schedule's own, which grows with every restart (`scheduledShare`). */
  readonly share: number | null;
  /** Candidates of the covering set, in order; omitted: cells on a grid, the greedy choice among arms. */
  readonly cover?: readonly number[];
}

/** Quotients in the schedule may exceed a whole number by a rounding error. */
const ROUNDING = 1e-9;
const wholeSteps = (length: number): number => Math.ceil(length - ROUNDING);

/**
 * Covering set by cells: [0,1]^d in m^d equal boxes, last axis fastest; of each the candidate nearest to the centre, ties to the
 * lowest index. A candidate already taken is left out.
 * @param candidates `G × d`, G ≥ 1
 * @returns at most m^d indices of candidates
 */
export function cellCovering(candidates: readonly (readonly number[])[], perAxis: number): number[] {
  const dimension = candidates[0].length;
  const taken = new Set<number>();
  const cells = candidates[0].reduce((count) => count * perAxis, 1);
  for (let cell = 0; cell < cells; cell++) taken.add(nearest(candidates, centreOf(cell, perAxis, dimension)));
  return [...taken];
}

function centreOf(cell: number, perAxis: number, dimension: number): number[] {
  const centre: number[] = [];
  for (let rest = cell, axis = dimension - 1; axis >= 0; axis--) {
    centre[axis] = ((rest % perAxis) + 0.5) / perAxis;
    rest = Math.floor(rest / perAxis);
  }
  return centre;
}

function nearest(candidates: readonly (readonly number[])[], centre: readonly number[]): number {
  let [best, found] = [Number.POSITIVE_INFINITY, 0];
  for (const [i, candidate] of candidates.entries()) {
    let squares = 0;
    for (const [d, own] of centre.entries()) squares += (candidate[d] - own) * (candidate[d] - own);
    if (squares < best) [best, found] = [squares, i];
  }
  return found;
}

/**
 * Share of looks in an episode, min(1, √(k N_e ln T / T)) (GLR-klUCB's published tuning, with N_e for its arms).
 * @param episode k = 1 + restarts so far
 * @param size N_e, places of the covering set
 * @param horizon T
 */
export function scheduledShare(episode: number, size: number, horizon: number): number {
  return Math.min(1, Math.sqrt((episode * size * log(horizon)) / horizon));
}

/**
 * The place of the covering set that the schedule requires.
 * @param sinceRestart j = t − τ ≥ 1, steps since the last restart
 * @param made looks made in this episode
 * @param share of looks, in [0, 1]; 0: none
 * @param size N_e
 * @returns an index into the covering set; null: the acquisition chooses
 */
export function forcedLook(
  spacing: LookSpacing,
  sinceRestart: number,
  made: number,
  share: number,
  size: number,
): number | null {
  if (share === 0) return null;
  if (spacing === 'spread') return (sinceRestart - 1) % wholeSteps(1 / share) === 0 ? made % size : null;
  const place = (sinceRestart - 1) % wholeSteps(size / share);
  return place < size ? place : null;
}
