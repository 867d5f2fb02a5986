import type { StationaryFamily, StationaryTime, TemporalFactor } from '../kernels/spec.ts';
import type { ParamValues } from '../parameters/spec.ts';

const forgetting = ({ epsilon }: ParamValues): TemporalFactor => ({
  kind: 'forgetting',
  rate: epsilon as number,
});

const stationary = (family: StationaryFamily, { temporalLengthscale }: ParamValues): StationaryTime => ({
  kind: 'stationary',
  family,
  lengthscale: temporalLengthscale as number,
});

const periodic = (parameters: ParamValues) => ({
  kind: 'periodic' as const,
  period: parameters.temporalPeriod as number,
  periodLengthscale: parameters.periodLengthscale as number,
});

const fadingPeriodic = (parameters: ParamValues): TemporalFactor => ({
  ...periodic(parameters),
  decay: stationary(parameters.temporalDecay as StationaryFamily, parameters),
});

/** Ids of a lane's parameters that say a factor's, in the order of `temporalParameters` in kernels/temporal.ts. */
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

/** The factor that the parameters of temporal-choice.ts name. */
export function temporalFactorOf(parameters: ParamValues): TemporalFactor {
  const { temporalKernel: kind } = parameters;
  switch (kind) {
    case 'static':
      return { kind };
    case 'forgetting':
      return forgetting(parameters);
    case 'periodic':
      return periodic(parameters);
    case 'locally-periodic':
      return fadingPeriodic(parameters);
    default:
      return stationary(kind as StationaryFamily, parameters);
  }
}
