import type { Slots } from '../../../algorithms/spec.ts';
import type { Backend } from '../../../gp/backend.ts';
import { type Free, fitHyperparameters } from '../../../gp/fit/fit.ts';
import { fitRate } from '../../../gp/fit/fit-rate.ts';
import { timeBoxes } from '../../../gp/fit/time-boxes.ts';
import type { Kernel, TemporalFactor } from '../../../kernels/spec.ts';
import { temporalParameters, withTemporalParameters } from '../../../kernels/temporal.ts';
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

/** Identity suffices: a fit without a better result returns the same objects. */
export const sameModel = (a: Hyperparameters, b: Hyperparameters): boolean =>
  a.kernel === b.kernel && a.temporal === b.temporal && a.noiseVariance === b.noiseVariance;

/** The slots with the fitted noise variance, where it is fitted. */
export function slotsUnder({ noiseVariance }: Hyperparameters, slots: Slots): Slots {
  return typeof noiseVariance === 'number' ? { ...slots, noiseVariance } : slots;
}

/**
 * Hyperparameters of a lane by step. A fit happens at steps k + 1, 2k + 1, …, on the data the lane then held, starting
 * from the previous fit, so those of any step follow from the records; each fit is computed once.
 */
export class Refits {
  private readonly world: World;
  private readonly slots: Slots;
  private readonly backend: Backend;
  private readonly initial: Hyperparameters;
  private readonly known = new Map<number, Hyperparameters>();
  private readonly forgets: boolean;

  /** @param forgets keep only the newest fit; steps must then be requested in order */
  constructor(world: World, slots: Slots, backend: Backend, forgets = false) {
    this.world = world;
    this.slots = slots;
    this.backend = backend;
    this.forgets = forgets;
    this.initial = { kernel: world.kernel, temporal: slots.temporal };
  }

  /**
   * Those in force when step t chooses. An empirical kernel is never fitted, only the rate with it where the lane
   * requests that. Fits must first be requested in order of their steps.
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

  /** Limits σ_f² to a box around its initial value. */
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
 * As in a record: lengthscales, σ_f², the temporal factor's parameters (0 when static), and σ_n² where it is fitted.
 * With an empirical kernel null, or only the rate where that is fitted.
 */
export function asNumbers(
  { kernel, temporal, noiseVariance }: Hyperparameters,
  { rateOnTables = false }: Pick<Refit, 'rateOnTables'> = {},
): readonly number[] | null {
  if (kernel.family === 'empirical') return rateOnTables ? temporalParameters(temporal) : null;
  const noise = typeof noiseVariance === 'number' ? [noiseVariance] : [];
  return [...kernel.lengthscales, kernel.variance, ...temporalParameters(temporal), ...noise];
}

/** The model that a record's hyperparameters name (`asNumbers`); with null, or where they name no more, the initial one. */
export function fromNumbers(
  initial: Pick<Hyperparameters, 'kernel' | 'temporal'>,
  numbers: readonly number[] | null,
): Hyperparameters {
  if (!numbers) return initial;
  const { kernel, temporal } = initial;
  const d = kernel.family === 'empirical' ? -1 : kernel.lengthscales.length;
  const count = temporalParameters(temporal).length;
  const rest = numbers.slice(d + 1);
  return {
    kernel:
      kernel.family === 'empirical'
        ? kernel
        : { ...kernel, lengthscales: numbers.slice(0, d), variance: numbers[d] },
    temporal: withTemporalParameters(temporal, rest.slice(0, count)),
    noiseVariance: rest[count] ?? null,
  };
}
