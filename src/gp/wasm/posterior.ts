import { priorVariance } from '../../kernels/index.ts';
import { halfLogRetention, isMarkov, temporalFactor } from '../../kernels/temporal.ts';
import type { Core } from '../../linalg/core.ts';
import { climbLadder, liftPivot } from '../../linalg/jitter.ts';
import { WasmKernel } from '../../linalg/wasm-kernel.ts';
import { exp, log } from '../../math/index.ts';
import { checkCount, checkObservation, checkPosition, checkTime } from '../checks.ts';
import type { Observation, Posterior, PosteriorModel } from '../posterior.ts';
import { DataMemory } from './data-memory.ts';
import { GridMemory } from './grid-memory.ts';

const LOG_2_PI = log(2 * Math.PI);
/** The grid side is re-based before its scale leaves this range, so that squares of it cannot overflow. */
const LARGEST_SCALE = 1e75;

/**
 * Posterior in core memory: L (packed), z = L⁻¹y and, on the candidates, V = L⁻¹ K(X, candidates) with the running
 * sums m = Vᵀz and q = Σ V². Mean c m, variance prior − c² q.
 *
 * Forgetting: k̃(x_i, ·; t) = (1−ε)^{(t−t_i)/2} k, so V is kept for one reference time and c = (1−ε)^{(t−reference)/2}
 * carries it to the time of prediction. Wiener: for t ≥ all t_i the grid side does not depend on t; only the prior
 * does. Both therefore need times that never decrease.
 */
export class WasmPosterior implements Posterior {
  readonly #model: PosteriorModel;
  readonly #kernel: WasmKernel;
  readonly #data: DataMemory;
  readonly #grid: GridMemory;
  readonly #prior: Float64Array;
  readonly #halfLog: number;
  #observations: Observation[] = [];
  #jitter = 0;
  /** Jitter on the diagonal of every observation held; 0 unless the matrix is nearly singular. */
  #floor = 0;
  /** Time that V is relative to under forgetting; no later than the last observation. */
  #reference = -Infinity;
  /** Whether V outlives its time; where not, it is solved for each time of prediction. */
  readonly #markov: boolean;
  /** The time that V was solved for, where it is; null where the data have changed since. */
  #solvedFor: number | null = null;

  constructor(core: Core, model: PosteriorModel, capacity = 64) {
    const { dimension, candidates, kernel, temporal } = model;
    const size = candidates.length / dimension;
    core.arena.require(
      DataMemory.doubles(capacity, dimension) + GridMemory.doubles(capacity, size, dimension),
    );
    this.#model = model;
    this.#markov = isMarkov(temporal);
    this.#kernel = new WasmKernel(core, kernel);
    this.#data = new DataMemory(core, this.#kernel, temporal, Math.min(capacity, 64));
    this.#grid = new GridMemory(core, this.#kernel, candidates);
    this.#halfLog = temporal.kind === 'forgetting' ? halfLogRetention(temporal.rate) : 0;
    this.#prior = new Float64Array(size);
    for (let g = 0; g < size; g++)
      this.#prior[g] = priorVariance(kernel, candidates.subarray(g * dimension, (g + 1) * dimension));
  }

  get size(): number {
    return this.#observations.length;
  }

  get jitter(): number {
    return this.#jitter;
  }

