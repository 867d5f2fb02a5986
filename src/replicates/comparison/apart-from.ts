import type { LanePair } from './compare-lanes.ts';
import { meanShareEvidence, runningStakes, worstShares } from './mean-share.ts';
import { differencesOf } from './paired-difference.ts';
import { countWins, winsEvidence } from './wins.ts';

/** Costs of two lanes at a step, seed by seed, and the worst play up to it; null where that is not known. */
interface PairAtStep {
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly worst: readonly number[] | null;
}

/**
 * The step from which two lanes are apart: the first from which a claim that stands at T stands to the last one, with the same
 * evidence against the same level at every step; of the two claims the earlier.
 * @param at the pair at step t = 1..T, T ≥ 1
 * @returns null where the two are not apart at T
 */
export function apartFrom(
  { wins, meanShare }: Pick<LanePair, 'wins' | 'meanShare'>,
  at: (step: number) => PairAtStep,
  horizon: number,
): number | null {
  const steps = [
    wins.verdict && firstOf((step) => winsVerdict(at(step), wins.level) === wins.verdict, horizon),
    meanShare?.verdict &&
      firstOf((step) => meanVerdict(at(step), meanShare.level) === meanShare.verdict, horizon),
  ].filter((step) => typeof step === 'number');
  return steps.length === 0 ? null : Math.min(...steps);
}

/** The first step of those that hold without a gap to the last one, which holds. */
function firstOf(holds: (step: number) => boolean, horizon: number): number {
  let step = horizon;
  while (step > 1 && holds(step - 1)) step--;
  return step;
}

function winsVerdict({ a, b }: PairAtStep, level: number): 'a' | 'b' | null {
  const wins = countWins(a, b);
  if (winsEvidence(wins.a, wins.b) < 1 / level) return null;
  return wins.a > wins.b ? 'a' : 'b';
}

function meanVerdict({ a, b, worst }: PairAtStep, level: number): 'a' | 'b' | null {
  if (!worst) return null;
  const stakes = runningStakes(worstShares(differencesOf(a, b), worst))[a.length - 1];
  if (meanShareEvidence(stakes) < 1 / level) return null;
  return stakes.up > stakes.down ? 'b' : 'a';
}
