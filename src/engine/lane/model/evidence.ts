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

/** A lane after an observation and before its memory decides what to keep. */
interface Standing {
  /** The steps before the newest observation. */
  readonly past: ByStep<StepRecord>;
  /** The part of them that the model contains. */
  readonly held: Held;
  readonly newest: Seen;
  /** The hyperparameters in force. */
  readonly model: Hyperparameters;
}

/** Likelihoods for a change test: of a lane's newest observations alone, and given those held before. */
export class Evidence {
  private readonly world: World;
  private readonly slots: Slots;
  private readonly likelihood: WindowLikelihood;
  /** The prediction of each observation before it was made, and the model behind it. */
  private readonly predictions = new ByStep<Prediction & { readonly model: Hyperparameters }>();

  constructor(world: World, slots: Slots, backend: Backend) {
    this.world = world;
    this.slots = slots;
    this.likelihood = new WindowLikelihood(world, backend);
  }

  /** Stores the prediction that `model` made for the next step. */
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
   * ln p of the newest `count` observations given those held before: by the chain rule the sum of one-step predictions,
   * exact while data are only added. After a refit it is computed again with the model now in force.
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

  /** The observations as the model sees them at the step after the last one. */
  private observed(records: readonly Seen[], model: Hyperparameters) {
    const next = (records.at(-1)?.t ?? 0) + 1;
    return observationsOf(records, next, this.world, slotsUnder(model, this.slots));
  }
}
