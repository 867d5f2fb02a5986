import { exp, log } from '../../../src/math/index.ts';
import { normalCdf } from '../../../src/math/normal.ts';
import { incompleteBeta, logGammaOfHalf } from '../../../src/replicates/comparison/distributions.ts';

// Friedman's test and Nemenyi's groups, which the sheet does not use: whether two lanes are joined would depend on a third.

/** Quantiles at 5 % of the studentised range over √2, for k = 2..12 lanes (Demšar 2006, table 5). */
const NEMENYI = [
  1.959964, 2.343701, 2.569032, 2.727774, 2.849705, 2.94832, 3.030878, 3.10173, 3.163684, 3.218654, 3.268004,
];

/**
 * Friedman's test and Nemenyi's groups.
 * @param values lanes × replicates, lower is better; k ≥ 2 lanes
 */
export function friedman(values: readonly (readonly number[])[]) {
  const [k, n] = [values.length, values[0].length];
  const ranks = Array.from({ length: n }, (_, r) => ranksOf(values.map((lane) => lane[r])));
  const meanRanks = values.map((_, lane) => ranks.reduce((sum, row) => sum + row[lane], 0) / n);
  const chi2 = statistic(meanRanks, ranks);
  const spare = n * (k - 1) - chi2;
  // Ranks that agree wholly leave nothing but rounding.
  const agreed = spare <= 1e-9 * n * (k - 1);
  const imanDavenport = agreed ? null : ((n - 1) * chi2) / spare;
  const criticalDifference =
    k - 2 < NEMENYI.length ? NEMENYI[k - 2] * Math.sqrt((k * (k + 1)) / (6 * n)) : null;
  return {
    mean_ranks: meanRanks,
    chi2,
    p: upperChiSquared(chi2, k - 1),
    iman_davenport: imanDavenport,
    iman_davenport_p: imanDavenport === null ? 0 : upperF(imanDavenport, k - 1, (k - 1) * (n - 1)),
    critical_difference: criticalDifference,
    groups: criticalDifference === null ? [] : groupsOf(meanRanks, criticalDifference),
  };
}

/** Ranks from 1 upwards; equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

function statistic(meanRanks: readonly number[], ranks: readonly (readonly number[])[]): number {
  const [k, n] = [meanRanks.length, ranks.length];
  const middle = (k + 1) / 2;
  const between = meanRanks.reduce((sum, rank) => sum + (rank - middle) * (rank - middle), 0);
  const within = ranks.flat().reduce((sum, rank) => sum + rank * rank, 0) - (n * k * (k + 1) * (k + 1)) / 4;
  return within === 0 ? 0 : ((k - 1) * n * n * between) / within;
}

/** Every longest run of lanes, in order of mean rank, whose ends are closer than the critical difference. */
function groupsOf(meanRanks: readonly number[], criticalDifference: number): number[][] {
  const order = meanRanks.map((_, i) => i).sort((i, j) => meanRanks[i] - meanRanks[j] || i - j);
  const groups: number[][] = [];
  let reached = 0;
  for (let first = 0; first < order.length; first++) {
    let last = first;
    while (
      last + 1 < order.length &&
      meanRanks[order[last + 1]] - meanRanks[order[first]] < criticalDifference
    )
      last++;
    if (last > first && last + 1 > reached) groups.push(order.slice(first, last + 1));
    reached = Math.max(reached, last + 1);
  }
  return groups;
}

/** P(F ≥ f) for Fisher's F with ν₁, ν₂ ≥ 1 degrees, f ≥ 0. */
function upperF(f: number, numerator: number, denominator: number): number {
  return incompleteBeta(denominator / (denominator + numerator * f), denominator, numerator);
}

/**
 * P(χ² ≥ x) with ν ≥ 1 degrees: Q(ν/2, x/2) from Q(½, u) = erfc √u or Q(1, u) = e^−u, and
 * Q(a + 1, u) = Q(a, u) + u^a e^−u/Γ(a + 1).
 */
function upperChiSquared(x: number, degrees: number): number {
  const u = x / 2;
  let tail = degrees % 2 === 0 ? exp(-u) : 2 * normalCdf(-Math.sqrt(2 * u));
  for (let twice = degrees % 2 === 0 ? 2 : 1; twice < degrees; twice += 2)
    tail += u === 0 ? 0 : exp((twice / 2) * log(u) - u - logGammaOfHalf(twice + 2));
  return Math.min(1, tail);
}
