import { exp, log } from '../math/index.ts';
import type { TemporalFactor } from './spec.ts';

// Stands for ln 0 when ε = 1: times 0 it is still 0, so that the factor at equal times is 1.
const NEVER = -1e300;

/** ½ ln(1−ε), the slope of the log of the forgetting factor; a huge negative number for ε = 1. */
export function halfLogRetention(rate: number): number {
  return rate < 1 ? 0.5 * log(1 - rate) : NEVER;
}

/** The factor multiplied with k(x, x') for observations at times s and t. */
export function temporalFactor(temporal: TemporalFactor, s: number, t: number): number {
  if (temporal.kind === 'forgetting') return exp(halfLogRetention(temporal.rate) * Math.abs(s - t));
  if (temporal.kind === 'wiener') return 1 + temporal.variance * (Math.min(s, t) - 1);
  return 1;
}
