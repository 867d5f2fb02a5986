import { describe, expect, it } from 'vitest';
import { driftlab } from '../cli/support.ts';

const GP = {
  name: 'case',
  kind: 'gp_static',
  kernel: 'se',
  lengthscale: 0.5,
  noise_variance: 0.1,
  X: [[0], [1]],
  y: [1, -1],
  Xtest: [[0.5], [2]],
};
const COMPARISON = {
  name: 'lanes',
  kind: 'comparison',
  values: [
    [1, 2],
    [2, 4],
  ],
  level: 0.05,
  c2: 1,
  curves: [[1, 0.5]],
  targets: [0.7],
  budgets: [2],
};
const TRACE = {
  name: 'trace',
  kind: 'trace',
  algo: 'et_window',
  params: { Nlo: 1, Nhi: 2, dB: 0.1 },
  arms: [[0], [1]],
  kernel: 'matern32',
  lengthscale: 0.5,
  noise_variance: 0.1,
  c1: 0.8,
  c2: 4,
  first_arm: 1,
  f_table: [
    [0, 1],
    [0, 1],
    [0, 1],
  ],
  noise: [0, 0, 0],
};

const PAIRS = {
  X_grid: [-1, 0.2, 1],
  W_grid: [-0.5, 0, 1],
  p_w: [0.3, 0.5, 0.2],
  kernel: 'se',
  lengthscale: [0.5, 1],
  noise_variance: 0.01,
};
const BPT = {
  ...PAIRS,
  name: 'bpt',
  kind: 'bpt',
  X: [[-1, 0]],
  y: [0.4],
  cases: [
    {
      h: 0.1,
      eta: 0,
      ucb: [{ beta: 2, m: 2 }],
      lse: { alpha: 0.5, beta: 1.5, m: 2, eps: 0 },
    },
  ],
};
const BPT_TRACE = {
  ...PAIRS,
  name: 'trace',
  kind: 'bpt_trace',
  F: [
    [0.1, 0.4, -0.2],
    [1, 0.3, 0.6],
    [-0.4, -0.1, 0.2],
  ],
  noise: [0.1, -0.1, 0.05, 0, 0.02],
  h: 0.1,
  alpha: 0.5,
  first: [2, 1],
  mean_w_index: 1,
  delta50: [0, 1],
  algorithms: ['BPT-UCB', 'BPT-LSE', 'GP-UCB', 'StableOpt', 'BQO-EI', 'BQO-UCB', 'LSE', 'StableLSE', 'BQLSE'],
};

async function evaluate(input: unknown) {
  const { status, stdout, stderr } = await driftlab(['eval', 'case.json'], { 'case.json': input });
  return { status, stderr, result: stdout === '' ? null : JSON.parse(stdout) };
}

