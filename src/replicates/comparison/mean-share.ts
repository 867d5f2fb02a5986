import { exp, log } from '../../math/index.ts';

/**
 * Differences as shares of the worst play, z_r = d_r/W_r in [−1, 1]; 0 where the worst play costs nothing.
 * @param differences a − b, seed by seed, of costs
 * @param worst W_r ≥ |d_r|: what playing the worst candidate at every step would cost
 */
export const worstShares = (differences: readonly number[], worst: readonly number[]): number[] =>
  differences.map((d, r) => (worst[r] === 0 ? 0 : Math.max(-1, Math.min(1, d / worst[r]))));

/** Σ ln(1 + z) and Σ ln(1 − z) over n seeds: what staking everything on either lane has made. */
export interface Stakes {
  readonly n: number;
  readonly up: number;
  readonly down: number;
}

/** The stakes after each of the seeds. */
export function runningStakes(shares: readonly number[]): Stakes[] {
  let [up, down] = [0, 0];
  return shares.map((z, r) => {
    // ln 0 = −∞ is right: such a stake is lost for good.
    up += z <= -1 ? Number.NEGATIVE_INFINITY : log(1 + z);
    down += z >= 1 ? Number.NEGATIVE_INFINITY : log(1 - z);
    return { n: r + 1, up, down };
  });
}

/** exp is taken of no more. */
const MOST_LOG = 575;

/**
 * Evidence against "on average, as a share of the worst play, the two cost the same": ½ max(Π(1 + z), Π(1 − z))
 * (Waudby-Smith & Ramdas 2024, with the one bet λ = 1). Valid at every look, as z is bounded.
 */
export const meanShareEvidence = ({ up, down }: Stakes): number =>
  exp(Math.min(MOST_LOG, Math.max(up, down))) / 2;

/** The means of z that the evidence does not refute at a level; it leaves out 0 exactly where e ≥ 1/level. */
export function meanShareInterval(
  { n, up, down }: Stakes,
  level: number,
): readonly [low: number, high: number] {
  const bar = log(2 / level);
  return [exp((up - bar) / n) - 1, 1 - exp((down - bar) / n)];
}
