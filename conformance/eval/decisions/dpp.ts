import { log } from '../../../src/math/index.ts';
import { list, optional, otherwise } from '../../../src/parameters/shape.ts';
import {
  greedyDeterminantal,
  type PointKernel,
  schurComplement,
  swapProbability,
} from '../../../src/policy/determinantal.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  count,
  fields,
  kernelFields,
  matrix,
  readCase,
  readKernel,
  whole,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';

const place = whole('an index into X', 0);
const shape = fields({
  ...kernelFields,
  X: matrix,
  M: count,
  swaps: otherwise(list(fields({ remove: place, add: place }), 'swaps'), []),
  exact_small: optional(fields({ N: count, M: count })),
});

/** Subsets of {0..n−1} with `size` members, in lexicographic order. */
function subsets(n: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, n - from - size + 1) }, (_, i) => from + i).flatMap((first) =>
    subsets(n, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** det K_S as the product of the Schur complements of its points in turn. */
const determinant = (kernel: PointKernel, set: readonly number[]) =>
  set.reduce((product, point, i) => product * schurComplement(kernel, set.slice(0, i), point), 1);

/** The k-DPP on the first N points: the probability of every subset of size M, proportional to det K_S. */
function exactSample(kernel: PointKernel, n: number, size: number) {
  const all = subsets(n, size);
  const weights = all.map((set) => determinant(kernel, set));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { subsets: all, prob: weights.map((weight) => weight / total) };
}

/** Greedy start, swap probabilities from it, and the exact k-DPP on a few points (SparQ paper, Algorithms 2 and 3). */
export const dpp: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const { X, M, swaps, exact_small } = given;
  const dimension = commonDimension({ X });
  const points = Float64Array.from(X.flat());
  const kernel = {
    matrix: backend.crossGram(readKernel(given, dimension), points, points, dimension),
    n: X.length,
  };
  const { chosen, schur } = greedyDeterminantal(kernel, M);
  swaps.forEach(({ remove, add }, i) => {
    if (!chosen.includes(remove))
      throw new CaseError(`swaps[${i}].remove must be in the greedy set, got ${remove}`);
    if (add >= X.length || chosen.includes(add))
      throw new CaseError(`swaps[${i}].add must be a point outside the greedy set, got ${add}`);
  });
  if (exact_small && exact_small.N > X.length)
    throw new CaseError(`exact_small.N must be at most ${X.length}, got ${exact_small.N}`);
  return {
    greedy: chosen,
    schur,
    logdet: schur.reduce((sum, value) => sum + log(value), 0),
    swaps: swaps.map(({ remove, add }) => {
      const { ratio, probability } = swapProbability(kernel, chosen, remove, add);
      return { det_ratio: ratio, p: probability };
    }),
    ...(exact_small && { exact_small: exactSample(kernel, exact_small.N, exact_small.M) }),
  };
};
