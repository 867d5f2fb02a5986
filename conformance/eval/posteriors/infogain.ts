import { log } from '../../../src/math/index.ts';
import { commonDimension, fields, kernelFields, matrix, readCase, readKernel } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField } from './posterior.ts';

const shape = fields({ ...kernelFields, ...noiseField, X: matrix });

/** Information gain ½ ln det(I + K/σ_n²): the sum of the logs of the Cholesky factor's diagonal. */
export const infogain: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const dimension = commonDimension({ X: given.X });
  const points = Float64Array.from(given.X.flat());
  const n = given.X.length;
  const scaled = backend
    .crossGram(readKernel(given, dimension), points, points, dimension)
    .map((value, at) => value / given.noise_variance + (at % (n + 1) === 0 ? 1 : 0));
  const { factor } = backend.cholesky(scaled, n);
  return given.X.reduce((sum, _, i) => sum + log(factor[i * n + i]), 0);
};
