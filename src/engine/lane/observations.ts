import type { Slots } from '../../algorithms/spec.ts';
import type { StepRecord } from '../../contracts/record.ts';
import type { Observation } from '../../gp/posterior.ts';
import { stepClock } from '../../policy/clock.ts';
import type { World } from '../world.ts';

/** What a lane's models know of a step: enough of its record to hold the same data again. */
export type Observed = Pick<StepRecord, 't' | 'clock' | 'duration' | 'index' | 'y' | 'dataSize'>;

/** The model's input at a candidate, length d. */
export function inputAt(
  { inputs, inputDimension }: Pick<World, 'inputs' | 'inputDimension'>,
  index: number,
): number[] {
  return Array.from(inputs.subarray(index * inputDimension, (index + 1) * inputDimension));
}

/** Records as a lane's models are given them for the choice at step t: by the lane's clock, as noisy as it takes them to be. */
export function observationsOf(
  records: readonly Observed[],
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
