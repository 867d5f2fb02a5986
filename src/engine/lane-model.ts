import type { Slots } from '../algorithms/spec.ts';
import type { StepRecord } from '../contracts/record.ts';
import type { Posterior } from '../gp/posterior.ts';
import type { Backend } from '../linalg/backend.ts';
import type { World } from './world.ts';

/** An expert's answer about a candidate. */
export interface Answer {
  readonly index: number;
  readonly y: number;
}

/**
 * A lane's GP on the candidates, holding the observations of the consecutive steps `from..to`.
 * Moving to another range costs only the difference: stepping forward appends, stepping back drops
 * the newest, a sliding window drops the oldest; anything else starts anew.
 */
export class LaneModel {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  readonly acquisition: Float64Array;
  /** Multiplier of σ in the acquisition last computed. */
  multiplier = 0;
  private readonly posterior: Posterior;
  private readonly world: World;
  private readonly slots: Slots;
  /** First step held; the steps held are followed by the expert's answers. */
  private first = 1;
  private answersHeld = 0;

  constructor(world: World, slots: Slots, backend: Backend, capacity: number) {
    const size = world.candidates.size;
    this.mean = new Float64Array(size);
    this.variance = new Float64Array(size);
    this.acquisition = new Float64Array(size);
    this.world = world;
    this.slots = slots;
    this.posterior = backend.createPosterior(
      {
        kernel: world.kernel,
        temporal: slots.temporal,
        candidates: world.inputs,
        dimension: world.inputDimension,
      },
      capacity,
    );
  }

  get jitter(): number {
    return this.posterior.jitter;
  }

  logMarginalLikelihood(): number {
    return this.posterior.logMarginalLikelihood();
  }

  /** Posterior and acquisition for the choice at step t from the `count` observations before it and the expert's answers. */
  predict(records: readonly StepRecord[], t: number, count: number, answers: readonly Answer[] = []): void {
    this.posterior.truncate(this.posterior.size - this.answersHeld);
    this.hold(records, t - count, t);
    for (const { index, y } of answers)
      this.observe(index, y, t, this.slots.expert?.noiseVariance ?? this.world.modelNoiseVariance);
    this.answersHeld = answers.length;
    this.posterior.predict(t, this.mean, this.variance);
    this.multiplier = this.slots.schedule(t, this.posterior);
    this.slots.acquisition(this.mean, this.variance, this.multiplier, this.acquisition);
  }

  dispose(): void {
    this.posterior.dispose();
  }

  /** Brings the posterior to exactly the observations of steps first..next−1. */
  private hold(records: readonly StepRecord[], first: number, next: number): void {
    const { posterior } = this;
    const heldNext = this.first + posterior.size;
    if (this.slots.noiseByAge || first < this.first || first >= heldNext) posterior.truncate(0);
    else if (first - this.first > 1 && first - this.first > heldNext - first) posterior.truncate(0);
    else {
      if (next < heldNext) posterior.truncate(next - this.first);
      if (first > this.first) posterior.removeOldest(first - this.first);
    }
    this.first = first;
    for (let step = first + posterior.size; step < next; step++) this.append(records[step - 1], next);
  }

  private append({ index, y, t: time }: StepRecord, t: number): void {
    const { noiseByAge, noiseVariance = this.world.modelNoiseVariance } = this.slots;
    this.observe(index, y, time, noiseByAge?.(t - time) ?? noiseVariance);
  }

  private observe(index: number, y: number, time: number, noiseVariance: number): void {
    const { inputs, inputDimension } = this.world;
    const at = index * inputDimension;
    const x = Array.from(inputs.subarray(at, at + inputDimension));
    this.posterior.append({ x, y, time, noiseVariance });
  }
}
