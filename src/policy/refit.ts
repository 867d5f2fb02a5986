import type { Box } from '../gp/fit/boxed-maximum.ts';
import type { Free } from '../gp/fit/fit.ts';
import type { ParamValues } from '../parameters/spec.ts';
import type { RefitValues } from './refit.about.ts';

/** When a lane's hyperparameters are refitted, and which. */
export interface Refit {
  /** Steps from one fit to the next. */
  readonly every: number;
  readonly free: Free;
  /** The temporal factor's parameters are also fitted, within ranges derived from the times of the data. */
  readonly time?: true;
  /** With an empirical kernel, which is never fitted itself, the temporal parameter is still fitted. */
  readonly rateOnTables?: boolean;
}

/** With fewer observations than this, hyperparameters are not fitted. */
export const LEAST_DATA_TO_FIT = 5;

/** Ranges of the fits, in units of x and y; wide enough for every built-in objective. */
export const LENGTHSCALES = { low: 0.01, high: 100 };
const VARIANCE = { low: 0.01, high: 100 };
export const CHANGE_RATES = { low: 1e-4, high: 0.9 };

/** The range of σ_f²; equally wide around the model's own value where that is of another order of magnitude. */
export function varianceBox(own: number): Box {
  const usual = VARIANCE.low <= own && own <= VARIANCE.high;
  return usual ? VARIANCE : { low: own * VARIANCE.low, high: own * VARIANCE.high };
}

/** The range of σ_n², relative to the assumed value: up to a thousandfold. */
export const noiseBox = (assumed: number): Box => ({ low: 0.01 * assumed, high: 1000 * assumed });

/** Whether σ_n² is also fitted; it is then in the records from the first fit on. */
export const refitsNoise = ({ refitEvery, noiseFrom }: ParamValues): boolean =>
  noiseFrom === 'refit' && refitEvery !== 0;

/** The refit slot with σ_n² also fitted, if the parameters say so. */
export function noiseRefitSlot(
  parameters: RefitValues & { readonly noiseFrom: string },
  { noiseVariance }: { readonly noiseVariance: number },
): { readonly refit?: Refit } {
  const { refit } = refitSlot(parameters);
  if (!refit || !refitsNoise(parameters)) return refit ? { refit } : {};
  return { refit: { ...refit, free: { ...refit.free, noiseVariance: noiseBox(noiseVariance) } } };
}

/** The refit slot with the temporal factor's parameters also fitted, if the parameters say so. */
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
