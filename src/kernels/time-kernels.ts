import { cos, exp, sin } from '../math/index.ts';
import { CORRELATION_SLOPES, CORRELATIONS } from './index.ts';
import type { PeriodicTime, StationaryTime } from './spec.ts';

/** k_T of a gap τ ≥ 0, k_T(0) = 1: a correlation of the spatial kernels at r = τ/l_T. */
export function stationaryTime({ family, lengthscale }: StationaryTime, gap: number): number {
  const r = gap / lengthscale;
  return CORRELATIONS[family](r * r);
}

/** ∂k_T/∂l_T. */
export function stationaryTimeSlope({ family, lengthscale }: StationaryTime, gap: number): number {
  if (gap === 0) return 0;
  const r = gap / lengthscale;
  return (CORRELATION_SLOPES[family](r * r) * -2 * r * r) / lengthscale;
}

/** exp(−2 sin²(πτ/p)/l_p²), times the decay where there is one. */
export function periodicTime(factor: PeriodicTime, gap: number): number {
  const { decay } = factor;
  return (decay ? stationaryTime(decay, gap) : 1) * recurrence(factor, gap);
}

/** ∂k_T/∂l_T where there is a decay, then ∂k_T/∂p and ∂k_T/∂l_p. */
export function periodicTimeSlopes(factor: PeriodicTime, gap: number): number[] {
  const { period, periodLengthscale: width, decay } = factor;
  const turn = (2 * Math.PI * gap) / period;
  const own = recurrence(factor, gap);
  const faded = decay ? stationaryTime(decay, gap) : 1;
  const byPeriod = (own * turn * sin(turn)) / (period * width * width);
  const byWidth = (own * 2 * (1 - cos(turn))) / (width * width * width);
  return [...(decay ? [stationaryTimeSlope(decay, gap) * own] : []), faded * byPeriod, faded * byWidth];
}

function recurrence({ period, periodLengthscale: width }: PeriodicTime, gap: number): number {
  const half = sin((Math.PI * gap) / period);
  return exp((-2 * half * half) / (width * width));
}
