import type { Backend } from '../gp/backend.ts';
import type { Posterior } from '../gp/posterior.ts';
import { log } from '../math/index.ts';
import type { EvaluationTimes, TimeModel } from '../policy/lookahead.ts';
import { inputAt, type Observed, observedAt, type Past } from './lane/data/observations.ts';
import type { World } from './world.ts';

/**
 * What a lane knows of the evaluation times at the candidates: a GP on their log (CTV paper, §3). Its prior mean is
 * the mean of the log times observed at the initial points (of the first step where there are none).
 */
export class EvaluationTimeModel implements EvaluationTimes {
  readonly known: Float64Array;
  readonly logMean: Float64Array;
  readonly logVariance: Float64Array;
  private readonly world: World;
  private readonly model: TimeModel;
  private readonly initialPoints: number;
  private readonly posterior: Posterior;
  private priorMean = 0;

  constructor(world: World, model: TimeModel, backend: Backend, capacity: number, initialPoints: number) {
    const { inputs, inputDimension } = world;
    this.world = world;
    this.model = model;
    this.initialPoints = Math.max(1, initialPoints);
    this.known = knownSeconds(world);
    this.logMean = new Float64Array(this.known.length);
    this.logVariance = new Float64Array(this.known.length);
    this.posterior = backend.createPosterior(
      {
        kernel: {
          family: model.kernel,
          lengthscales: new Array(inputDimension).fill(model.lengthscale),
          variance: model.variance,
        },
        temporal: { kind: 'static' },
        candidates: inputs,
        dimension: inputDimension,
      },
      capacity,
    );
  }

  /** Learns from the times of steps 1..t−1 only. */
  learn(past: Past, t: number): void {
    const { posterior } = this;
    const priorMean = this.priorMeanBefore(past, t);
    posterior.truncate(priorMean === this.priorMean ? Math.min(posterior.size, t - 1) : 0);
    this.priorMean = priorMean;
    for (let step = posterior.size + 1; step < t; step++) this.observe(observedAt(past, step));
    posterior.predict(0, this.logMean, this.logVariance);
    for (let i = 0; i < this.logMean.length; i++) this.logMean[i] += priorMean;
  }

  dispose(): void {
    this.posterior.dispose();
  }

  private priorMeanBefore(past: Past, t: number): number {
    const count = Math.min(t - 1, this.initialPoints);
    let sum = 0;
    for (let step = 1; step <= count; step++) sum += logSeconds(observedAt(past, step));
    return count === 0 ? 0 : sum / count;
  }

  private observe(record: Observed): void {
    this.posterior.append({
      x: inputAt(this.world, record.index),
      y: logSeconds(record) - this.priorMean,
      time: 0,
      noiseVariance: this.model.noiseVariance,
    });
  }
}

/** True seconds of every candidate; 1 for each where the objective has no evaluation times. */
export function knownSeconds({ evaluation, candidates }: World): Float64Array {
  return evaluation?.seconds ?? new Float64Array(candidates.size).fill(1);
}

function logSeconds({ duration }: Observed): number {
  return duration === null ? 0 : log(duration);
}
