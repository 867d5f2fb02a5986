import type { Box } from '../gp/fit/boxed-maximum.ts';
import type { Free } from '../gp/fit/fit.ts';
import type { ParamValues } from '../parameters/spec.ts';
import type { RefitValues } from './refit.about.ts';

/** When a lane's hyperparameters are refitted, and which. */
export interface Refit {
  /** Steps from one fit to the next. */
  readonly every: number;
  readonly free: Free;
  /** The temporal factor's parameters are free too, within boxes that follow from the times of the data. */
  readonly time?: true;
  /** Under an empirical kernel, which itself is never fitted, the temporal parameter is fitted all the same. */
  readonly rateOnTables?: boolean;
}

/** Fewer observations than this say nothing about hyperparameters. */
export const LEAST_DATA_TO_FIT = 5;

/** Boxes of the fits, in units of x and y; wide enough for every built-in objective. */
export const LENGTHSCALES = { low: 0.01, high: 100 };
const VARIANCE = { low: 0.01, high: 100 };
export const CHANGE_RATES = { low: 1e-4, high: 0.9 };

/** The box of σ_f²; one as wide around the model's own where values are of another order of magnitude. */
export function varianceBox(own: number): Box {
  const usual = VARIANCE.low <= own && own <= VARIANCE.high;
  return usual ? VARIANCE : { low: own * VARIANCE.low, high: own * VARIANCE.high };
}

/** Of σ_n² around what the model assumes: a noise that is inflated a thousandfold is past saying. */
export const noiseBox = (assumed: number): Box => ({ low: 0.01 * assumed, high: 1000 * assumed });

/** Whether σ_n² is fitted with the rest: then it stands in the records from the first fit on. */
export const refitsNoise = ({ refitEvery, noiseFrom }: ParamValues): boolean =>
  noiseFrom === 'refit' && refitEvery !== 0;

/** The same slot with σ_n² among what is fitted, where the parameters say so. */
export function noiseRefitSlot(
  parameters: RefitValues & { readonly noiseFrom: string },
  { noiseVariance }: { readonly noiseVariance: number },
): { readonly refit?: Refit } {
  const { refit } = refitSlot(parameters);
  if (!refit || !refitsNoise(parameters)) return refit ? { refit } : {};
  return { refit: { ...refit, free: { ...refit.free, noiseVariance: noiseBox(noiseVariance) } } };
}

/** The same slot with the temporal factor's parameters among what is fitted, where the parameters say so. */
export function temporalRefitSlot(parameters: RefitValues & { readonly temporalFrom: string }): {
  readonly refit?: Refit;
} {
  const { refit } = refitSlot(parameters);
  if (!refit || parameters.temporalFrom !== 'refit') return refit ? { refit } : {};
  return { refit: { ...refit, time: true } };
}

/** The refit slot of an algorithm whose parameters include REFIT_PARAMETERS; empty when it never refits. */
export function refitSlot({ refitEvery, priorShape: shape, priorRate: rate }: RefitValues): {
  readonly refit?: Refit;
} {
  if (refitEvery === 0) return {};
  const prior = shape > 0 ? { lengthscalePrior: { shape, rate } } : {};
  return { refit: { every: refitEvery, free: { lengthscales: LENGTHSCALES, variance: VARIANCE, ...prior } } };
}
