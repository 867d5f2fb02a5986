import { describe, expect, it } from 'vitest';
import { driftlab } from './support.ts';

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

  it.each<[string, unknown, string]>([
    ['an unknown kind', { ...GP, kind: 'gp_statik' }, 'kind "gp_statik" is not known; known: gp_static, tv'],
    ['a kind that every object has', { ...GP, kind: 'toString' }, 'kind "toString" is not known'],
    ['no kind', { name: 'x' }, 'kind is missing; it must be a text: the kind of the case'],
    ['no object', [1], 'the case must be an object, got [1]'],
    [
      'a nested field that is missing',
      { ...GP, kind: 'trace', algo: 'et' },
      'params is missing; it must be an object',
    ],
    [
      'a missing field',
      { ...GP, kernel: undefined },
      'kernel is missing; it must be one of se, exp, matern32, matern52',
    ],
    [
      'an unknown kernel',
      { ...GP, kernel: 'rbf' },
      'kernel must be one of se, exp, matern32, matern52, got "rbf"',
    ],
    ['no noise', { ...GP, noise_variance: 0 }, 'noise_variance must be above 0, got 0'],
    ['a flat X', { ...GP, X: [0, 1] }, 'X[0] must be a list of numbers, got 0'],
    ['text', { ...GP, y: [1, 'b'] }, 'y[1] must be a number, got "b"'],
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
    ['an unknown algo', { ...TRACE, algo: 'ei' }, 'algo must be one of gp, r, sw, tv'],
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
  ])('refuses %s in one line that names the field', async (_, input, message) => {
    const { status, stderr, result } = await evaluate(input);
    expect(status).toBe(2);
    expect(result).toBeNull();
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^driftlab: [^\n]+\n$/);
  });
});
