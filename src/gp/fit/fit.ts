import type { StationaryKernel, TemporalFactor } from '../../kernels/spec.ts';
import { temporalParameters, withTemporalParameters } from '../../kernels/temporal.ts';
import { exp, log } from '../../math/index.ts';
import type { Backend } from '../backend.ts';
import type { Observation } from '../posterior.ts';
import { type Box, finish, type InParts, maximiseInParts } from './boxed-maximum.ts';

/** Gamma(shape, rate) prior on every lengthscale: the fit is then the posterior's mode (MAP). */
interface GammaPrior {
  readonly shape: number;
  readonly rate: number;
}

/** What is fitted, each within its box; what is absent keeps its value. */
export interface Free {
  readonly lengthscales?: Box;
  /** One lengthscale for all dimensions. */
  readonly isotropic?: boolean;
  readonly variance?: Box;
  readonly noiseVariance?: Box;
  /** In the order of `temporalParameters`; null keeps a value. */
  readonly temporal?: readonly (Box | null)[];
  readonly lengthscalePrior?: GammaPrior;
}

export interface Fitted {
  readonly kernel: StationaryKernel;
  readonly temporal: TemporalFactor;
  /** Noise variance, when it was free. */
  readonly noiseVariance: number | null;
  /** Log marginal likelihood (with a prior: plus the log prior density of the lengthscales). */
  readonly value: number;
}

/**
 * Hyperparameters that maximise the log marginal likelihood of the observations, or the log posterior under Gamma
 * priors on the lengthscales: analytic gradients, box constraints, several starts (see `maximiseInParts`).
 * @param observations at least one
 * @throws NotPositiveDefinite when no start can be evaluated
 */
export const fitHyperparameters = (...of: Parameters<typeof fitInParts>): Fitted => finish(fitInParts(...of));

/** The same, a part for each start of the search. */
export function* fitInParts(
  backend: Backend,
  kernel: StationaryKernel,
  temporal: TemporalFactor,
  observations: readonly Observation[],
  free: Free,
): InParts<Fitted> {
  const slots = freeSlots(kernel, temporal, observations, free);
  const starts = slots.map(({ value: start }) => start);
  const period = freePeriod(temporal, slots, free);
  const at = (values: readonly number[]) => assemble(kernel, temporal, observations, free, values);
  const { parameters, value } = yield* maximiseInParts(
    (values) => {
      const candidate = at(values);
      const evidence = backend.logMarginalLikelihoodGradient(
        candidate.kernel,
        candidate.temporal,
        candidate.observations,
      );
      const gradient = [
        ...(free.lengthscales ? shared(evidence.lengthscales, free) : []),
        ...(free.variance ? [evidence.variance] : []),
        ...(free.noiseVariance ? [evidence.noiseVariance] : []),
        ...freeOf(evidence.temporal, free),
      ];
      const prior = free.lengthscalePrior;
      if (!prior || !free.lengthscales) return { value: evidence.value, gradient };
      const lengthscales = free.isotropic
        ? candidate.kernel.lengthscales.slice(0, 1)
        : candidate.kernel.lengthscales;
      const density = lengthscales.reduce((sum, l) => sum + logGamma(l, prior), 0);
      lengthscales.forEach((l, i) => {
        gradient[i] += (prior.shape - 1) / l - prior.rate;
      });
      return { value: evidence.value + density, gradient };
    },
    slots.map(({ box }) => box),
    starts,
    period ? evenPeriods(period.box).map((value) => starts.with(period.at, value)) : [],
    (best) => (period ? PARTS_OF_PERIOD.map((part) => best.with(period.at, best[period.at] * part)) : []),
  );
  const { kernel: fittedKernel, temporal: fittedFactor, noiseVariance } = at(parameters);
  return { kernel: fittedKernel, temporal: fittedFactor, noiseVariance, value };
}

/** Periods that the search begins from: the likelihood has a local maximum at every multiple of the true one. */
const PERIODS = 8;

/** The best of those starts may have found the double or the triple of the period. */
const PARTS_OF_PERIOD = [1 / 2, 1 / 3];

