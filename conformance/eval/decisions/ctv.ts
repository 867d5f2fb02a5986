import type { Backend } from '../../../src/gp/backend.ts';
import { halfLogRetention } from '../../../src/kernels/temporal.ts';
import { exp, log } from '../../../src/math/index.ts';
import { biasedEvaluationTime } from '../../../src/objectives/benchmark-functions.ts';
import type { Read } from '../../../src/parameters/shape.ts';
import { upperConfidenceBound } from '../../../src/policy/acquisition.ts';
import {
  type EvaluationTimes,
  expectedOverTime,
  knownTime,
  type Lookahead,
  meanTime,
  type Present,
  scoreAhead,
  type TimeModel,
} from '../../../src/policy/lookahead.ts';
import {
  commonDimension,
  dataFields,
  fields,
  finite,
  kernelFields,
  matrix,
  notNegative,
  positives,
  readCase,
  readKernel,
  requireLength,
  share,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField } from '../posteriors/posterior.ts';

const shape = fields({
  ...dataFields,
  Xtest: matrix,
  t_obs: positives,
  time_gp: fields({ ...kernelFields, ...noiseField, prior_mean: finite }),
  f_gp: fields({
    space: kernelFields.kernel,
    lengthscale: kernelFields.lengthscale,
    variance: kernelFields.variance,
    eps: share,
    ...noiseField,
  }),
  beta: notNegative,
});
type CtvCase = Read<typeof shape>;

const NODES = [8, 20, 64];

/** The three CTV acquisitions over UCB at test points, and the evaluation times' GP behind them. */
export const ctv: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const { X, Xtest, y, t_obs, time_gp, beta } = given;
  const dimension = commonDimension({ X, Xtest });
  requireLength('y', y, X.length, 'X');
  requireLength('t_obs', t_obs, X.length, 'X');
  const times = evaluationTimes(given, dimension, backend);
  const weighing = { multiplier: Math.sqrt(beta), incumbent: 0 };
  const score = (lookahead: Lookahead) => {
    const out = new Float64Array(Xtest.length);
    const present = posteriorNow(given, dimension, backend);
    scoreAhead(present, lookahead, times, upperConfidenceBound, weighing, out);
    return out;
  };
  const timeModel = timeModelOf(given, dimension);
  const byNodes = NODES.map((nodes) => [nodes, score(expectedOverTime(timeModel, nodes))] as const);
  const integral = score(fineTrapezoid(timeModel));
  const simple = score(meanTime(timeModel));
  const fixed = score(knownTime);
  const nextUnit = score({ timeModel: null, weights: [1], seconds: () => 1 });
  const meanSeconds = (i: number, noise: number) =>
    exp(times.logMean[i] + (times.logVariance[i] + noise) / 2);
  return Xtest.map((_, i) => ({
    g_mean: times.logMean[i],
    g_var: times.logVariance[i],
    t_tilde: meanSeconds(i, time_gp.noise_variance),
    t_tilde_without_noise: meanSeconds(i, 0),
    ctv_gh: Object.fromEntries(byNodes.map(([nodes, values]) => [nodes, values[i]])),
    ctv_quad: integral[i],
    ctv_simple: simple[i],
    ctv_fixed: fixed[i],
    tv_next_unit: nextUnit[i],
  }));
};

/** The GP on log times at the test points; their true times are the paper's biased ones. */
function evaluationTimes(given: CtvCase, dimension: number, backend: Backend): EvaluationTimes {
  const { X, Xtest, t_obs, time_gp } = given;
  const posterior = backend.createPosterior({
    kernel: readKernel(time_gp, dimension),
    temporal: { kind: 'static' },
    candidates: Float64Array.from(Xtest.flat()),
    dimension,
  });
  X.forEach((x, i) => {
    const y = log(t_obs[i]) - time_gp.prior_mean;
    posterior.append({ x, y, time: 0, noiseVariance: time_gp.noise_variance });
  });
  const residual = new Float64Array(Xtest.length);
  const logVariance = new Float64Array(Xtest.length);
  posterior.predict(0, residual, logVariance);
  posterior.dispose();
  return {
    known: Float64Array.from(Xtest, biasedEvaluationTime),
    logMean: residual.map((value) => value + time_gp.prior_mean),
    logVariance,
  };
}

/** Posterior of f at the test points at τ_n, the sum of the evaluation times. */
function posteriorNow({ X, Xtest, y, t_obs, f_gp }: CtvCase, dimension: number, backend: Backend): Present {
  const kernel = readKernel({ ...f_gp, kernel: f_gp.space }, dimension);
  const posterior = backend.createPosterior({
    kernel,
    temporal: { kind: 'forgetting', rate: f_gp.eps },
    candidates: Float64Array.from(Xtest.flat()),
    dimension,
  });
  let time = 0;
  X.forEach((x, i) => {
    time += t_obs[i];
    posterior.append({ x, y: y[i], time, noiseVariance: f_gp.noise_variance });
  });
  const mean = new Float64Array(Xtest.length);
  const variance = new Float64Array(Xtest.length);
  posterior.predict(time, mean, variance);
  posterior.dispose();
  const prior = new Float64Array(Xtest.length).fill(kernel.variance);
  return { mean, variance, prior, halfLogRetention: halfLogRetention(f_gp.eps) };
}

function timeModelOf({ time_gp }: CtvCase, dimension: number): TimeModel {
  const { family, lengthscales, variance } = readKernel(time_gp, dimension);
  return { kernel: family, lengthscale: lengthscales[0], variance, noiseVariance: time_gp.noise_variance };
}

/** The expectation over time by the trapezoidal rule on [−8, 8], which converges exponentially for such integrands. */
function fineTrapezoid(timeModel: TimeModel): Lookahead {
  const nodes = Float64Array.from({ length: 1025 }, (_, k) => (k - 512) / 64);
  return {
    timeModel,
    weights: nodes.map((s) => exp(-s * s) / (64 * Math.sqrt(Math.PI))),
    seconds: ({ logMean, logVariance }, candidate, node) =>
      exp(Math.sqrt(2 * logVariance[candidate]) * nodes[node] + logMean[candidate]),
  };
}
