import { exp, log } from '../math/index.ts';
import type { TemporalFactor } from './spec.ts';
import { periodicTime, periodicTimeSlopes, stationaryTime, stationaryTimeSlope } from './time-kernels.ts';

// Stands for ln 0 when ε = 1: times 0 it is still 0, so that the factor at equal times is 1.
const NEVER = -1e300;

/** ½ ln(1−ε), the slope of the log of the forgetting factor; a huge negative number for ε = 1. */
export function halfLogRetention(rate: number): number {
  return rate < 1 ? 0.5 * log(1 - rate) : NEVER;
}

/** The factor multiplied with k(x, x') for observations at times s and t. */
export function temporalFactor(temporal: TemporalFactor, s: number, t: number): number {
  switch (temporal.kind) {
    case 'static':
      return 1;
    case 'forgetting':
      return exp(halfLogRetention(temporal.rate) * Math.abs(s - t));
    case 'wiener':
      return 1 + temporal.variance * (Math.min(s, t) - 1);
    case 'stationary':
      return stationaryTime(temporal, Math.abs(s - t));
    case 'periodic':
      return periodicTime(temporal, Math.abs(s - t));
  }
}

/**
 * Whether a function under this factor has no memory beyond its present: from one time to the next, its correlation with
 * everything before changes by one and the same factor.
 */
export function isMarkov({ kind }: TemporalFactor): boolean {
  return kind === 'static' || kind === 'forgetting' || kind === 'wiener';
}

/**
 * The factor's parameters: ε; σ_w²; l_T; p, l_p; l_T, p, l_p. One number, 0, for the static factor, as records have it.
 */
export function temporalParameters(temporal: TemporalFactor): readonly number[] {
  switch (temporal.kind) {
    case 'static':
      return [0];
    case 'forgetting':
      return [temporal.rate];
    case 'wiener':
      return [temporal.variance];
    case 'stationary':
      return [temporal.lengthscale];
    case 'periodic': {
      const { decay, period, periodLengthscale } = temporal;
      return [...(decay ? [decay.lengthscale] : []), period, periodLengthscale];
    }
  }
}

/** The factor with its parameters set, in the same order. */
export function withTemporalParameters(temporal: TemporalFactor, values: readonly number[]): TemporalFactor {
  switch (temporal.kind) {
    case 'static':
      return temporal;
    case 'forgetting':
      return { kind: 'forgetting', rate: values[0] };
    case 'wiener':
      return { kind: 'wiener', variance: values[0] };
    case 'stationary':
      return { ...temporal, lengthscale: values[0] };
    case 'periodic': {
      const [period, periodLengthscale] = values.slice(-2);
      const { decay } = temporal;
      return {
        ...temporal,
        ...{ period, periodLengthscale },
        ...(decay && { decay: { ...decay, lengthscale: values[0] } }),
      };
    }
  }
}

/** Derivatives of the factor in its parameters, in the same order; ε < 1. */
export function temporalSlopes(temporal: TemporalFactor, s: number, t: number): readonly number[] {
  const gap = Math.abs(s - t);
  switch (temporal.kind) {
    case 'static':
      return [0];
    case 'forgetting':
      return [(-0.5 * gap * temporalFactor(temporal, s, t)) / (1 - temporal.rate)];
    case 'wiener':
      return [Math.min(s, t) - 1];
    case 'stationary':
      return [stationaryTimeSlope(temporal, gap)];
    case 'periodic':
      return periodicTimeSlopes(temporal, gap);
  }
}
