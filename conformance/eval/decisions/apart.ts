import { otherwise } from '../../../src/parameters/shape.ts';
import { claimsOf, type LanePair, placesOf } from '../../../src/replicates/comparison/compare-lanes.ts';
import { signTest, wilcoxon } from '../../../src/replicates/comparison/fixed-n.ts';
import {
  meanShareEvidence,
  runningStakes,
  worstShares,
} from '../../../src/replicates/comparison/mean-share.ts';
import { differencesOf } from '../../../src/replicates/comparison/paired-difference.ts';
import { countWins, pOf, winsEvidence } from '../../../src/replicates/comparison/wins.ts';
import { CaseError } from '../case-error.ts';
import { fields, matrix, numbers, probability, readCase, requireLength } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { checkRows } from './rows.ts';

const shape = fields({ values: matrix, alpha: probability, worst: otherwise(numbers, null) });

/** Lanes over paired seeds: the claims that hold at every look, and the tests for a fixed number of seeds. */
export const apart: EvalKind = (input) => {
  const { values, alpha, worst } = readCase(shape, input);
  checkRows('values', values, 2, 1);
  if (worst) checkWorst(worst, values);
  const places = placesOf(values.length);
  const claims = claimsOf(places, values, worst && places.map(() => worst), alpha);
  const pairs = places.map(([i, j]) => [values[i], values[j]] as const);
  return {
    pairs: places,
    wins: claims.map((claim, k) => winsOf(claim, ...pairs[k])),
    share: claims.map(({ wins: { ofDecided, low, high } }) => ({ of_decided: ofDecided, low, high })),
    ...(worst && { mean_share: claims.map((claim, k) => meanShareOf(claim, worst, ...pairs[k])) }),
    fixed: pairs.map(([a, b]) => ({ sign_p: signTest(a, b), wilcoxon: wilcoxon(a, b) })),
  };
};

type Claims = Pick<LanePair, 'wins' | 'meanShare' | 'apart'>;

/** With evidence and p after every seed. */
function winsOf({ wins, apart }: Claims, a: readonly number[], b: readonly number[]) {
  const e = a.map((_, r) => {
    const counts = countWins(a.slice(0, r + 1), b.slice(0, r + 1));
    return winsEvidence(counts.a, counts.b);
  });
  const { a: lower, b: higher, same, holm, level, verdict } = wins;
  return { a: lower, b: higher, same, e, p: e.map(pOf), holm, level, verdict, apart };
}

function meanShareOf(
  { meanShare }: Claims,
  worst: readonly number[],
  a: readonly number[],
  b: readonly number[],
) {
  const { e: _, p: __, ...claim } = meanShare as NonNullable<typeof meanShare>;
  const e = runningStakes(worstShares(differencesOf(a, b), worst)).map(meanShareEvidence);
  return { ...claim, e, p: e.map(pOf) };
}

/** A difference larger than the worst play is none of two lanes that played in its world. */
function checkWorst(worst: readonly number[], values: readonly (readonly number[])[]): void {
  requireLength('worst', worst, values[0].length, 'values[0]');
  for (const [r, most] of worst.entries()) {
    const own = values.map((lane) => lane[r]);
    const range = Math.max(...own) - Math.min(...own);
    if (most < 0 || (most > 0 && range > most * (1 + 1e-9)))
      throw new CaseError(
        `worst[${r}] must be at least ${range}, by which the values of seed ${r} differ, got ${most}`,
      );
  }
}
