import type { ParamValues } from '../../parameters/spec.ts';
import type { LaneSetting } from '../../replicates/plan.ts';
import type { Claim } from '../report/claims.ts';
import { averageRegret, type Measure } from '../report/measures.ts';

export const SPARQ = 'SparQ-GP-UCB';
const SPARQ_THEOREM = 'SparQ-GP-UCB, theorem’s β';
export const SPARQ_BASELINES = ['GP-UCB', 'TV-GP-UCB', 'W-GP-UCB', 'R-GP-UCB', 'SW-GP-UCB'] as const;
/** R_t is kept at this many evenly spaced steps. */
export const CURVE_POINTS = 50;

/** SparQ and the baselines of its paper; R- and SW-GP-UCB are those of Zhou & Shroff, W is Deng et al.'s. */
export function sparqLanes(budget: number): Record<string, LaneSetting> {
  const lane = (algorithm: string, parameters: ParamValues = {}): LaneSetting => ({
    algorithm,
    parameters: { schedule: 'log', c1: 0.8, c2: 4, ...parameters },
  });
  return {
    [SPARQ]: lane('sparq-gp-ucb'),
    [SPARQ_THEOREM]: lane('sparq-gp-ucb', { schedule: 'sparq', normBound: 1, delta: 0.05 }),
    'GP-UCB': lane('gp-ucb'),
    'TV-GP-UCB': lane('tv-gp-ucb', { epsilon: 0.03 }),
    'W-GP-UCB': lane('w-gp-ucb', { discountFrom: 'budget', budget }),
    'R-GP-UCB': lane('br-gp-ucb', { budget }),
    'SW-GP-UCB': lane('sw-gp-ucb', { windowFrom: 'budget', budget }),
    'Random search': { algorithm: 'random', parameters: {} },
  };
}

export const SPARQ_SETTING: readonly string[] = [
  'Every lane: √(0.8 ln 4t) as the multiplier; the row “theorem’s β” has B + √(2 ln(2/δ) + 2γ) with B = 1 for ‖f‖ and δ = 0.05 instead.',
  'SparQ asks ⌈6 ln t⌉ visited places after every step (20 swaps of the chain from its greedy start); the expert’s noise is that of the observations.',
  'TV: ε = 0.03. R and SW: ⌈γ_T^{1/4} (T/B_T)^{1/2}⌉ steps, W: η = 1 − γ_T^{−1/4} (B_T/T)^{1/2}, γ_T = (ln T)^{d+1}.',
];

/** Average regret over the first half of the run: R_{T/2}/(T/2). */
export const firstHalfRegret: Measure = {
  id: 'R_t/t at T/2',
  of: ({ curve }, horizon) => curve[Math.round(curve.length / 2) - 1] / (horizon / 2),
};

/** All queries of the expert. */
export const sideQueryCount: Measure = { id: 'side queries', of: ({ sideQueries }) => sideQueries };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One row's average regret is below `limit` at T and lower than at T/2; every other row's is above `others`. */
export function onlyVanishing(
  row: string,
  column: string,
  limit: number,
  rest: readonly string[],
  others: number,
): Claim {
  return {
    text: `Only ${row}’s average regret goes to zero: below ${limit} at T and falling, all others above ${others}`,
    check({ values }) {
      const half = mean(values(row, column, firstHalfRegret.id));
      const last = mean(values(row, column, averageRegret.id));
      const lowest = Math.min(...rest.map((other) => mean(values(other, column, averageRegret.id))));
      const holds = last < limit && last < half && lowest > others;
      const detail = `${row}: ${half.toFixed(3)} at T/2, ${last.toFixed(3)} at T; lowest of the others ${lowest.toFixed(3)}`;
      return { verdict: holds ? 'reproduced' : 'not reproduced', detail };
    },
  };
}
