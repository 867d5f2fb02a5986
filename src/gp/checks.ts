import type { StationaryKernel, TemporalFactor } from '../kernels/spec.ts';
import { isMarkov } from '../kernels/temporal.ts';
import type { Observation } from './posterior.ts';

/** Throws RangeError for an observation that a posterior cannot take. */
export function checkObservation(
  observation: Observation,
  dimension: number,
  temporal: TemporalFactor,
  lastTime: number,
): void {
  const { x, y, time, noiseVariance } = observation;
  if (x.length !== dimension)
    throw new RangeError(`invalid x; expected ${dimension} numbers, got ${x.length}`);
  // `every` would pass over holes.
  if (x.findIndex((value) => !Number.isFinite(value)) >= 0 || !Number.isFinite(y) || !Number.isFinite(time))
    throw new RangeError('invalid observation; expected finite numbers');
  if (!(noiseVariance >= 0 && noiseVariance < Infinity))
    throw new RangeError(`invalid noise variance; expected a number ≥ 0, got ${noiseVariance}`);
  checkTime(time, temporal, lastTime);
}

/** The incremental posteriors rest on times that never decrease where the factor is forgetting or Wiener. */
export function checkTime(time: number, temporal: TemporalFactor, lastTime: number): void {
  if (temporal.kind !== 'static' && isMarkov(temporal) && !(time >= lastTime))
    throw new RangeError(`invalid time; expected ≥ ${lastTime}, the last observation's, got ${time}`);
}

/** Throws RangeError unless 0 ≤ count ≤ size. */
export function checkCount(count: number, size: number): void {
  if (!(Number.isInteger(count) && count >= 0 && count <= size))
    throw new RangeError(`invalid count; expected integer from 0 to ${size}, got ${count}`);
}

/** Throws RangeError unless 0 ≤ position < size. */
export function checkPosition(position: number, size: number): void {
  if (size === 0) throw new RangeError(`invalid position ${position}; there is no observation to remove`);
  if (!(Number.isInteger(position) && position >= 0 && position < size))
    throw new RangeError(`invalid position; expected integer from 0 to ${size - 1}, got ${position}`);
}

/** Throws RangeError unless a log marginal likelihood of these observations has a gradient. */
export function checkEvidence(
  kernel: StationaryKernel,
  temporal: TemporalFactor,
  observations: readonly Observation[],
): void {
  if (observations.length === 0)
    throw new RangeError('invalid observations; expected at least one, got none');
  if (temporal.kind === 'forgetting' && !(temporal.rate < 1))
    throw new RangeError(`invalid forgetting rate; expected below 1, got ${temporal.rate}`);
  for (const observation of observations)
    checkObservation(observation, kernel.lengthscales.length, { kind: 'static' }, -Infinity);
}
