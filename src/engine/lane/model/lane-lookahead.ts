import type { Slots } from '../../../algorithms/spec.ts';
import type { Backend } from '../../../gp/backend.ts';
import { priorVariance } from '../../../kernels/index.ts';
import type { Kernel } from '../../../kernels/spec.ts';
import { halfLogRetention } from '../../../kernels/temporal.ts';
import { pointwise, type Weighing } from '../../../policy/acquisition.ts';
import { type EvaluationTimes, type Lookahead, scoreAhead } from '../../../policy/lookahead.ts';
import { EvaluationTimeModel, knownSeconds } from '../../evaluation-times.ts';
import type { World } from '../../world.ts';
import type { Past } from '../data/observations.ts';
import type { Hyperparameters } from './refits.ts';

interface LookaheadOptions {
  readonly world: World;
  readonly slots: Slots;
  readonly lookahead: Lookahead;
  readonly backend: Backend;
  readonly capacity: number;
  readonly initialPoints: number;
}

/** A lane’s posterior at its candidates, and the scores computed from it (G each). */
interface Scores {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  readonly acquisition: Float64Array;
  /** The model behind the posterior; a refit changes it. */
  readonly hyperparameters: Hyperparameters;
}

/** Scores a lane's candidates at the times when their evaluations would end. */
export class LaneLookahead {
  private readonly options: LookaheadOptions;
  private prior: Float64Array;
  /** The kernel that `prior` was computed for. */
  private kernel: Kernel;
  private readonly timeModel: EvaluationTimeModel | null;
  private readonly times: EvaluationTimes;

  constructor(options: LookaheadOptions) {
    const { world, lookahead, backend, capacity, initialPoints } = options;
    this.options = options;
    this.kernel = world.kernel;
    this.prior = priorVariances(world, world.kernel);
    this.timeModel =
      lookahead.timeModel &&
      new EvaluationTimeModel(world, lookahead.timeModel, backend, capacity, initialPoints);
    this.times = this.timeModel ?? {
      known: knownSeconds(world),
      logMean: new Float64Array(0),
      logVariance: new Float64Array(0),
    };
  }

  /** Computes scores at step t from the current posterior; see `scoreAhead`. */
  score(scores: Scores, past: Past, t: number, weighing: Weighing): void {
    const { lookahead, slots } = this.options;
    const { mean, variance, acquisition, hyperparameters } = scores;
    const { kernel, temporal } = hyperparameters;
    this.timeModel?.learn(past, t);
    this.believe(kernel);
    const retention = temporal.kind === 'forgetting' ? halfLogRetention(temporal.rate) : 0;
    const present = { mean, variance, prior: this.prior, halfLogRetention: retention };
    scoreAhead(present, lookahead, this.times, pointwise(slots.acquisition), weighing, acquisition);
  }

  dispose(): void {
    this.timeModel?.dispose();
  }

  private believe(kernel: Kernel): void {
    if (kernel === this.kernel) return;
    this.kernel = kernel;
    this.prior = priorVariances(this.options.world, kernel);
  }
}

function priorVariances({ inputs, inputDimension, candidates }: World, kernel: Kernel): Float64Array {
  return Float64Array.from({ length: candidates.size }, (_, i) =>
    priorVariance(kernel, inputs.subarray(i * inputDimension, (i + 1) * inputDimension)),
  );
}