describe('driftlab eval', () => {
  it('prints name, kind and got', async () => {
    const { status, result } = await evaluate({ ...GP, expect: 'anything' });
    expect(status).toBe(0);
    expect(Object.keys(result)).toEqual(['name', 'kind', 'got']);
    expect(Object.keys(result.got)).toEqual(['mean', 'var', 'cov', 'log_marginal_likelihood']);
    // By symmetry the mean between equal and opposite observations is 0.
    expect(result.got.mean[0]).toBeCloseTo(0, 15);
    expect(result.got.cov[0][1]).toBeCloseTo(result.got.cov[1][0], 15);
  });

  it('takes one lengthscale for all dimensions, or one each', async () => {
    const plane = {
      ...GP,
      X: [
        [0, 1],
        [1, 3],
      ],
      Xtest: [[0.5, 2]],
    };
    const one = (await evaluate(plane)).result.got;
    expect((await evaluate({ ...plane, lengthscale: [0.5, 0.5] })).result.got).toEqual(one);
    expect((await evaluate({ ...plane, lengthscale: [0.5, 5] })).result.got).not.toEqual(one);
  });

  it('gives the prior without data', async () => {
    const { result } = await evaluate({ ...GP, X: [], y: [], variance: 2 });
    expect(result.got).toMatchObject({ mean: [0, 0], var: [2, 2], log_marginal_likelihood: 0 });
  });

  it('does not mind the order of the observations', async () => {
    const sorted = { ...GP, kind: 'tv', eps: 0.2, t_obs: [1, 4], t_pred: [5, 6] };
    const turned = { ...sorted, X: [[1], [0]], y: [-1, 1], t_obs: [4, 1] };
    expect((await evaluate(turned)).result.got).toEqual((await evaluate(sorted)).result.got);
  });

  it('gives a bare number for the information gain', async () => {
    const { result } = await evaluate({
      name: 'n',
      kind: 'infogain',
      kernel: 'exp',
      lengthscale: 1,
      noise_variance: 0.5,
      X: [[0]],
    });
    expect(result.got).toBeCloseTo(0.5 * Math.log(3), 14);
  });

  it('forgets nothing at full weight: both variances are the static one', async () => {
    const { result } = await evaluate({ ...GP, kind: 'weighted', weights: [1, 1], lam: 0.1 });
    const { mean, var: variance } = (await evaluate(GP)).result.got;
    for (const key of ['var_single', 'var_double'])
      variance.forEach((value: number, i: number) => {
        expect(result.got[key][i]).toBeCloseTo(value, 13);
      });
    expect(result.got.mean[1]).toBeCloseTo(mean[1], 13);
  });

  it('counts steps from the last reset, and plays the first arm again after a reset to nothing', async () => {
    const { result } = await evaluate(TRACE);
    expect(result.got).toMatchObject({ reset_after: [2], psi: { length: 3 }, kappa: { length: 3 } });
    const empty = (await evaluate({ ...TRACE, algo: 'et_empty_window' })).result.got;
    expect([empty.arm[0], empty.arm[2]]).toEqual([1, 1]);
    expect((await evaluate({ ...TRACE, algo: 'gp', params: {} })).result.got).toMatchObject({
      psi: [],
      kappa: [],
      reset_after: [],
    });
  });

  it('starts every run with an environment at the first pair, and sees at its end what kind bpt sees in its data', async () => {
    const { F, noise, X_grid, W_grid, alpha, h, algorithms } = BPT_TRACE;
    const runs = (await evaluate(BPT_TRACE)).result.got;
    expect(Object.keys(runs)).toEqual(algorithms);
    for (const { x, w, y, final_mu_p, final_gamma2, H, L } of Object.values<Record<string, number[]>>(runs)) {
      expect([x[0], w[0]]).toEqual(BPT_TRACE.first);
      expect(y).toEqual(noise.map((value, t) => F[x[t]][w[t]] + value));
      const X = x.map((design, t) => [X_grid[design], W_grid[w[t]]]);
      const settings = { ...BPT.cases[0], h, lse: { ...BPT.cases[0].lse, alpha } };
      const [seen] = (await evaluate({ ...BPT, X, y, cases: [settings] })).result.got.cases;
      expect({ H, L }).toEqual({ H: seen.lse.H, L: seen.lse.L });
      final_mu_p.forEach((value, design) => {
        expect(value).toBeCloseTo(seen.mu_p[design], 12);
        expect(final_gamma2[design]).toBeCloseTo(seen.gamma2[design], 12);
      });
    }
  });

  it('has the variance of the probability beside its bound where the case asks for it', async () => {
    const [plain] = (await evaluate(BPT)).result.got.cases;
    expect(plain).not.toHaveProperty('sigma2_p');
    const [{ sigma2_p, gamma2 }] = (await evaluate({ ...BPT, exact: true })).result.got.cases;
    // numpy and scipy.stats.multivariate_normal
    const scipy = [0.02034709913654628, 0.17285051298404655, 0.1725082590962343];
    scipy.forEach((value, design) => {
      expect(sigma2_p[design]).toBeCloseTo(value, 14);
      expect(sigma2_p[design]).toBeLessThan(gamma2[design]);
    });
  });

  it('queries a baseline at E[w] or within the central half only, as the case says', async () => {
    const at = async (fields: object) => (await evaluate({ ...BPT_TRACE, ...fields })).result.got;
    const runs = await at({ mean_w_index: 2, delta50: [2, 2] });
    for (const name of ['GP-UCB', 'LSE', 'StableOpt', 'StableLSE'])
      expect(runs[name].w).toEqual([1, 2, 2, 2, 2]);
  });

  it('ties are broken by the lowest index where Φ has no digits left', async () => {
    const far = {
      F: [0, 1, 2].map(() => [50, 50, 50]),
      h: 20,
      kernel: 'exp',
      variance: 100,
      lengthscale: 50,
    };
    const { x, w } = (await evaluate({ ...BPT_TRACE, ...far, algorithms: ['BPT-UCB'] })).result.got[
      'BPT-UCB'
    ];
    expect([x.slice(1), w.slice(1)]).toEqual([new Array(4).fill(0), new Array(4).fill(0)]);
  });

  it('gives g only where the case asks for it', async () => {
    expect((await evaluate(BPT)).result.got).toEqual({ cases: [expect.anything()] });
    const { bqo } = (await evaluate({ ...BPT, bqo: true, X: [], y: [] })).result.got;
    // Without data: mean 0, and EI is σ φ(0).
    expect(bqo.g_mean).toEqual([0, 0, 0]);
    bqo.ei.forEach((value: number, x: number) => {
      expect(value).toBeCloseTo(Math.sqrt(bqo.g_var[x] / (2 * Math.PI)), 14);
    });
  });

  it('puts a design into both level sets where the accuracy is wider than its interval', async () => {
    const [{ h, eta, ucb, lse }] = BPT.cases;
    const cases = [{ h, eta, ucb, lse: { ...lse, beta: 0, eps: 2 } }];
    const { H, L } = (await evaluate({ ...BPT, cases })).result.got.cases[0].lse;
    expect({ H, L }).toEqual({ H: [0, 1, 2], L: [0, 1, 2] });
  });

  it('gives no weight to w below the Gamma density’s support', async () => {
    const { got } = (await evaluate({ name: 'p', kind: 'pw', grid: [-3, -1, 0] })).result;
    expect(got.gamma_scale05).toEqual([0, 0, 1]);
    expect(got).toMatchObject({ gamma_rate05: [0, 0, 1], delta50: { rate: [2, 2] }, mean: { scale: 0 } });
  });

  it.each<[string, unknown, string]>([
    [
      'pw without a grid',
      { name: 'p', kind: 'pw' },
      'grid is missing; it must be a list of at least one number',
    ],
    [
      'a grid without density',
      { name: 'p', kind: 'pw', grid: [-2, -1] },
      'grid must hold a number of gamma-rate density above 0',
    ],
    ['weights too few', { ...BPT, p_w: [0.5, 0.5] }, 'p_w must have 3 entries, as W_grid has, got 2'],
    ['data without a condition', { ...BPT, X: [[1]] }, 'X[0] must have 2 coordinates, x and w, got 1'],
    [
      'a threshold case without alpha',
      { ...BPT, cases: [{ ...BPT.cases[0], lse: { beta: 1, m: 2, eps: 0 } }] },
      'cases[0].lse.alpha is missing',
    ],
    [
      'no upper end to choose by',
      { ...BPT, cases: [{ ...BPT.cases[0], ucb: [] }] },
      'cases[0].ucb must be a list of at least one setting',
    ],
    [
      'an order of 0',
      { ...BPT, cases: [{ ...BPT.cases[0], ucb: [{ beta: 2, m: 0 }] }] },
      'cases[0].ucb[0].m must be above 0, got 0',
    ],
    [
      'Thompson sampling, which depends on a draw',
      { ...BPT_TRACE, algorithms: ['GP-UCB', 'BPT-TS'] },
      'algorithms[1] must be one of "BPT-UCB", "BPT-LSE", "GP-UCB"',
    ],
    [
      'a ragged F',
      { ...BPT_TRACE, F: [[1, 2, 3], [1], [2]] },
      'F[1] must have 3 entries, as W_grid has, got 1',
    ],
    [
      'a first query of three',
      { ...BPT_TRACE, first: [0, 0, 0] },
      'first must be a list of the indices of a design and',
    ],
    [
      'a first query beyond the designs',
      { ...BPT_TRACE, first: [3, 0] },
      'first[0] must be an index of X_grid, 0 to 2, got 3',
    ],
    ['a mean beyond w', { ...BPT_TRACE, mean_w_index: 3 }, 'mean_w_index must be an index of W_grid, 0 to 2'],
    [
      'a central half turned round',
      { ...BPT_TRACE, delta50: [2, 1] },
      'delta50[0] must be at most delta50[1], 1, got 2',
    ],
    ['an unknown kind', { ...GP, kind: 'gp_statik' }, 'kind "gp_statik" is not known; known: gp_static, tv'],
    ['a kind that every object has', { ...GP, kind: 'toString' }, 'kind "toString" is not known'],
    ['no kind', { name: 'x' }, 'kind is missing; it must be a text'],
    ['no object', [1], 'the case must be an object, got [1]'],
    [
      'a nested field that is missing',
      { ...GP, kind: 'trace', algo: 'et' },
      'params is missing; it must be an object',
    ],
    [
      'a missing field',
      { ...GP, kernel: undefined },
      'kernel is missing; it must be one of "se", "matern52", "matern32", "exp"',
    ],
    [
      'an unknown kernel',
      { ...GP, kernel: 'rbf' },
      'kernel must be one of "se", "matern52", "matern32", "exp", got "rbf"',
    ],
    ['no noise', { ...GP, noise_variance: 0 }, 'noise_variance must be above 0, got 0'],
    ['a flat X', { ...GP, X: [0, 1] }, 'X[0] must be a list of numbers, got 0'],
    ['text', { ...GP, y: [1, 'b'] }, 'y[1] must be a number from -1e100 to 1e100, got "b"'],
    [
      'a number too large',
      { ...GP, y: [1, 1e308] },
      'y[1] must be a number from -1e100 to 1e100, got 1e+308',
    ],
    ['a short y', { ...GP, y: [1] }, 'y must have 2 entries, as X has, got 1'],
    ['a ragged Xtest', { ...GP, Xtest: [[1], [1, 2]] }, 'Xtest[1] must have 1 coordinates, got 2'],
    [
      'two lengthscales in one dimension',
      { ...GP, lengthscale: [1, 2] },
      'lengthscale must be a number or a list of 1, got 2 numbers',
    ],
    [
      'no times',
      { ...GP, kind: 'tv', eps: 0.1, t_pred: 1 },
      't_obs is missing; it must be a list of numbers',
    ],
    [
      'a time too few',
      { ...GP, kind: 'tv', eps: 0.1, t_obs: [1], t_pred: 2 },
      't_obs must have 2 entries, as X has, got 1',
    ],
    [
      'a prediction time too few',
      { ...GP, kind: 'tv', eps: 0.1, t_obs: [1, 2], t_pred: [2] },
      't_pred must have 2 entries, as Xtest has',
    ],
    [
      'a rate beyond 1',
      { ...GP, kind: 'tv', eps: 2, t_obs: [1, 2], t_pred: 3 },
      'eps must be between 0 and 1, got 2',
    ],
    [
      'a weight of 0',
      { ...GP, kind: 'weighted', lam: 1, weights: [0, 1] },
      'weights[0] must be above 0, got 0',
    ],
    [
      'a noise too few',
      { ...GP, kind: 'ui_noise', noise_vector: [1] },
      'noise_vector must have 2 entries, as X has',
    ],
    [
      'a trigger case without y',
      { ...GP, kind: 'et_trigger', cases: [{ t_prime: 1, delta_B: 0.1, x: [0] }] },
      'cases[0].y is missing',
    ],
    [
      'no group of scalars',
      { name: 'x', kind: 'scalars' },
      'none of the groups of kind scalars: et, et_theorem1',
    ],
    [
      'a step 0',
      { name: 'x', kind: 'scalars', sparq: [{ t: 0 }] },
      'sparq[0].t must be an integer of at least 1, got 0',
    ],
    ['an unknown algo', { ...TRACE, algo: 'ei' }, 'algo must be one of "gp", "r", "sw", "tv"'],
    [
      'params of another algo',
      { ...TRACE, algo: 'r' },
      'params.N is missing; it must be an integer of at least 1',
    ],
    [
      'a short table row',
      { ...TRACE, f_table: [[0, 1], [0]] },
      'noise must have 2 entries, as f_table has, got 3',
    ],
    [
      'a first arm beyond the arms',
      { ...TRACE, first_arm: 2 },
      'first_arm must be an index of arms, 0 to 1, got 2',
    ],
    [
      'lanes whose squares leave the doubles',
      { ...COMPARISON, values: [...COMPARISON.values, [1, 1e308]] },
      'values[2][1] must be a number from -1e100 to 1e100, got 1e+308',
    ],
    [
      'lanes of unequal length',
      { ...COMPARISON, values: [...COMPARISON.values, [1]] },
      'values[2] must have 2 entries, as values[0] has, got 1',
    ],
  ])('refuses %s in one line that names the field', async (_, input, message) => {
    const { status, stderr, result } = await evaluate(input);
    expect(status).toBe(2);
    expect(result).toBeNull();
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^driftlab: [^\n]+\n$/);
  });
});