  append(observation: Observation): void {
    this.#check(observation, this.#lastTime);
    if (!this.#appendRow(observation)) this.#refitWithJitter([...this.#observations, observation]);
  }

  /** False, changing nothing, where no rung of the ladder makes the pivot usable. */
  #appendRow(observation: Observation): boolean {
    const n = this.size;
    this.#reserve(n + 1);
    const { spatial, prior, diagonal } = this.#variances(observation);
    this.#data.gramRow(n, observation, spatial);
    const lifted = liftPivot(this.#data.solveRow(n, diagonal), diagonal, prior);
    if (!lifted) return false;
    const { pivot, jitter } = lifted;
    const root = Math.sqrt(pivot);
    this.#data.storeRow(n, observation, root);
    this.#data.appendZ(n, observation.y, root);
    if (this.#markov) this.#grid.append(n, observation.x, this.#weight(observation.time), root, this.#data);
    this.#solvedFor = null;
    this.#jitter = Math.max(this.#jitter, jitter);
    this.#observations.push(observation);
    return true;
  }

  /**
   * A pivot that no rung lifts shows that earlier ones, used as they were, held little but rounding, which every row
   * since has magnified: all observations are taken again with a rung on the whole diagonal.
   * @throws NotPositiveDefinite, leaving everything as it was
   */
  #refitWithJitter(observations: readonly Observation[]): void {
    const before = { floor: this.#floor, jitter: this.#jitter, observations: this.#observations };
    const priors = observations.map((observation) => this.#variances(observation).prior);
    try {
      climbLadder(Math.max(...priors), (floor) => this.#refill(observations, floor));
      this.#jitter = Math.max(this.#jitter, this.#floor);
    } catch (error) {
      this.#refill(before.observations, before.floor);
      this.#jitter = before.jitter;
      throw error;
    }
  }

  /** Holds just these, row by row, with that jitter on each; −1, or the index of the one that failed. */
  #refill(observations: readonly Observation[], floor: number): number {
    this.#observations = [];
    this.#grid.truncate(0, this.#data);
    this.#floor = floor;
    return observations.findIndex((observation) => !this.#appendRow(observation));
  }

  appendAll(observations: readonly Observation[]): void {
    if (this.size > 0 || observations.length < 8 || !this.#appendInBlocks(observations))
      for (const observation of observations) this.append(observation);
  }

  truncate(count: number): void {
    checkCount(count, this.size);
    if (count === 0) this.#floor = 0;
    if (count === this.size) return;
    this.#solvedFor = null;
    // V re-based past what is kept has lost it: to that time it was as good as forgotten.
    if (this.#markov && count > 0 && this.#observations[count - 1].time < this.#reference)
      this.#refit(this.#observations.slice(0, count));
    else {
      this.#observations.length = count;
      this.#grid.truncate(this.#markov ? count : 0, this.#data);
    }
  }

  remove(position: number): void {
    const n = this.size;
    checkPosition(position, n);
    if (position === n - 1) {
      this.truncate(position);
      return;
    }
    this.#data.drop(n, position);
    if (this.#markov) this.#grid.drop(n, position, this.#data);
    this.#solvedFor = null;
    this.#observations.splice(position, 1);
  }

  removeOldest(count: number): void {
    checkCount(count, this.size);
    if (count === 0) return;
    // A rotation costs six operations per element, factoring from scratch about n.
    if (6 * count < this.size) for (let i = 0; i < count; i++) this.remove(0);
    else this.#refit(this.#observations.slice(count));
  }

  predict(time: number, mean: Float64Array, variance: Float64Array): void {
    const { temporal } = this.#model;
    checkTime(time, temporal, this.#lastTime);
    const scale = this.#scale(time);
    const growth = temporalFactor(temporal, time, time);
    const priors = this.#prior;
    this.#solveFor(time);
    const { means, squares } = this.#grid.sums();
    for (let g = 0; g < priors.length; g++) {
      const prior = growth * priors[g];
      const left = prior - scale * scale * squares[g];
      mean[g] = scale * means[g];
      variance[g] = left < 0 ? 0 : Math.min(left, prior);
    }
  }

  meanFor(values: Float64Array, time: number, mean: Float64Array): void {
    checkTime(time, this.#model.temporal, this.#lastTime);
    if (values.length !== this.size)
      throw new RangeError(`invalid values; expected ${this.size} numbers, got ${values.length}`);
    this.#solveFor(time);
    this.#data.solveValues(values);
    this.#grid.meanOf(values.length, this.#data, mean);
    const scale = this.#scale(time);
    for (let g = 0; g < mean.length; g++) mean[g] *= scale;
  }

  logMarginalLikelihood(): number {
    const n = this.size;
    return n === 0 ? 0 : -0.5 * (this.#data.quadraticForm(n) + n * LOG_2_PI) - this.#data.logDiagonal(n);
  }

  informationGain(): number {
    const noise = this.#observations.reduce((sum, { noiseVariance }) => sum + log(noiseVariance), 0);
    return this.size === 0 ? 0 : this.#data.logDiagonal(this.size) - 0.5 * noise;
  }

  dispose(): void {
    this.#grid.dispose();
    this.#data.dispose();
    this.#kernel.dispose();
  }

  get #lastTime(): number {
    return this.#observations.at(-1)?.time ?? -Infinity;
  }

  /** Carries V from the reference to the time of prediction. */
  #scale(time: number): number {
    const decays = this.#model.temporal.kind === 'forgetting' && this.size > 0;
    return decays ? exp(this.#halfLog * (time - this.#reference)) : 1;
  }

  #check(observation: Observation, lastTime: number): void {
    checkObservation(observation, this.#model.dimension, this.#model.temporal, lastTime);
  }

  #refit(observations: readonly Observation[]): void {
    this.truncate(0);
    this.appendAll(observations);
  }

  /** V = L⁻¹ D K(X, candidates) with D = diag k_T(t_i, time), where that is another D at every time. O(n²G). */
  #solveFor(time: number): void {
    if (this.#markov || this.#solvedFor === time) return;
    const n = this.size;
    this.#grid.truncate(0, this.#data);
    if (n > 0) {
      this.#grid.ensureRows(n);
      this.#data.pad(n);
      const weights = this.#observations.map((own) => temporalFactor(this.#model.temporal, own.time, time));
      this.#grid.appendAll(weights, this.#data);
    }
    this.#solvedFor = time;
  }

  #reserve(n: number): void {
    this.#data.ensureCapacity(n);
    if (this.#markov) this.#grid.ensureRows(n);
  }

  /** k(x, x), k̃ at the observation's time, and that plus noise and jitter. */
  #variances({ x, time, noiseVariance }: Observation) {
    const spatial = priorVariance(this.#model.kernel, x);
    const prior = spatial * temporalFactor(this.#model.temporal, time, time);
    return { spatial, prior, diagonal: prior + noiseVariance + this.#floor };
  }

  /** Fits an empty posterior with the blocked kernels. False, leaving it empty, where the row-by-row way is needed. */
  #appendInBlocks(observations: readonly Observation[]): boolean {
    observations.forEach((observation, i) => {
      this.#check(observation, observations[i - 1]?.time ?? -Infinity);
    });
    const [first, last] = [observations[0].time, observations[observations.length - 1].time];
    if (!(exp(-this.#halfLog * (last - first)) < LARGEST_SCALE)) return false;
    this.#reserve(observations.length);
    observations.forEach((observation, i) => {
      const { spatial, diagonal } = this.#variances(observation);
      this.#data.gramRow(i, observation, spatial);
      this.#data.storeRow(i, observation, diagonal);
    });
    if (this.#data.factorAll(observations.length, observations) >= 0) return false;
    if (this.#model.temporal.kind === 'forgetting') this.#reference = first;
    const weights = observations.map(({ time }) => this.#weightOf(time));
    if (this.#markov) this.#grid.appendAll(weights, this.#data);
    this.#solvedFor = null;
    this.#observations = [...observations];
    return true;
  }

  /** Factor of the grid row of an observation at `time`, relative to the reference; re-bases V when it gets extreme. */
  #weight(time: number): number {
    if (this.#model.temporal.kind !== 'forgetting') return this.#weightOf(time);
    if (this.size === 0) this.#reference = time;
    const weight = this.#weightOf(time);
    if (weight < LARGEST_SCALE) return weight;
    this.#grid.scale(this.size, exp(this.#halfLog * (time - this.#reference)));
    this.#reference = time;
    return 1;
  }

  #weightOf(time: number): number {
    const { temporal } = this.#model;
    if (temporal.kind === 'forgetting') return exp(-this.#halfLog * (time - this.#reference));
    return temporalFactor(temporal, time, time);
  }
}
