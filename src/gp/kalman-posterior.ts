import type { Backend } from './backend.ts';
import { checkCount, checkObservation } from './checks.ts';
import { GridKalman, type GridKalmanState } from './grid-kalman.ts';
import type { Observation, Posterior, PosteriorModel } from './posterior.ts';

/** Numbers that all checkpoints of one state may hold: 64 MB. */
const MOST_KEPT = 2 ** 23;

interface Checkpoint {
  readonly size: number;
  readonly seen: Uint8Array;
  readonly state: GridKalmanState;
}

/**
 * The grid Kalman state as a lane's posterior: observations at the candidates alone, O(G²) each, and none of them kept.
 * Where it is to go back, it goes to the nearest checkpoint, or to the start: `size` then says how many observations it
 * still has; those after them must be appended again.
 */
export class KalmanPosterior implements Posterior {
  readonly jitter = 0;
  private readonly state: GridKalman;
  private readonly model: PosteriorModel;
  /** Candidates by their coordinates. */
  private readonly places = new Map<string | number, number>();
  /** 1 where a candidate was observed since the start. */
  private seen: Uint8Array;
  private count = 0;
  private lastTime = Number.NEGATIVE_INFINITY;
  private readonly checkpoints: Checkpoint[] = [];
  private readonly most: number;
  private spacing = 32;

  /**
   * @param goesBack whether it will be asked to: only then it keeps checkpoints
   * @throws RangeError as `GridKalman`
   */
  constructor(backend: Backend, model: PosteriorModel, goesBack: boolean) {
    const { kernel, temporal, candidates, dimension } = model;
    this.state = new GridKalman(backend, kernel, temporal, candidates, dimension);
    this.model = model;
    const size = candidates.length / dimension;
    this.seen = new Uint8Array(size);
    this.most = goesBack ? Math.floor(MOST_KEPT / ((size * (size + 3)) / 2)) : 0;
    for (let g = size - 1; g >= 0; g--)
      this.places.set(placeOf(candidates.subarray(g * dimension, (g + 1) * dimension)), g);
  }

  get size(): number {
    return this.count;
  }

  append(observation: Observation): void {
    const { x, y, time, noiseVariance } = observation;
    checkObservation(observation, this.model.dimension, this.model.temporal, this.lastTime);
    const candidate = this.places.get(placeOf(x));
    if (candidate === undefined)
      throw new RangeError('invalid x; expected the place of a candidate under a state on the grid');
    if (this.count === 0) this.state.restart(time);
    else this.state.predict(time);
    this.state.update(candidate, y, noiseVariance);
    this.seen[candidate] = 1;
    this.lastTime = time;
    this.count++;
    if (this.count % this.spacing === 0) this.keep();
  }

  appendAll(observations: readonly Observation[]): void {
    for (const observation of observations) this.append(observation);
  }

  /** Keeps at most the `count` oldest observations: see `size`. O(G²). */
  truncate(count: number): void {
    checkCount(count, this.count);
    if (count === this.count) return;
    const { checkpoints } = this;
    while (checkpoints.length > 0 && checkpoints[checkpoints.length - 1].size > count) checkpoints.pop();
    const nearest = checkpoints.at(-1);
    this.count = nearest?.size ?? 0;
    this.seen = nearest?.seen.slice() ?? new Uint8Array(this.seen.length);
    if (nearest) this.state.restore(nearest.state);
    this.lastTime = nearest?.state.time ?? Number.NEGATIVE_INFINITY;
  }

  /** Starts over: only its newest observations leave a state. */
  remove(): void {
    this.truncate(0);
  }

  /** Starts over, as `remove` does. */
  removeOldest(count: number): void {
    checkCount(count, this.count);
    if (count > 0) this.truncate(0);
  }

  predict(time: number, mean: Float64Array, variance: Float64Array): void {
    if (this.count === 0) this.state.readPrior(time, mean, variance);
    else this.state.read(time, mean, variance);
  }

  /** Largest of some values at a candidate observed; −∞ without data. */
  largestSeen(values: Float64Array): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let g = 0; g < values.length; g++) if (this.seen[g] && values[g] > best) best = values[g];
    return best;
  }

  /** @throws RangeError always: the weights of the observations are not kept */
  meanFor(): void {
    throw new RangeError(
      'invalid posterior; expected one that keeps its observations, got a state on the grid',
    );
  }

  logMarginalLikelihood(): number {
    return this.count === 0 ? 0 : this.state.logMarginalLikelihood;
  }

  informationGain(): number {
    return this.count === 0 ? 0 : this.state.informationGain;
  }

  dispose(): void {
    this.checkpoints.length = 0;
    this.state.dispose();
  }

  /** A checkpoint; every second one goes, and those to come are twice as far apart, where there are too many. */
  private keep(): void {
    const { checkpoints, count } = this;
    if (this.most < 2) return;
    checkpoints.push({ size: count, seen: this.seen.slice(), state: this.state.save() });
    if (checkpoints.length <= this.most) return;
    this.spacing *= 2;
    const stay = checkpoints.filter(({ size }) => size % this.spacing === 0);
    checkpoints.splice(0, checkpoints.length, ...stay);
  }
}

/** Coordinates as a key; −0 is 0. */
const placeOf = (x: ArrayLike<number>): string | number =>
  x.length === 1 ? x[0] : Array.prototype.join.call(x, ' ');
