import type { TemporalFactor } from '../../kernels/spec.ts';
import type { Observation } from '../posterior.ts';
import type { Box } from './boxed-maximum.ts';

/** Of l_p, which has no unit. */
const PERIOD_LENGTHSCALE: Box = { low: 0.1, high: 10 };
/** Longest l_T in median gaps: the data then look still. */
const LONGEST = 1e4;

/**
 * Boxes of a temporal factor's parameters, in the order of `temporalParameters`, from the times that the data were made at:
 * l_T in [g, 10⁴ g] with g the median gap between successive times, p in [2g, the whole span].
 * @param rate of ε; the static and the Wiener factor have nothing to fit here
 * @returns null where the times say nothing: all are equal, or they span no two gaps
 */
export function timeBoxes(
  temporal: TemporalFactor,
  observations: readonly Pick<Observation, 'time'>[],
  rate: Box,
): readonly (Box | null)[] | null {
  const times = observations.map(({ time }) => time).sort((a, b) => a - b);
  const gap = median(
    times
      .slice(1)
      .map((time, i) => time - times[i])
      .filter((own) => own > 0),
  );
  const span = times[times.length - 1] - times[0];
  if (gap === null) return null;
  const scale = { low: gap, high: LONGEST * gap };
  if (temporal.kind === 'forgetting') return [rate];
  if (temporal.kind === 'stationary') return [scale];
  if (temporal.kind !== 'periodic' || span <= 2 * gap) return null;
  return [...(temporal.decay ? [scale] : []), { low: 2 * gap, high: span }, PERIOD_LENGTHSCALE];
}

function median(values: number[]): number | null {
  const sorted = values.sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle) - 1]) / 2;
}
