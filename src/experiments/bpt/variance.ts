import { mean } from '../../math/mean.ts';
import type { LaneSetting } from '../../plan/plan.ts';
import type { Claim, Evidence } from '../report/claims.ts';
import type { Column, Experiment } from '../spec.ts';
import { curveAt } from './environment-claims.ts';
import { CURVE_POINTS, type EnvironmentWorld, environmentColumn, GP_SETTING } from './environment-lanes.ts';

const WORLDS: readonly EnvironmentWorld[] = [
  { name: 'GP draw', id: 'threshold-gp', judgedAt: 30 },
  { name: 'McCormick', id: 'threshold-mccormick', judgedAt: 50 },
];

const LANES: Readonly<Record<string, LaneSetting>> = {
  'BPT-UCB': { algorithm: 'bpt-ucb', parameters: { beta: 2, m: 2, eta: 0 } },
  'BPT-TS': { algorithm: 'bpt-ts', parameters: { eta: 0 } },
  'BPT-LSE': { algorithm: 'bpt-lse', parameters: { beta: 1.5, m: 2, eta: 0, epsilon: 0 } },
  RS: { algorithm: 'random-pairs', parameters: {} },
};

const exactOf = (world: string) => `${world}, σ^(p)`;
const boundOf = (world: string) => `${world}, γ`;

const COLUMNS = WORLDS.flatMap((world): Column[] => [
  { ...environmentColumn(world, LANES), name: exactOf(world.name), curveOf: 'σ^(p)' },
  { ...environmentColumn(world, LANES), name: boundOf(world.name), curveOf: 'γ' },
]);

const STEPS = [2, 6, 10, 20, 30];
const MEASURES = STEPS.map((t) => ({ measure: curveAt('spread', t) }));

/** Both values of every lane, function, step and replicate. */
function compared({ values }: Evidence) {
  return WORLDS.flatMap(({ name }) =>
    Object.keys(LANES).flatMap((row) =>
      MEASURES.flatMap(({ measure: { id } }) => {
        const bounds = values(row, boundOf(name), id);
        return values(row, exactOf(name), id).map((exact, i) => ({ name, id, exact, bound: bounds[i] }));
      }),
    ),
  );
}

/** What rounding may add. */
const ROUNDING = 1e-12;

const BOUNDED: Claim = {
  text: 'σ^(p)² is at most γ², at every step shown, in every lane and replicate (Proposition 3.1)',
  check(evidence) {
    const all = compared(evidence);
    const above = all.filter(({ exact, bound }) => !(exact <= bound + ROUNDING));
    return {
      verdict: above.length === 0 ? 'reproduced' : 'not reproduced',
      detail: `${all.length - above.length} of ${all.length} values at most the bound`,
    };
  },
};

const LOOSE: Claim = {
  text: 'The bound is loose: on average γ is at least 1.5 times σ^(p) at every step shown',
  ours: true,
  otherwise: 'The paper compares the two nowhere. Tried: two functions, four lanes.',
  check(evidence) {
    const all = compared(evidence);
    const found = WORLDS.flatMap(({ name }) =>
      MEASURES.map(({ measure: { id } }) => {
        const here = all.filter((entry) => entry.name === name && entry.id === id);
        const ratio = mean(here.map(({ bound }) => bound)) / mean(here.map(({ exact }) => exact));
        return { ratio, words: `${name}, ${id.replace('spread at ', '')}: ${ratio.toFixed(1)}` };
      }),
    );
    return {
      verdict: found.every(({ ratio }) => ratio >= 1.5) ? 'order reproduced' : 'not reproduced',
      detail: `mean γ over mean σ^(p): ${found.map(({ words }) => words).join('; ')}`,
    };
  },
};

export const bptVariance: Experiment = {
  id: 'bpt-variance',
  title: 'The variance of the probability beside the bound γ² taken for it',
  source:
    'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, Proposition 3.1 and App. A',
  runs: 50,
  design: {
    setting: [
      GP_SETTING,
      'McCormick, turned over, as in Fig. 2.',
      'σ^(p) and γ, the roots of variance and bound, of p_upper at the visited design that the lane names after step t: the same runs twice, the columns differ in what is read of them. σ^(p)² sums the covariances of 1[f(x, w) > h] over all pairs of conditions, each by the bivariate normal distribution to 14 digits.',
      'β = 2, BPT-LSE 1.5; m = 2, η = 0, ε = 0. T = 100.',
    ],
    columns: COLUMNS,
    measures: MEASURES,
    curvePoints: CURVE_POINTS,
    claims: [BOUNDED, LOOSE],
  },
};
