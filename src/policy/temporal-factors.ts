import type { StationaryTime, TemporalFactor } from '../kernels/spec.ts';
import type { TemporalValues } from './temporal-choice.about.ts';

/** Ids of the lane parameters of a factor, in the order of `temporalParameters` in kernels/temporal.ts. */
export function temporalParameterIds(temporal: TemporalFactor): readonly string[] {
  switch (temporal.kind) {
    case 'static':
      return [];
    case 'forgetting':
      return ['epsilon'];
    case 'wiener':
      return ['sigmaW2'];
    case 'stationary':
      return ['temporalLengthscale'];
    case 'periodic':
      return [...(temporal.decay ? ['temporalLengthscale'] : []), 'temporalPeriod', 'periodLengthscale'];
  }
}

const stationary = (
  family: StationaryTime['family'],
  { temporalLengthscale }: TemporalValues,
): StationaryTime => ({ kind: 'stationary', family, lengthscale: temporalLengthscale });

const periodic = ({ temporalPeriod, periodLengthscale }: TemporalValues) =>
  ({ kind: 'periodic', period: temporalPeriod, periodLengthscale }) as const;

/** The factor that the parameters of temporal-choice.about.ts name. */
export function temporalFactorOf(parameters: TemporalValues): TemporalFactor {
  switch (parameters.temporalKernel) {
    case 'static':
      return { kind: 'static' };
    case 'forgetting':
      return { kind: 'forgetting', rate: parameters.epsilon };
    case 'periodic':
      return periodic(parameters);
    case 'locally-periodic':
      return { ...periodic(parameters), decay: stationary(parameters.temporalDecay, parameters) };
    default:
      return stationary(parameters.temporalKernel, parameters);
  }
}
