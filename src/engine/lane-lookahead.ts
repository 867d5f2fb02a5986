import type { Slots } from '../algorithms/spec.ts';
import type { StepRecord } from '../contracts/record.ts';
import { priorVariance } from '../kernels/index.ts';
import { halfLogRetention } from '../kernels/temporal.ts';
import type { Backend } from '../linalg/backend.ts';
import type { Weighing } from '../policy/acquisition.ts';
import { type EvaluationTimes, type Lookahead, scoreAhead } from '../policy/lookahead.ts';
import { EvaluationTimeModel, knownSeconds } from './evaluation-times.ts';
import type { World } from './world.ts';

export interface LookaheadOptions {
  readonly world: World;
  readonly slots: Slots;
  readonly lookahead: Lookahead;
  readonly backend: Backend;
  readonly capacity: number;
  readonly initialPoints: number;
}

/** A lane’s posterior at its candidates, and what it makes of it (G each). */
export interface Scores {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  readonly acquisition: Float64Array;
}

/** Scores a lane's candidates at the ends of their evaluations. */
export class LaneLookahead {
  private readonly options: LookaheadOptions;
  private readonly prior: Float64Array;
  private readonly halfLogRetention: number;
  private readonly timeModel: EvaluationTimeModel | null;
  private readonly times: EvaluationTimes;

  constructor(options: LookaheadOptions) {
    const { world, slots, lookahead, backend, capacity, initialPoints } = options;
    this.options = options;
    this.prior = priorVariances(world);
    this.halfLogRetention = slots.temporal.kind === 'forgetting' ? halfLogRetention(slots.temporal.rate) : 0;
    this.timeModel =
      lookahead.timeModel &&
      new EvaluationTimeModel(world, lookahead.timeModel, backend, capacity, initialPoints);
    this.times = this.timeModel ?? {
      known: knownSeconds(world),
      logMean: new Float64Array(0),
      logVariance: new Float64Array(0),
    };
  }

  /** Turns the posterior now into scores at step t; see `scoreAhead`. */
  score(scores: Scores, records: readonly StepRecord[], t: number, weighing: Weighing): void {
    const { lookahead, slots } = this.options;
    this.timeModel?.learn(records, t);
    const { mean, variance, acquisition } = scores;
    const present = { mean, variance, prior: this.prior, halfLogRetention: this.halfLogRetention };
    scoreAhead(present, lookahead, this.times, slots.acquisition, weighing, acquisition);
  }

  dispose(): void {
    this.timeModel?.dispose();
  }
}

function priorVariances({ kernel, inputs, inputDimension, candidates }: World): Float64Array {
  return Float64Array.from({ length: candidates.size }, (_, i) =>
    priorVariance(kernel, inputs.subarray(i * inputDimension, (i + 1) * inputDimension)),
  );
}
