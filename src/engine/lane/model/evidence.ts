import type { Slots } from '../../../algorithms/spec.ts';
import type { StepRecord } from '../../../contracts/record.ts';
import type { Backend } from '../../../gp/backend.ts';
import { logPredictiveDensity, type Prediction } from '../../../policy/trigger.ts';
import type { World } from '../../world.ts';
import { ByStep } from '../data/by-step.ts';
import type { Held } from '../data/held.ts';
import { heldRecords, observationsOf, type Seen } from '../data/observations.ts';
import { type Hyperparameters, slotsUnder } from './refits.ts';
import { WindowLikelihood } from './window-likelihood.ts';

/** A lane between an observation and what its memory makes of it. */
interface Standing {
  /** The steps before the newest observation. */
  readonly past: ByStep<StepRecord>;
  /** Those of them that the model has seen. */
  readonly held: Held;
  readonly newest: Seen;
  /** The hyperparameters in force. */
  readonly model: Hyperparameters;
}

/** What a change test may ask of a lane's newest observations: how likely they are alone, and after those held before. */
export class Evidence {
  private readonly world: World;
  private readonly slots: Slots;
  private readonly likelihood: WindowLikelihood;
  /** What was said of each observation before it was made, and by which model. */
  private readonly predictions = new ByStep<Prediction & { readonly model: Hyperparameters }>();

  constructor(world: World, slots: Slots, backend: Backend) {
    this.world = world;
    this.slots = slots;
    this.likelihood = new WindowLikelihood(world, backend);
  }

  /** Keeps what `model` said of the observation of the next step. */
  note(prediction: Prediction, model: Hyperparameters): void {
    this.predictions.push({ ...prediction, model });
  }

  forgetBefore(step: number): void {
    this.predictions.forgetBefore(step);
  }

  /** ln p of the newest `count` observations under the prior. */
  fresh({ past, newest, model }: Standing, count: number): number {
    return this.likelihood.alone(model, this.observed([...past.newest(count - 1), newest], model));
  }

  /**
   * ln p of the newest `count` observations given those held before. By the chain rule the sum of what was predicted one
   * step ahead, exact while data are only added. Where a refit has come between, what the model now in force says of them.
   */
  kept({ past, held, newest, model }: Standing, count: number): number {
    const said = this.predictions.newest(count);
    if (said.every((prediction) => prediction.model === model))
      return said.reduce((sum, prediction) => sum + logPredictiveDensity(prediction), 0);
    const data = this.observed([...heldRecords({ past, held }), newest], model);
    return this.likelihood.given(model, data.slice(0, -count), data.slice(-count));
  }

  dispose(): void {
    this.likelihood.dispose();
  }

  /** As the model sees them right after the last one. */
  private observed(records: readonly Seen[], model: Hyperparameters) {
    const next = (records.at(-1)?.t ?? 0) + 1;
    return observationsOf(records, next, this.world, slotsUnder(model, this.slots));
  }
}
