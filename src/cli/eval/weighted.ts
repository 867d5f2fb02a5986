import * as z from 'zod';
import { commonDimension, positive, readCase, readKernel, requireLength } from './input.ts';
import type { EvalKind } from './kind.ts';
import { posteriorFields } from './posterior.ts';

const shape = z.object({
  ...posteriorFields,
  weights: z.array(positive, 'must be a list of numbers above 0'),
  lam: positive,
});

/**
 * W-GP-UCB's posterior (Deng et al. 2022): with A = (K + λW⁻¹)⁻¹ and a = A k(x), the mean is aᵀy and the
 * single-weighted variance k(x,x) − aᵀk. Written with kernels, the paper's double-weighted one,
 * λ φᵀV⁻¹ṼV⁻¹φ, is k(x,x) − aᵀk − λ Σ a_i² (1/w_i − 1): V⁻¹φ = (φ − Φᵀa)/λ and Φ(φ − Φᵀa) = λW⁻¹a.
 */
export const weighted: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const { X, y, Xtest, weights, lam } = given;
  requireLength('y', y, X.length, 'X');
  requireLength('weights', weights, X.length, 'X');
  const dimension = commonDimension({ X, Xtest });
  const kernel = readKernel(given, dimension);
  const n = X.length;
  const m = Xtest.length;
  const points = Float64Array.from(X.flat());
  const tests = Float64Array.from(Xtest.flat());

  const gram = backend.crossGram(kernel, points, points, dimension);
  for (let i = 0; i < n; i++) gram[i * n + i] += lam / weights[i];
  const { factor } = backend.cholesky(gram, n);
  const cross = backend.crossGram(kernel, points, tests, dimension);
  const a = backend.solveLower(factor, n, backend.solveLower(factor, n, cross, m), m, true);

  const sumOver = (term: (i: number, at: number) => number, j: number) =>
    X.reduce((sum, _, i) => sum + term(i, i * m + j), 0);
  const single = Xtest.map((_, j) => kernel.variance - sumOver((_, at) => a[at] * cross[at], j));
  return {
    mean: Xtest.map((_, j) => sumOver((i, at) => a[at] * y[i], j)),
    var_single: single,
    var_double: single.map(
      (value, j) => value - lam * sumOver((i, at) => a[at] * a[at] * (1 / weights[i] - 1), j),
    ),
  };
};