describe('a case of eval', () => {
  const evaluate = async (input: object) => driftlab(['eval', 'case.json'], { 'case.json': input });
  const got = async (input: object) => JSON.parse((await evaluate(input)).stdout).got;

  it('takes the definitions’ defaults where a field has one', async () => {
    const periodic = { kind: 'locally_periodic', lengthscale: 9, period: 7, period_lengthscale: 0.8 };
    const kernel = (temporal: object) => ({ name: 'k', kind: 'time_kernel', temporal, s: [1], t: [4] });
    expect(await got(kernel(periodic))).toEqual(await got(kernel({ ...periodic, decay: 'se' })));
    const swept = { function: 'eggholder', candidates: [[0.2], [0.7]], T: 3 };
    const objective = (one: object) => ({ name: 'o', kind: 'last_input_time', raw: [], objectives: [one] });
    expect(await got(objective(swept))).toEqual(await got(objective({ ...swept, zoom: 1, span: 1 })));
    const { c2, ...rest } = COMPARISON;
    expect(await got(rest)).toEqual(await got({ ...rest, c2 }));
  });

  it('of designs that are all certain goes by the rule that it states for ties: the lowest index', async () => {
    const certain = {
      ...{ name: 'certain', kind: 'bpt', X_grid: [-1, 0, 1], W_grid: [-0.5, 0, 0.5], p_w: [0.3, 0.4, 0.3] },
      ...{ kernel: 'se', lengthscale: 0.5, noise_variance: 0.01, X: [[0, 0]], y: [0.2] },
      cases: [{ h: -60, eta: 0, ucb: [{ beta: 2, m: 2 }], lse: { alpha: 0.6, beta: 1.5, eps: 0, m: 2 } }],
    };
    expect((await got(certain)).cases[0]).toMatchObject({ x_index: 0, w_index: 0 });
  });

  it('names what is too little or too much of', async () => {
    const swept = { function: 'eggholder', candidates: [], T: 3 };
    const none = await evaluate({ name: 'o', kind: 'last_input_time', raw: [], objectives: [swept] });
    expect(none.stderr).toContain('objectives[0].candidates must be a list of at least one candidate');
    expect((await evaluate({ ...COMPARISON, targets: [] })).stderr).toContain('targets must be a list of');
    const clock = { name: 'c', kind: 'response_clock', r0: 1, r1: 0, p: 1, frame: 1, horizon: 3 };
    const size = { temporal: { kind: 'matern32', lengthscale: 60 }, r0: 1, r1: 0, p: 3, n_max: 10_000 };
    const many = { f_table: [[0, 1]], arms: [0], held: [0], fixed_size: Array(20).fill(size) };
    expect((await evaluate({ ...clock, ...many })).stderr).toContain('the sum of n_max²; ask for fewer');
  });
});
