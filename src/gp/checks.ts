import type { TemporalFactor } from '../kernels/spec.ts';
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
  if (![...x, y, time].every(Number.isFinite))
    throw new RangeError('invalid observation; expected finite numbers');
  if (!(noiseVariance >= 0 && noiseVariance < Infinity))
    throw new RangeError(`invalid noise variance; expected a number ≥ 0, got ${noiseVariance}`);
  checkTime(time, temporal, lastTime);
}

/** The incremental posteriors rest on times that never decrease, unless the model is static. */
export function checkTime(time: number, temporal: TemporalFactor, lastTime: number): void {
  if (temporal.kind !== 'static' && !(time >= lastTime))
    throw new RangeError(`invalid time; expected ≥ ${lastTime}, the last observation's, got ${time}`);
}

/** Throws RangeError unless 0 ≤ count ≤ size. */
export function checkCount(count: number, size: number): void {
  if (!(Number.isInteger(count) && count >= 0 && count <= size))
    throw new RangeError(`invalid count; expected integer from 0 to ${size}, got ${count}`);
}
