import type { Slots } from '../../../algorithms/spec.ts';
import type { Backend } from '../../../gp/backend.ts';
import { type Free, fitHyperparameters } from '../../../gp/fit/fit.ts';
import { fitRate } from '../../../gp/fit/fit-rate.ts';
import { timeBoxes } from '../../../gp/fit/time-boxes.ts';
import type { Kernel, TemporalFactor } from '../../../kernels/spec.ts';
import { temporalParameters } from '../../../kernels/temporal.ts';
import { CHANGE_RATES, LEAST_DATA_TO_FIT, type Refit, varianceBox } from '../../../policy/refit.ts';
import type { World } from '../../world.ts';
import { heldRecords, type Knowledge, type Observed, observationsOf } from '../data/observations.ts';

/** The model a lane believes in at a step. */
export interface Hyperparameters {
  readonly kernel: Kernel;
  readonly temporal: TemporalFactor;
  /** σ_n² where it is fitted with the rest; null or absent: the model's. */
  readonly noiseVariance?: number | null;
}

/** A fit that found nothing new hands on the very parts it was given. */
export const sameModel = (a: Hyperparameters, b: Hyperparameters): boolean =>
  a.kernel === b.kernel && a.temporal === b.temporal && a.noiseVariance === b.noiseVariance;

/** The slots as the hyperparameters in force fill them: with the fitted noise, where it is fitted. */
export function slotsUnder({ noiseVariance }: Hyperparameters, slots: Slots): Slots {
  return typeof noiseVariance === 'number' ? { ...slots, noiseVariance } : slots;
}

/**
 * Hyperparameters of a lane over the steps. A fit happens at steps k + 1, 2k + 1, …, on the data the lane then held and
 * starting from the fit before, so those of any step follow from the records; each is computed once.
 */
export class Refits {
  private readonly world: World;
  private readonly slots: Slots;
  private readonly backend: Backend;
  private readonly initial: Hyperparameters;
  private readonly known = new Map<number, Hyperparameters>();
  private readonly forgets: boolean;

  /** @param forgets only the newest fit is kept: steps are asked for in order */
  constructor(world: World, slots: Slots, backend: Backend, forgets = false) {
    this.world = world;
    this.slots = slots;
    this.backend = backend;
    this.forgets = forgets;
    this.initial = { kernel: world.kernel, temporal: slots.temporal };
  }

  /**
   * Those in force when step t chooses. An empirical kernel is never fitted, only the rate under it where a lane asks for
   * it. A step is first asked for when its turn has come.
   */
  at({ t, past, held }: Pick<Knowledge, 't' | 'past' | 'held'>): Hyperparameters {
    const { refit } = this.slots;
    const onTable = this.world.kernel.family === 'empirical';
    if (!refit || (onTable && !refit.rateOnTables)) return this.initial;
    const step = t - ((t - 1) % refit.every);
    if (step <= 1) return this.initial;
    const known = this.known.get(step);
    if (known) return known;
    const before = this.known.get(step - refit.every) ?? this.initial;
    const data = heldRecords({ past, held });
    const fitted = data.length < LEAST_DATA_TO_FIT ? before : this.fit(data, step, before);
    if (this.forgets) this.known.clear();
    this.known.set(step, fitted);
    return fitted;
  }

  /** σ_f² within a box around what the lane began with. */
  private free(free: Free): Free {
    const { kernel } = this.initial;
    if (!free.variance || kernel.family === 'empirical') return free;
    return { ...free, variance: varianceBox(kernel.variance) };
  }

  private fit(held: readonly Observed[], step: number, before: Hyperparameters): Hyperparameters {
    const { kernel, temporal } = before;
    const { refit } = this.slots;
    if (!refit) return before;
    const observations = observationsOf(held, step, this.world, slotsUnder(before, this.slots));
    if (kernel.family === 'empirical') {
      const [box] = refit.free.temporal ?? [];
      return box ? { kernel, temporal: fitRate(this.backend, kernel, temporal, observations, box) } : before;
    }
    const boxes = refit.time ? timeBoxes(temporal, observations, CHANGE_RATES) : null;
    const free = { ...this.free(refit.free), ...(boxes && { temporal: boxes }) };
    return fitHyperparameters(this.backend, kernel, temporal, observations, free);
  }
}

/**
 * As a record carries them: lengthscales, σ_f², the temporal factor's parameters (0 when static), and σ_n² where it is fitted. Under an empirical
 * kernel null, or the rate alone where that is fitted.
 */
export function asNumbers(
  { kernel, temporal, noiseVariance }: Hyperparameters,
  { rateOnTables = false }: Pick<Refit, 'rateOnTables'> = {},
): readonly number[] | null {
  if (kernel.family === 'empirical') return rateOnTables ? temporalParameters(temporal) : null;
  const noise = typeof noiseVariance === 'number' ? [noiseVariance] : [];
  return [...kernel.lengthscales, kernel.variance, ...temporalParameters(temporal), ...noise];
}
