import type { Backend } from '../../../gp/backend.ts';
import type { Observation } from '../../../gp/posterior.ts';
import { type Future, futureOf, type PredictiveDraw, predictiveDraw } from '../../../gp/predictive-draw.ts';
import type { Kernel } from '../../../kernels/spec.ts';
import { type SymmetricEigen, symmetricEigen } from '../../../linalg/symmetric-eigen.ts';
import type { World } from '../../world.ts';
import { LaneError } from '../lane-slots.ts';
import type { Hyperparameters } from './refits.ts';

/** With more candidates, the matrix of the future takes too long. */
const MOST_CANDIDATES = 1000;

/** A Thompson draw to be made predictive, and the data behind it. */
export interface Drawn {
  readonly t: number;
  readonly draw: Float64Array;
  readonly model: Hyperparameters;
  /** The observations in the posterior. */
  readonly observations: readonly Observation[];
  readonly time: number;
  readonly noiseVariance: number;
}

/** Predictive sampling for a lane: what future data would reveal. Its normals come from the lane's substream "future". */
export class LaneFuture {
  private readonly world: World;
  private readonly backend: Backend;
  private readonly lane: string;
  private known: { readonly model: Hyperparameters; readonly future: Future } | null = null;

  /** Throws LaneError where there are too many candidates or the world moves by the second. */
  constructor(world: World, backend: Backend, lane: string) {
    const { size } = world.candidates;
    if (size > MOST_CANDIDATES)
      throw new LaneError(
        `Predictive sampling takes at most ${MOST_CANDIDATES} candidates, here are ${size}: choose a coarser grid.`,
      );
    if (world.response)
      throw new LaneError('Predictive sampling looks ahead by steps; here the world moves by the second.');
    this.world = world;
    this.backend = backend;
    this.lane = lane;
  }

  /** The predictive draw of step t, and the variance that is worth learning. O(n²G + nG² + G³). */
  at({ t, draw, model, observations, time, noiseVariance }: Drawn): PredictiveDraw {
    const { world, backend } = this;
    const { inputs, inputDimension } = world;
    const posterior = backend.jointPosterior(
      model.kernel,
      model.temporal,
      inputDimension,
      observations,
      inputs,
      new Float64Array(draw.length).fill(time),
    );
    const stream = world.stream('future', this.lane, String(t));
    const normals = draw.map(() => stream.normal());
    return predictiveDraw(backend, this.future(model, noiseVariance), posterior, draw, normals);
  }

  /** Throws RangeError for any temporal factor but forgetting at a rate between 0 and 1. */
  private future(model: Hyperparameters, noiseVariance: number): Future {
    if (this.known?.model === model) return this.known.future;
    const { backend, world } = this;
    const { kernel, temporal } = model;
    if (temporal.kind !== 'forgetting' || !(temporal.rate > 0 && temporal.rate < 1))
      throw new RangeError('invalid temporal factor; expected forgetting at a rate above 0 and below 1');
    const drift = { rate: temporal.rate, noiseVariance };
    const future = futureOf(backend, priorEigen(backend, kernel, world), drift);
    this.known = { model, future };
    return future;
  }
}

/** The latest result, shared by all lanes and replicates of a scenario; it takes longer than many steps. */
let latest: { readonly of: string; readonly inputs: Float64Array; readonly eigen: SymmetricEigen } | null =
  null;

/** Eigendecomposition of the prior covariance on the candidates. O(G³), or less where the kernel is smooth. */
function priorEigen(
  backend: Backend,
  kernel: Kernel,
  { inputs, inputDimension, candidates }: World,
): SymmetricEigen {
  const of = `${backend.name} ${JSON.stringify(kernel)}`;
  if (latest?.of !== of || !sameNumbers(latest.inputs, inputs)) {
    const prior = backend.crossGram(kernel, inputs, inputs, inputDimension);
    latest = { of, inputs, eigen: symmetricEigen(prior, candidates.size) };
  }
  return latest.eigen;
}

const sameNumbers = (a: Float64Array, b: Float64Array): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);