/** Where the period stands among the free parameters, and its box; null where it is not free. */
function freePeriod(
  temporal: TemporalFactor,
  slots: readonly unknown[],
  { temporal: boxes = [] }: Free,
): { readonly at: number; readonly box: Box } | null {
  const box = temporal.kind === 'periodic' ? boxes[boxes.length - 2] : null;
  return box ? { at: slots.length - boxes.slice(-2).filter(Boolean).length, box } : null;
}

/** Periods evenly over the logarithm of the box. */
function evenPeriods({ low, high }: Box): number[] {
  const span = log(high) - log(low);
  return Array.from({ length: PERIODS }, (_, i) => exp(log(low) + (span * i) / (PERIODS - 1)));
}

/** Log density of Gamma(shape, rate) up to its constant. */
const logGamma = (x: number, { shape, rate }: GammaPrior) => (shape - 1) * log(x) - rate * x;

/** The free parameters in the order of the gradient, with their boxes and present values. */
function freeSlots(
  kernel: StationaryKernel,
  temporal: TemporalFactor,
  observations: readonly Observation[],
  free: Free,
): { box: Box; value: number }[] {
  const { lengthscales, variance, noiseVariance } = free;
  return [
    ...(lengthscales
      ? kernel.lengthscales
          .slice(0, free.isotropic ? 1 : undefined)
          .map((value) => ({ box: lengthscales, value }))
      : []),
    ...(variance ? [{ box: variance, value: kernel.variance }] : []),
    ...(noiseVariance ? [{ box: noiseVariance, value: observations[0].noiseVariance }] : []),
    ...temporalSlots(temporal, free),
  ];
}

function temporalSlots(
  temporal: TemporalFactor,
  { temporal: boxes = [] }: Free,
): { box: Box; value: number }[] {
  const values = temporalParameters(temporal);
  return boxes.flatMap((box, i) => (box ? [{ box, value: values[i] || box.low }] : []));
}

/** Those of the temporal factor's numbers that are free. */
function freeOf(numbers: readonly number[], { temporal: boxes = [] }: Free): number[] {
  return numbers.filter((_, i) => boxes[i]);
}

/** The factor with its free parameters set to the values, which are taken off the front. */
function fittedTemporal(
  temporal: TemporalFactor,
  { temporal: boxes = [] }: Free,
  values: number[],
): TemporalFactor {
  if (!boxes.some(Boolean)) return temporal;
  const all = temporalParameters(temporal).map((own, i) => (boxes[i] ? (values.shift() as number) : own));
  return withTemporalParameters(temporal, all);
}

/** A gradient in one common lengthscale is the sum over the dimensions. */
function shared(gradient: readonly number[], { isotropic }: Free): readonly number[] {
  return isotropic ? [gradient.reduce((sum, slope) => sum + slope, 0)] : gradient;
}

/** Takes the lengthscales off the front of the free values. */
function fittedLengthscales(kernel: StationaryKernel, free: Free, values: number[]): readonly number[] {
  if (!free.lengthscales) return kernel.lengthscales;
  if (!free.isotropic) return values.splice(0, kernel.lengthscales.length);
  const [common] = values.splice(0, 1);
  return kernel.lengthscales.map(() => common);
}

/** Model and observations with the free parameters set to `values`. */
function assemble(
  kernel: StationaryKernel,
  temporal: TemporalFactor,
  observations: readonly Observation[],
  free: Free,
  values: readonly number[],
) {
  const rest = [...values];
  const lengthscales = fittedLengthscales(kernel, free, rest);
  const variance = free.variance ? (rest.shift() as number) : kernel.variance;
  const noiseVariance = free.noiseVariance ? (rest.shift() as number) : null;
  return {
    kernel: { ...kernel, lengthscales, variance },
    temporal: fittedTemporal(temporal, free, rest),
    noiseVariance,
    observations:
      noiseVariance === null
        ? observations
        : observations.map((observation) => ({ ...observation, noiseVariance })),
  };
}
