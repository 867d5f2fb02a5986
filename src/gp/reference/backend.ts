import { Matrix } from 'ml-matrix';
import { evaluateKernel } from '../../kernels/index.ts';
import type { Kernel } from '../../kernels/spec.ts';
import { backwardSolve, factorWithJitter, forwardSolve } from '../../linalg/ml-matrix-solve.ts';
import type { Backend } from '../backend.ts';
import { jointPosteriorFromScratch } from '../joint-posterior.ts';
import { PlainStateCovariance } from '../state-covariance.ts';
import { referenceEvidenceGradient } from './evidence.ts';
import { ReferencePosterior } from './posterior.ts';

/** The reference backend: the same interface on ml-matrix and plain loops, simple rather than fast. */
export function createMlMatrixBackend(): Backend {
  const backend: Backend = {
    name: 'ml-matrix',
    createPosterior: (model) => new ReferencePosterior(model),
    crossGram,
    cholesky(matrix, n) {
      const { factor, jitter } = factorWithJitter(fromRows(matrix, n, n));
      return { factor: toRows(factor), jitter };
    },
    solveLower(factor, n, b, m, transposed = false) {
      const l = fromRows(factor, n, n);
      const right = fromRows(b, n, m);
      return toRows(transposed ? backwardSolve(l, right) : forwardSolve(l, right));
    },
    multiply: (a, b, n, k, m) => toRows(fromRows(a, n, k).mmul(fromRows(b, k, m))),
    jointPosterior: (...inputs) => jointPosteriorFromScratch(backend, ...inputs),
    logMarginalLikelihoodGradient: referenceEvidenceGradient,
    createStateCovariance: (start) => new PlainStateCovariance(start),
    memoryInUse: () => 0,
  };
  return backend;
}

function crossGram(kernel: Kernel, a: Float64Array, b: Float64Array, dimension: number): Float64Array {
  const row = (inputs: Float64Array, i: number) => inputs.subarray(i * dimension, (i + 1) * dimension);
  const columns = b.length / dimension;
  return Float64Array.from({ length: (a.length / dimension) * columns }, (_, index) =>
    evaluateKernel(kernel, row(a, Math.floor(index / columns)), row(b, index % columns)),
  );
}

function fromRows(values: Float64Array, rows: number, columns: number): Matrix {
  return Matrix.from1DArray(rows, columns, values as unknown as number[]);
}

function toRows(matrix: Matrix): Float64Array {
  return Float64Array.from(matrix.to1DArray());
}
