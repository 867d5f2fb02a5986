import { Matrix } from 'ml-matrix';
import { evaluateKernel, priorVariance } from '../../kernels/index.ts';
import { temporalFactor } from '../../kernels/temporal.ts';
import { factorWithJitter, forwardSolve } from '../../linalg/ml-matrix-solve.ts';
import { log } from '../../math/index.ts';
import { checkCount, checkObservation, checkPosition, checkTime } from '../checks.ts';
import type { Observation, Posterior, PosteriorModel } from '../posterior.ts';

/** The reference posterior: the textbook formulas on ml-matrix, from scratch after every change. O(n³ + n²G). */
export class ReferencePosterior implements Posterior {
  readonly #model: PosteriorModel;
  #observations: Observation[] = [];
  #factor = new Matrix(0, 0);
  #largestJitter = 0;

  constructor(model: PosteriorModel) {
    this.#model = model;
  }

  get size(): number {
    return this.#observations.length;
  }

  get jitter(): number {
    return this.#largestJitter;
  }

  append(observation: Observation): void {
    checkObservation(observation, this.#model.dimension, this.#model.temporal, this.#lastTime);
    this.#refit([...this.#observations, observation]);
  }

  appendAll(observations: readonly Observation[]): void {
    let lastTime = this.#lastTime;
    for (const observation of observations) {
      checkObservation(observation, this.#model.dimension, this.#model.temporal, lastTime);
      lastTime = observation.time;
    }
    this.#refit([...this.#observations, ...observations]);
  }

  truncate(count: number): void {
    checkCount(count, this.size);
    this.#refit(this.#observations.slice(0, count));
  }

  remove(position: number): void {
    checkPosition(position, this.size);
    this.#refit(this.#observations.toSpliced(position, 1));
  }

  removeOldest(count: number): void {
    checkCount(count, this.size);
    this.#refit(this.#observations.slice(count));
  }

  predict(time: number, mean: Float64Array, variance: Float64Array): void {
    const { kernel, temporal, candidates, dimension } = this.#model;
    checkTime(time, temporal, this.#lastTime);
    const points = Array.from(mean, (_, g) => candidates.subarray(g * dimension, (g + 1) * dimension));
    const cross = this.#observations.map((o) =>
      points.map((point) => evaluateKernel(kernel, o.x, point) * temporalFactor(temporal, o.time, time)),
    );
    const v = this.size ? forwardSolve(this.#factor, new Matrix(cross)) : new Matrix(0, points.length);
    const z = this.#solvedValues();
    points.forEach((point, g) => {
      const prior = priorVariance(kernel, point) * temporalFactor(temporal, time, time);
      let sum = 0;
      let explained = 0;
      for (let i = 0; i < this.size; i++) {
        sum += z[i] * v.get(i, g);
        explained += v.get(i, g) * v.get(i, g);
      }
      mean[g] = sum;
      variance[g] = Math.min(prior, Math.max(0, prior - explained));
    });
  }

  meanFor(values: Float64Array, time: number, mean: Float64Array): void {
    if (values.length !== this.size)
      throw new RangeError(`invalid values; expected ${this.size} numbers, got ${values.length}`);
    const pretended = new ReferencePosterior(this.#model);
    pretended.#factor = this.#factor;
    pretended.#observations = this.#observations.map((observation, i) => ({ ...observation, y: values[i] }));
    pretended.predict(time, mean, new Float64Array(mean.length));
  }

  logMarginalLikelihood(): number {
    return this.#solvedValues().reduce(
      (sum, z, i) => sum - 0.5 * z * z - log(this.#factor.get(i, i)) - 0.5 * log(2 * Math.PI),
      0,
    );
  }

  informationGain(): number {
    return this.#observations.reduce(
      (sum, { noiseVariance }, i) => sum + log(this.#factor.get(i, i)) - 0.5 * log(noiseVariance),
      0,
    );
  }

  dispose(): void {
    this.#observations = [];
  }

  get #lastTime(): number {
    return this.#observations.at(-1)?.time ?? -Infinity;
  }

  #solvedValues(): number[] {
    return this.size
      ? forwardSolve(this.#factor, Matrix.columnVector(this.#observations.map((o) => o.y))).to1DArray()
      : [];
  }

  #refit(observations: Observation[]): void {
    const { kernel, temporal } = this.#model;
    const n = observations.length;
    const gram = Matrix.zeros(n, n);
    observations.forEach((a, i) => {
      for (let j = 0; j <= i; j++) {
        const b = observations[j];
        const value = evaluateKernel(kernel, a.x, b.x) * temporalFactor(temporal, a.time, b.time);
        gram.set(i, j, value + (i === j ? a.noiseVariance : 0));
        gram.set(j, i, gram.get(i, j));
      }
    });
    const { factor, jitter } = factorWithJitter(gram);
    this.#factor = factor;
    this.#largestJitter = Math.max(this.#largestJitter, jitter);
    this.#observations = observations;
  }
}
