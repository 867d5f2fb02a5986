import { parseScenario } from '../../engine/scenario/validate.ts';
import type { LaneSetting } from '../../plan/plan.ts';
import { summarise } from '../../replicates/statistics.ts';
import type { Claim, Evidence } from '../report/claims.ts';
import type { Experiment } from '../spec.ts';
import { curveAt } from './environment-claims.ts';
import { CURVE_POINTS } from './environment-lanes.ts';

const COLUMN = 'f = h';
const PLAIN = 'η = 0';
const WITH_ZONE = 'η = 0.1';

const lane = (eta: number): LaneSetting => ({ algorithm: 'bpt-ucb', parameters: { beta: 2, m: 2, eta } });

const MEASURES = [2, 10, 30, 100].map((t) => ({ measure: curveAt('estimate', t) }));
const LAST = curveAt('estimate', 100).id;
/** Of a uniform number on (0, 1). */
const UNIFORM_STD = 1 / Math.sqrt(12);

const endOf = ({ values }: Evidence, row: string) => summarise(values(row, COLUMN, LAST));

const HALF: Claim = {
  text: 'The estimated probability of f > h tends to ½: its mean at t = 100 is within two standard errors of it',
  check(evidence) {
    const { mean, se } = endOf(evidence, PLAIN);
    return {
      verdict: Math.abs(mean - 0.5) <= 2 * se ? 'reproduced' : 'not reproduced',
      detail: `${mean.toFixed(3)}, s.e. ${se.toFixed(3)}`,
    };
  },
};

const INACCURATE: Claim = {
  text: 'It stays inaccurate however much is evaluated: over runs it is spread as a uniform number, ± 10 %',
  check(evidence) {
    const { std } = endOf(evidence, PLAIN);
    return {
      verdict: Math.abs(std / UNIFORM_STD - 1) <= 0.1 ? 'reproduced' : 'not reproduced',
      detail: `standard deviation ${std.toFixed(3)} at t = 100, uniform ${UNIFORM_STD.toFixed(3)}`,
    };
  },
};

const SETTLED: Claim = {
  text: 'The modified measure with η > 0 settles: with η = 0.1 every estimate at t = 100 is below 0.01',
  check({ values }) {
    const largest = Math.max(...values(WITH_ZONE, COLUMN, LAST));
    return {
      verdict: largest < 0.01 ? 'reproduced' : 'not reproduced',
      detail: `the largest is ${largest.toPrecision(2)}`,
    };
  },
};

export const bptEqual: Experiment = {
  id: 'bpt-equal',
  title: 'Where f is exactly the threshold: an estimate that never settles',
  source: 'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, App. B.1',
  runs: 200,
  design: {
    setting: [
      'f(x, w) = h = 1 everywhere; the paper has one design and one condition with k = 1. Ours are 5 × 5 pairs that the model takes for one: SE with l = 10⁶, σ_f² = 1, prior mean 0; σ² = 0.01.',
      'BPT-UCB with β = 2, m = 2; the estimate is μ^(p) of its answer, with its own η. Replicates differ in noise and first query alone. T = 100.',
    ],
    columns: [
      {
        name: COLUMN,
        scenario: parseScenario({
          title: 'Threshold probability, f = h',
          seed: 1,
          horizon: 100,
          objective: { id: 'threshold-equal' },
          grid: { pointsPerDimension: 5 },
          model: { lengthscale: 1e6 },
          lanes: [],
        }),
        lanes: { [PLAIN]: lane(0), [WITH_ZONE]: lane(0.1) },
      },
    ],
    measures: MEASURES,
    curvePoints: CURVE_POINTS,
    curveOf: 'estimate of p',
    claims: [HALF, INACCURATE, SETTLED],
  },
};
