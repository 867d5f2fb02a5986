import { requireAlgorithm } from '../src/engine/lane/lane-slots.ts';
import { openLane } from '../src/engine/lane/open-lane.ts';
import type { Session } from '../src/engine/lane/session.ts';
import { parseScenario } from '../src/engine/scenario/validate.ts';
import { createWorld } from '../src/engine/world.ts';
import type { Backend } from '../src/gp/backend.ts';
import { resolveParameters } from '../src/parameters/resolve.ts';
import { ready } from './local.ts';
import { type Case, type Prepare, RUN_ALGORITHMS } from './spec.ts';

/** What numpy's loop (native.py, LaneRun) is told of a run: the world, and what this engine chose in it. */
export interface LaneRunGiven {
  /** One-dimensional candidates (G), the model's lengthscale and noise variance; the signal variance is 1. */
  readonly inputs: readonly number[];
  readonly lengthscale: number;
  readonly noiseVariance: number;
  /** ε of the forgetting factor; 0: nothing is forgotten. */
  readonly rate: number;
  /** β_t = c1 ln(c2 t). */
  readonly c1: number;
  readonly c2: number;
  /** Steps after which the data are dropped. */
  readonly resets: readonly number[];
  /** f_t at the candidates, the noise w_t and the random candidate of every step. */
  readonly truth: readonly (readonly number[])[];
  readonly noise: readonly number[];
  readonly random: readonly number[];
  readonly choices: readonly number[];
}

/** Every step of a lane from the first on, its records made and kept: all but the truth, which is there already. */
export function laneRunJobs(backend: Backend): Prepare {
  return async (one) => {
    const run = runOf(one, backend);
    return run && ready({ run: () => run.make().dispose(), value: () => 0 });
  };
}

/** The same run as numpy makes it; null where it has no such loop: for lanes that keep all data, forget, or reset by calendar. */
export function laneRunGiven(one: Case, backend: Backend): LaneRunGiven | null {
  const run = runOf(one, backend);
  if (!run || !['run-gp-ucb', 'run-tv-gp-ucb', 'run-r-gp-ucb'].includes(one.job)) return null;
  const { world, parameters } = run;
  const session = run.make();
  const records = [...session.records];
  session.dispose();
  const { kernel } = world;
  if (kernel.family === 'empirical') return null;
  return {
    inputs: [...world.inputs],
    lengthscale: kernel.lengthscales[0],
    noiseVariance: world.modelNoiseVariance,
    rate: one.job === 'run-tv-gp-ucb' ? (parameters.epsilon as number) : 0,
    c1: parameters.c1 as number,
    c2: parameters.c2 as number,
    resets: records.filter(({ reset }) => reset).map(({ t }) => t),
    truth: records.map(({ t }) => [...world.truthAt(t)]),
    noise: records.map(({ t }) => world.noiseAt(t)),
    random: records.map(({ t }) => world.randomCandidateAt(t)),
    choices: records.map(({ index }) => index),
  };
}

function runOf({ job, n, G }: Case, backend: Backend) {
  const algorithm = RUN_ALGORITHMS.find((id) => job === `run-${id}`);
  if (!algorithm || !n || !G) return null;
  const scenario = runScenario([algorithm], n, G);
  const world = createWorld(scenario, backend);
  for (let t = 1; t <= n; t++) world.truthAt(t);
  const make = (): Session => {
    const session = openLane(scenario, scenario.lanes[0], world, backend);
    while (!session.ended) session.step();
    return session;
  };
  const { parameters } = requireAlgorithm(algorithm);
  return { world, make, parameters: resolveParameters(parameters, {}) };
}

/** A world that drifts steadily on G candidates, with a lane for each algorithm as it is without further ado. */
export function runScenario(algorithms: readonly string[], horizon: number, G: number) {
  return parseScenario({
    ...{ seed: 1, horizon, grid: { pointsPerDimension: G } },
    objective: { id: 'gp-chain-1d' },
    lanes: algorithms.map((algorithm) => ({ algorithm })),
  });
}
