import type { Slots } from '../../../algorithms/spec.ts';
import { pointAt } from '../../../contracts/candidates.ts';
import type { ExpertAnswer, StepRecord } from '../../../contracts/record.ts';
import type { Observation } from '../../../gp/posterior.ts';
import { stepClock } from '../../../policy/clock.ts';
import type { World } from '../../world.ts';
import type { Held } from './held.ts';

/** What a step saw. */
export type Seen = Pick<StepRecord, 't' | 'clock' | 'duration' | 'index' | 'y'>;

/** What a lane's models know of a step: enough of its record to hold the same data again. */
export interface Observed extends Seen, Pick<StepRecord, 'dataSizeAfter' | 'dropped' | 'priors'> {}

/** What was observed, by step. */
export interface Past {
  /** At least of what is held and of the step before; undefined where there is none. */
  readonly at: (step: number) => Observed | undefined;
}

/** What a lane knows when it chooses at step t. */
export interface Knowledge {
  readonly t: number;
  readonly past: Past;
  /** Steps whose observations its model sees, oldest first. */
  readonly held: Held;
  /** An expert's answers that it sees beside them; empty where there is no expert. */
  readonly answers: readonly ExpertAnswer[];
}

/** The records of what is held, oldest first. */
export function heldRecords({ past, held }: Pick<Knowledge, 'past' | 'held'>): Observed[] {
  return recordsOf(past, held.list);
}

/** The records of some steps. @throws RangeError where one is not known any more */
export function recordsOf(past: Past, steps: readonly number[]): Observed[] {
  return steps.map((step) => observedAt(past, step));
}

/** What a step observed. @throws RangeError where it is not known any more */
export function observedAt(past: Past, step: number): Observed {
  const observed = past.at(step);
  if (!observed) throw new RangeError(`step ${step} is not known`);
  return observed;
}

/** The model's input at a candidate, length d. */
export function inputAt(
  { inputs, inputDimension }: Pick<World, 'inputs' | 'inputDimension'>,
  index: number,
): number[] {
  return pointAt(inputs, inputDimension, index);
}

/** Records as a lane's models are given them for the choice at step t: by the lane's clock, as noisy as it takes them to be. */
export function observationsOf(
  records: readonly Seen[],
  t: number,
  world: World,
  slots: Slots,
): Observation[] {
  const { noiseByAge, noiseVariance = world.modelNoiseVariance, clock = stepClock } = slots;
  return records.map((record) => ({
    x: inputAt(world, record.index),
    y: record.y,
    time: clock.timeOf(record),
    noiseVariance: noiseByAge?.(t - record.t) ?? noiseVariance,
  }));
}
