import type { DesignFrame } from '../../../src/contracts/environment.ts';
import { requireAlgorithm } from '../../../src/engine/lane/lane-slots.ts';
import type { Session } from '../../../src/engine/lane/session.ts';
import { rememberTruth, truthMemory } from '../../../src/engine/truth.ts';
import { environmentOf, type World } from '../../../src/engine/world.ts';
import type { Backend } from '../../../src/gp/backend.ts';
import { list, oneOf, type Read } from '../../../src/parameters/shape.ts';
import { createStream } from '../../../src/random/stream.ts';
import { CaseError } from '../case-error.ts';
import { levelSets, pairFields, pairsOf } from '../decisions/pairs.ts';
import {
  couple,
  fields,
  finite,
  matrix,
  natural,
  numbers,
  readCase,
  readKernel,
  requireLength,
  share,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { saturated } from '../saturated.ts';
import { armCandidates } from './arms.ts';
import { played } from './played.ts';

/** The paper's names. Thompson sampling is left out: what it does depends on a random draw. */
const ALGORITHMS: Readonly<Record<string, string>> = {
  'BPT-UCB': 'bpt-ucb',
  'BPT-LSE': 'bpt-lse',
  'GP-UCB': 'gp-ucb-mean',
  StableOpt: 'stable-opt',
  'BQO-EI': 'bqo-ei',
  'BQO-UCB': 'bqo-ucb',
  LSE: 'lse-mean',
  StableLSE: 'stable-lse',
  BQLSE: 'bqlse',
};
/** Those that query by Φ. */
const BY_PROBABILITY = ['BPT-UCB', 'BPT-LSE'];

const names = Object.keys(ALGORITHMS);
const shape = fields({
  ...pairFields,
  F: matrix,
  noise: numbers,
  h: finite,
  alpha: share,
  first: couple(natural, 'the indices of a design and a condition'),
  mean_w_index: natural,
  delta50: couple(natural, 'the first and the last index of the central half of w'),
  algorithms: list(oneOf(names), 'algorithms'),
});
type TraceCase = Read<typeof shape>;

/** Whole runs of the BPT paper's algorithms on a tabulated f(x, w), through the session; each answers and classifies by probability. */
export const bptTrace: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const world = pairsWorld(given);
  return Object.fromEntries(given.algorithms.map((name) => [name, run(name, given, world, backend)]));
};

function run(name: string, given: TraceCase, world: World, backend: Backend) {
  const horizon = given.noise.length;
  const algorithm = ALGORITHMS[name];
  return played(
    {
      world,
      algorithm,
      ...(BY_PROBABILITY.includes(name) && { spec: saturated(requireAlgorithm(algorithm)) }),
      parameters: { report: 'probability' },
      horizon,
      backend,
    },
    (session) => traceValues(session, given),
  );
}

/** The pairs as candidates, the table as the truth; the first query is the case's own. */
function pairsWorld(given: TraceCase): World {
  const { F, W_grid, noise, first, h, alpha, mean_w_index, delta50, noise_variance } = given;
  const { inputs, dimension, weights } = pairsOf(given);
  requireInside(given);
  const values = Float64Array.from(F.flat());
  const problem = {
    weights,
    threshold: h,
    level: alpha,
    meanCondition: mean_w_index,
    centralConditions: W_grid.map((_, w) => w).filter((w) => w >= delta50[0] && w <= delta50[1]),
  };
  const objective = { changePoints: [], valuesAt: () => values, environment: problem };
  return {
    candidates: armCandidates(values.length),
    inputs,
    inputDimension: dimension,
    kernel: readKernel(given, dimension),
    modelNoiseVariance: noise_variance,
    ...rememberTruth(objective, values.length, truthMemory(1)),
    ...environmentOf(objective),
    changePoints: [],
    timeLabels: [],
    noiseAt: (t) => noise[t - 1],
    randomCandidateAt: () => first[0] * W_grid.length + first[1],
    stream: (...name) => createStream(0, ...name),
  };
}

/** Throws where F or an index does not fit the grids. */
function requireInside({ F, X_grid, W_grid, first, mean_w_index, delta50 }: TraceCase): void {
  requireLength('F', F, X_grid.length, 'X_grid');
  F.forEach((row, i) => {
    requireLength(`F[${i}]`, row, W_grid.length, 'W_grid');
  });
  requireIndex('first[0]', first[0], X_grid, 'X_grid');
  requireIndex('first[1]', first[1], W_grid, 'W_grid');
  requireIndex('mean_w_index', mean_w_index, W_grid, 'W_grid');
  requireIndex('delta50[1]', delta50[1], W_grid, 'W_grid');
  if (delta50[0] > delta50[1])
    throw new CaseError(`delta50[0] must be at most delta50[1], ${delta50[1]}, got ${delta50[0]}`);
}

function requireIndex(name: string, index: number, grid: readonly number[], like: string): void {
  if (index >= grid.length)
    throw new CaseError(`${name} must be an index of ${like}, 0 to ${grid.length - 1}, got ${index}`);
}

function traceValues(session: Session, { noise, W_grid, alpha }: TraceCase) {
  const { records } = session;
  // After the last step: what a further query would be chosen by. The world has an environment, so it is there.
  const { mean, spread, lower, upper, answer } = session.frame(noise.length + 1)
    .designs as Known<DesignFrame>;
  return {
    x: records.map(({ index }) => Math.floor(index / W_grid.length)),
    w: records.map(({ index }) => index % W_grid.length),
    y: records.map(({ y }) => y),
    final_mu_p: Array.from(mean),
    final_gamma2: Array.from(spread, (gamma) => gamma * gamma),
    xhat_pmax: answer,
    ...levelSets(lower, upper, alpha),
  };
}

/** Nothing in it is null, as of every algorithm with a model that classifies. */
type Known<T> = { readonly [Key in keyof T]: NonNullable<T[Key]> };
