import { mean } from '../../math/mean.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { LaneSetting } from '../../plan/plan.ts';
import type { Claim } from '../report/claims.ts';
import { averageRegret, type Measure } from '../report/measures.ts';
import { orderVerdict } from '../report/order-claims.ts';

export const SPARQ = 'SparQ-GP-UCB';
const SPARQ_SMALL = 'SparQ-GP-UCB, small β';
/** The paper's δ. */
export const DELTA = 0.05;
/** q of ⌈q ln t⌉ beside the paper's 6. */
const FEWER_QUERIES = [1, 3];
export const sparqWith = (queryFactor: number) => `SparQ-GP-UCB, q = ${queryFactor}`;
export const STATIC = 'GP-UCB';
export const SPARQ_BASELINES = [STATIC, 'TV-GP-UCB', 'W-GP-UCB', 'R-GP-UCB', 'SW-GP-UCB'] as const;
/** What stands behind “at most”: the rule that ends the greedy choice. */
export const FEWER_ASKED =
  'fewer once the places are numerically dependent: the greedy choice ends where what a place adds to those chosen, its Schur complement, is at most 10⁻¹² of σ_f². What is left out is dependent in the prior alone: noisy answers there would still be worth something.';
/** R_t is kept at this many evenly spaced steps. */
export const CURVE_POINTS = 50;

/** SparQ and the baselines of its paper; R- and SW-GP-UCB are those of Zhou & Shroff, W is Deng et al.'s. */
export function sparqLanes(budget: number): Record<string, LaneSetting> {
  const lane = (algorithm: string, parameters: ParamValues = {}): LaneSetting => ({
    algorithm,
    parameters: { schedule: 'sparq', normBound: 1, delta: DELTA, ...parameters },
  });
  return {
    [SPARQ]: lane('sparq-gp-ucb'),
    [SPARQ_SMALL]: { algorithm: 'sparq-gp-ucb', parameters: { schedule: 'log', c1: 0.8, c2: 4 } },
    ...Object.fromEntries(
      FEWER_QUERIES.map((queryFactor) => [sparqWith(queryFactor), lane('sparq-gp-ucb', { queryFactor })]),
    ),
    [STATIC]: lane('gp-ucb'),
    'TV-GP-UCB': lane('tv-gp-ucb', { epsilon: 0.03 }),
    'W-GP-UCB': lane('w-gp-ucb', { discountFrom: 'budget', budget }),
    'R-GP-UCB': lane('br-gp-ucb', { budget }),
    'SW-GP-UCB': lane('sw-gp-ucb', { windowFrom: 'budget', budget }),
    'Random search': { algorithm: 'random', parameters: {} },
  };
}

export const SPARQ_SETTING: readonly string[] = [
  `Every lane: the theorem’s B + √(2 ln(2/δ) + 2γ) as the multiplier, with the paper’s δ = ${DELTA}, γ of the lane’s own data and B = 1 for ‖f‖, which the paper does not print; the row “small β” has √(0.8 ln 4t) instead.`,
  `SparQ asks at most ⌈6 ln t⌉ visited places after every step (20 swaps of the chain from its greedy start), in the rows “q = …” ⌈q ln t⌉; ${FEWER_ASKED} The expert’s noise is that of the observations.`,
  'TV: ε = 0.03. R and SW: ⌈γ_T^{1/4} (T/B_T)^{1/2}⌉ steps, W: η = 1 − γ_T^{−1/4} (B_T/T)^{1/2}, γ_T = (ln T)^{d+1}.',
];

/** Average regret over the first half of the run: R_{T/2}/(T/2). */
export const firstHalfRegret: Measure = {
  id: 'R_t/t at T/2',
  of: ({ curve }, horizon) => curve[Math.round(curve.length / 2) - 1] / (horizon / 2),
};

/**
 * One row's average regret is below `limit` at T and lower than at T/2; every other row's is above `others`. A finite run shows
 * no limit, and the paper states no such numbers: of a claim that holds the order alone is reproduced.
 */
export function onlyVanishing(
  row: string,
  column: string,
  limit: number,
  rest: readonly string[],
  others: number,
): Claim {
  return {
    text: `Only ${row}’s average regret goes to zero: below ${limit} at T and falling, all others above ${others} (limits of ours)`,
    check({ values }) {
      const half = mean(values(row, column, firstHalfRegret.id));
      const last = mean(values(row, column, averageRegret.id));
      const lowest = Math.min(...rest.map((other) => mean(values(other, column, averageRegret.id))));
      const holds = last < limit && last < half && lowest > others;
      const detail = `${row}: ${half.toFixed(3)} at T/2, ${last.toFixed(3)} at T; lowest of the others ${lowest.toFixed(3)}`;
      return { verdict: orderVerdict(holds), detail };
    },
  };
}

/** A row's average regret grows from T/2 to T, by less than `most` of it. */
export function growsSlowly(row: string, column: string, most: number): Claim {
  return {
    text: `${row}’s average regret grows slowly: from T/2 to T, by at most ${100 * most} %`,
    check({ values }) {
      const half = mean(values(row, column, firstHalfRegret.id));
      const last = mean(values(row, column, averageRegret.id));
      return {
        verdict: last > half && last <= (1 + most) * half ? 'reproduced' : 'not reproduced',
        detail: `${half.toFixed(3)} at T/2, ${last.toFixed(3)} at T`,
      };
    },
  };
}

/** A row's average regret at T/2 and T lies below a bound on R_t. */
export function belowBound(
  row: string,
  column: string,
  horizon: number,
  bound: (t: number) => number,
): Claim {
  return {
    text: `${row} lies below the bound of eq. 19 (with constant 1, for the paper gives an order)`,
    check({ values }) {
      const found = [
        { t: horizon / 2, ours: mean(values(row, column, firstHalfRegret.id)) },
        { t: horizon, ours: mean(values(row, column, averageRegret.id)) },
      ].map(({ t, ours }) => ({ t, ours, allowed: bound(t) / t }));
      return {
        verdict: found.every(({ ours, allowed }) => ours <= allowed) ? 'reproduced' : 'not reproduced',
        detail: found
          .map(({ t, ours, allowed }) => `R_t/t at t = ${t}: ${ours.toFixed(3)}, bound ${allowed.toFixed(1)}`)
          .join('; '),
      };
    },
  };
}
