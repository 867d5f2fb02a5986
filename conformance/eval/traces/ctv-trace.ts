import type { StepRecord } from '../../../src/contracts/record.ts';
import type { World } from '../../../src/engine/world.ts';
import type { Backend } from '../../../src/gp/backend.ts';
import { cos, sin } from '../../../src/math/index.ts';
import { exactly, list, number, oneOf, type Read, such } from '../../../src/parameters/shape.ts';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { argmax } from '../../../src/policy/acquisition.ts';
import { createStream } from '../../../src/random/stream.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  fields,
  finiteWhere,
  kernelFields,
  natural,
  numbers,
  positive,
  positives,
  readCase,
  readKernel,
  requireLength,
  share,
  vector,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField } from '../posteriors/posterior.ts';
import { armCandidates } from './arms.ts';
import { played } from './played.ts';

/** The paper's names. */
const ALGORITHMS: Readonly<Record<string, string>> = {
  GP: 'gp-ucb',
  'GP-UCB': 'gp-ucb',
  TV: 'tv-gp-ucb',
  CTV: 'ctv',
  'CTV-simple': 'ctv-simple',
  'CTV-fixed': 'ctv-fixed',
};
const BETA = /^\s*([\d.]+)\s*ln\(\s*([\d.]+)\s*n\s*\)/;
const PRIOR_MEAN = 'mean of the log observed times of the initial points';

const names = Object.keys(ALGORITHMS);
/** Of larger ones the observed time would be zero or infinite. */
const logNoise = finiteWhere('must be between -100 and 100', (value) => Math.abs(value) <= 100);
const shape = fields({
  ...kernelFields,
  ...noiseField,
  arms: list(vector, 'at least one arm', { min: 1 }),
  t_of_x: positives,
  init: list(natural, 'at least one arm', { min: 1 }),
  noise_f: numbers,
  noise_log_t: list(logNoise, 'numbers'),
  lam: share,
  time_gp: fields({
    ...kernelFields,
    ...noiseField,
    lengthscale: positive,
    prior_mean: exactly(PRIOR_MEAN),
  }),
  gauss_hermite_nodes: number({ type: 'integer', min: 1, max: 64 }),
  beta: such<string>('must start like "0.8 ln(4n)"', (value) => BETA.test(String(value)), {}),
  algorithms: list(oneOf(names), 'algorithms'),
});
type TraceCase = Read<typeof shape>;

/** Whole runs of the CTV paper's algorithms on arms whose evaluation takes time, through the session. */
export const ctvTrace: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const world = evaluationWorld(given);
  return Object.fromEntries(given.algorithms.map((name) => [name, run(name, given, world, backend)]));
};

function run(name: string, given: TraceCase, world: World, backend: Backend) {
  const horizon = given.noise_f.length;
  return played(
    {
      world,
      algorithm: ALGORITHMS[name],
      parameters: parametersOf(given),
      horizon,
      backend,
      initialPoints: given.init.length,
    },
    (session) => traceValues(session.records, given),
  );
}

/** For all algorithms at once; each takes the parameters it has. */
function parametersOf({ beta, lam, time_gp, gauss_hermite_nodes }: TraceCase): ParamValues {
  const [, c1, c2] = BETA.exec(beta) ?? [];
  return {
    schedule: 'log',
    c1: Number(c1),
    c2: Number(c2),
    epsilon: lam,
    timeKernel: readKernel(time_gp, 1).family,
    timeLengthscale: time_gp.lengthscale,
    timeVariance: time_gp.variance,
    timeNoise: time_gp.noise_variance,
    nodes: gauss_hermite_nodes,
  };
}

/** f(x, τ) = sin(6x + 0.15 τ) + 0.5 cos(3x − 0.05 τ) at the true elapsed time τ, not rounded. */
function evaluationWorld(given: TraceCase): World {
  const { arms, t_of_x, init, noise_f, noise_log_t, noise_variance } = given;
  const inputDimension = commonDimension({ arms });
  if (inputDimension !== 1) throw new CaseError(`arms[0] must have 1 coordinate, got ${inputDimension}`);
  requireLength('t_of_x', t_of_x, arms.length, 'arms');
  requireLength('noise_log_t', noise_log_t, noise_f.length, 'noise_f');
  init.forEach((arm, i) => {
    if (arm >= arms.length)
      throw new CaseError(`init[${i}] must be an index of arms, 0 to ${arms.length - 1}, got ${arm}`);
  });
  const truthAt = (time: number) =>
    Float64Array.from(arms, ([x]) => sin(6 * x + 0.15 * time) + 0.5 * cos(3 * x - 0.05 * time));
  return {
    candidates: armCandidates(arms.length),
    inputs: Float64Array.from(arms.flat()),
    inputDimension,
    kernel: readKernel(given, inputDimension),
    modelNoiseVariance: noise_variance,
    evaluation: { seconds: Float64Array.from(t_of_x), logNoiseAt: (t) => noise_log_t[t - 1] },
    truthAt,
    starAt: (time) => argmax(truthAt(time)),
    changePoints: [],
    timeLabels: [],
    noiseAt: (t) => noise_f[t - 1],
    randomCandidateAt: (t) => init[Math.min(t, init.length) - 1],
    stream: (...name) => createStream(0, ...name),
  };
}

function traceValues(records: readonly StepRecord[], { t_of_x }: TraceCase) {
  return {
    arm: records.map(({ index }) => index),
    y: records.map(({ y }) => y),
    t_obs: records.map(({ duration }) => duration),
    tau_obs: records.map(({ clock }) => clock),
    tau_true: records.reduce((sum, { index }) => sum + t_of_x[index], 0),
  };
}
