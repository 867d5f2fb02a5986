import { LuDecomposition, Matrix } from 'ml-matrix';
import { CORRELATION_SLOPES, CORRELATIONS, evaluateKernel } from '../../kernels/index.ts';
import type { StationaryKernel, TemporalFactor } from '../../kernels/spec.ts';
import { temporalFactor, temporalParameters, temporalSlopes } from '../../kernels/temporal.ts';
import { factorWithJitter, forwardSolve } from '../../linalg/ml-matrix-solve.ts';
import { log } from '../../math/index.ts';
import { checkEvidence } from '../checks.ts';
import type { EvidenceGradient, Observation } from '../posterior.ts';

/** `Backend.logMarginalLikelihoodGradient` by the textbook formula on ml-matrix: one full matrix per hyperparameter. */
export function referenceEvidenceGradient(
  kernel: StationaryKernel,
  temporal: TemporalFactor,
  observations: readonly Observation[],
): EvidenceGradient {
  checkEvidence(kernel, temporal, observations);
  const n = observations.length;
  const { lengthscales, variance, family } = kernel;
  const matrix = (entry: (a: Observation, b: Observation) => number) =>
    new Matrix(observations.map((a) => observations.map((b) => entry(a, b))));
  const scaled = (a: Observation, b: Observation, d: number) => {
    const difference = (a.x[d] - b.x[d]) / lengthscales[d];
    return difference * difference;
  };
  const squaredDistance = (a: Observation, b: Observation) =>
    lengthscales.reduce((sum, _, d) => sum + scaled(a, b, d), 0);
  const time = (a: Observation, b: Observation) => temporalFactor(temporal, a.time, b.time);

  const gram = matrix((a, b) => evaluateKernel(kernel, a.x, b.x) * time(a, b));
  const noise = Matrix.diag(observations.map((observation) => observation.noiseVariance));
  const { factor, jitter } = factorWithJitter(Matrix.add(gram, noise), Math.max(...gram.diagonal()));
  const z = forwardSolve(factor, Matrix.columnVector(observations.map((observation) => observation.y)));
  // What `inverse` does, which would bring the singular values along: 2 kB of a worker.
  const root = new LuDecomposition(factor).solve(Matrix.eye(factor.rows));
  const alpha = root.transpose().mmul(z);
  const m = alpha.mmul(alpha.transpose()).sub(root.transpose().mmul(root));
  const along = (derivative: Matrix) => 0.5 * Matrix.mul(m, derivative).sum();

  const logDeterminant = factor.diagonal().reduce((sum, l) => sum + 2 * log(l), 0);
  return {
    value: -0.5 * (z.dot(z) + logDeterminant + n * log(2 * Math.PI)),
    lengthscales: lengthscales.map((lengthscale, d) =>
      along(
        matrix((a, b) => {
          const share = scaled(a, b, d);
          if (share === 0) return 0;
          const slope = variance * CORRELATION_SLOPES[family](squaredDistance(a, b)) * time(a, b);
          return (slope * -2 * share) / lengthscale;
        }),
      ),
    ),
    variance: along(matrix((a, b) => CORRELATIONS[family](squaredDistance(a, b)) * time(a, b))),
    noiseVariance: along(Matrix.eye(n)),
    temporal: temporalParameters(temporal).map((_, p) =>
      along(matrix((a, b) => evaluateKernel(kernel, a.x, b.x) * temporalSlopes(temporal, a.time, b.time)[p])),
    ),
    jitter,
  };
}
