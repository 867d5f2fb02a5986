import type { Slots } from '../../../algorithms/spec.ts';
import { pointAt } from '../../../contracts/candidates.ts';
import type { ExpertAnswer, StepRecord } from '../../../contracts/record.ts';
import type { Observation } from '../../../gp/posterior.ts';
import { stepClock } from '../../../policy/clock.ts';
import { answerNoise } from '../../../policy/expert.ts';
import type { World } from '../../world.ts';
import type { Held } from './held.ts';

/** What was observed at a step. */
export type Seen = Pick<StepRecord, 't' | 'clock' | 'duration' | 'index' | 'y'>;

/** The part of a step's record that a lane's models need to hold the same data again. */
export interface Observed extends Seen, Pick<StepRecord, 'dataSizeAfter' | 'dropped' | 'priors'> {}

/** What was observed, by step. */
export interface Past {
  /** Defined at least for the steps held and the step before the current one. */
  readonly at: (step: number) => Observed | undefined;
}

/** What a lane knows when it chooses the query of step t. */
export interface Knowledge {
  readonly t: number;
  readonly past: Past;
  /** Steps whose observations the model contains, oldest first. */
  readonly held: Held;
  /** Expert answers that the model contains in addition; empty where there is no expert. */
  readonly answers: readonly ExpertAnswer[];
}

/** The records of the steps held, oldest first. */
export function heldRecords({ past, held }: Pick<Knowledge, 'past' | 'held'>): Observed[] {
  return recordsOf(past, held.list);
}

/** The records of some steps. @throws RangeError where one is no longer available */
export function recordsOf(past: Past, steps: readonly number[]): Observed[] {
  return steps.map((step) => observedAt(past, step));
}

/** What a step observed. @throws RangeError where it is no longer available */
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

/** Observations for the models at step t: with the lane's clock as time, and the noise variance that it assumes. */
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

/** Expert answers as observations at one time. */
export function answersAt(
  time: number,
  answers: readonly ExpertAnswer[],
  world: World,
  { expert }: Pick<Slots, 'expert'>,
): Observation[] {
  const { noiseVariance } = expert ?? { noiseVariance: world.modelNoiseVariance };
  return answers.map(({ index, y, age = 0 }) => ({
    x: inputAt(world, index),
    y,
    time,
    noiseVariance: answerNoise(noiseVariance, age),
  }));
}
