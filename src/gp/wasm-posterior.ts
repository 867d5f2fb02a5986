import { priorVariance } from '../kernels/index.ts';
import { halfLogRetention, temporalFactor } from '../kernels/temporal.ts';
import type { Core } from '../linalg/core.ts';
import { liftPivot } from '../linalg/jitter.ts';
import { WasmKernel } from '../linalg/wasm-kernel.ts';
import { exp, log } from '../math/index.ts';
import { checkCount, checkObservation, checkTime } from './checks.ts';
import { DataMemory } from './data-memory.ts';
import { GridMemory } from './grid-memory.ts';
import type { Observation, Posterior, PosteriorModel } from './posterior.ts';

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
  /** Time that V is relative to under forgetting. */
  #reference = 0;

  constructor(core: Core, model: PosteriorModel, capacity = 64) {
    const { dimension, candidates, kernel, temporal } = model;
    const size = candidates.length / dimension;
    core.arena.require(
      DataMemory.doubles(capacity, dimension) + GridMemory.doubles(capacity, size, dimension),
    );
    this.#model = model;
    this.#kernel = new WasmKernel(core, kernel);
    this.#data = new DataMemory(core, this.#kernel, Math.min(capacity, 64));
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
    const { kernel, temporal, dimension } = this.#model;
    const n = this.size;
    checkObservation(observation, dimension, temporal, this.#lastTime);
    const { x, y, time, noiseVariance } = observation;
    this.#data.ensureCapacity(n + 1);
    this.#grid.ensureRows(n + 1);
    const spatial = priorVariance(kernel, x);
    const prior = spatial * temporalFactor(temporal, time, time);
    this.#data.solveRow(n, x, time, temporal, this.#halfLog, spatial);
    const { pivot, jitter } = liftPivot(
      this.#data.pivot(n, prior + noiseVariance),
      prior + noiseVariance,
      prior,
      n,
    );
    const root = Math.sqrt(pivot);
    const z = this.#data.store(n, x, y, time, root);
    this.#grid.append(n, x, this.#weight(time), this.#data.row, root, z);
    this.#jitter = Math.max(this.#jitter, jitter);
    this.#observations.push(observation);
  }

  truncate(count: number): void {
    checkCount(count, this.size);
    if (count === this.size) return;
    this.#observations.length = count;
    this.#grid.truncate(count, this.#data.z(count));
  }

  removeOldest(count: number): void {
    checkCount(count, this.size);
    if (count === 0) return;
    const kept = this.#observations.slice(count);
    this.truncate(0);
    for (const observation of kept) this.append(observation);
  }

  predict(time: number, mean: Float64Array, variance: Float64Array): void {
    const { temporal } = this.#model;
    checkTime(time, temporal, this.#lastTime);
    const scale =
      temporal.kind === 'forgetting' && this.size > 0 ? exp(this.#halfLog * (time - this.#reference)) : 1;
    const growth = temporalFactor(temporal, time, time);
    const { means, squares } = this.#grid.sums();
    for (let g = 0; g < this.#prior.length; g++) {
      const prior = growth * this.#prior[g];
      mean[g] = scale * means[g];
      variance[g] = Math.min(prior, Math.max(0, prior - scale * scale * squares[g]));
    }
  }

  logMarginalLikelihood(): number {
    const n = this.size;
    const z = this.#data.z(n);
    let sum = 0;
    for (let i = 0; i < n; i++) sum -= 0.5 * z[i] * z[i] + log(this.#data.diagonal(i));
    return n === 0 ? 0 : sum - 0.5 * n * LOG_2_PI;
  }

  informationGain(): number {
    return this.#observations.reduce(
      (sum, { noiseVariance }, i) => sum + log(this.#data.diagonal(i)) - 0.5 * log(noiseVariance),
      0,
    );
  }

  dispose(): void {
    this.#grid.dispose();
    this.#data.dispose();
    this.#kernel.dispose();
  }

  get #lastTime(): number {
    return this.#observations.at(-1)?.time ?? -Infinity;
  }

  /** Factor of the grid row of an observation at `time`, relative to the reference; re-bases V when it gets extreme. */
  #weight(time: number): number {
    const { temporal } = this.#model;
    if (temporal.kind === 'wiener') return temporalFactor(temporal, time, time);
    if (temporal.kind === 'static') return 1;
    if (this.size === 0) this.#reference = time;
    const age = time - this.#reference;
    const weight = exp(-this.#halfLog * age);
    if (weight < LARGEST_SCALE) return weight;
    this.#grid.scale(this.size, exp(this.#halfLog * age));
    this.#reference = time;
    return 1;
  }
}
