import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { createMlMatrixBackend } from '../src/gp/reference/backend.ts';
import type { StationaryFamily } from '../src/kernels/spec.ts';
import { type Local, ready } from './local.ts';
import { candidates, DIMENSION, inputs, NOISE_VARIANCE, observations } from './problem.ts';
import type { Job, Prepare } from './spec.ts';
import { benchKernel, sum } from './wasm-jobs.ts';

const backend = createMlMatrixBackend();

/** The jobs that ml-matrix, or the reference backend written with it, can do. */
export const mlMatrixJobs: Prepare = async ({ job, n, G }) => {
  const local = MAKERS[job]?.(n ?? 0, G ?? 0);
  return local ? ready(local) : null;
};

const MAKERS: Partial<Record<Job, (n: number, G: number) => Local>> = {
  potrf,
  trsm,
  predict,
  'gram-se': (n, G) => gram('se', n, G),
  'gram-matern52': (n, G) => gram('matern52', n, G),
};

function covariance(n: number): Float64Array {
  const x = inputs(n);
  const matrix = backend.crossGram(benchKernel('se'), x, x, DIMENSION);
  for (let i = 0; i < n; i++) matrix[i * n + i] += NOISE_VARIANCE;
  return matrix;
}

function potrf(n: number): Local {
  const matrix = Matrix.from1DArray(n, n, Array.from(covariance(n)));
  let l = matrix;
  return {
    run: () => {
      l = new CholeskyDecomposition(matrix).lowerTriangularMatrix;
    },
    value: () => sum(l.diagonal().map(Math.log)),
  };
}

function trsm(n: number, G: number): Local {
  const { factor } = backend.cholesky(covariance(n), n);
  const right = backend.crossGram(benchKernel('se'), inputs(n), candidates(G), DIMENSION);
  let solved = right;
  return {
    run: () => {
      solved = backend.solveLower(factor, n, right, G);
    },
    value: () => sum(Array.from({ length: n }, (_, k) => solved[k * G] ** 2)),
  };
}

function predict(n: number, G: number): Local {
  const model = {
    kernel: benchKernel('se'),
    temporal: { kind: 'static' },
    candidates: candidates(G),
    dimension: DIMENSION,
  } as const;
  const data = observations(n);
  const mean = new Float64Array(G);
  const variance = new Float64Array(G);
  return {
    run: () => {
      const posterior = backend.createPosterior(model);
      posterior.appendAll(data);
      posterior.predict(1, mean, variance);
    },
    value: () => sum(mean) + sum(variance),
  };
}

function gram(family: StationaryFamily, n: number, G: number): Local {
  const [x, grid] = [inputs(n), candidates(G)];
  let out = x;
  return {
    run: () => {
      out = backend.crossGram(benchKernel(family), x, grid, DIMENSION);
    },
    value: () => sum(out.subarray(0, G)) + sum(out.subarray((n - 1) * G)),
  };
}
