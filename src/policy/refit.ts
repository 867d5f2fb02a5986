import type { Box } from '../gp/fit/boxed-maximum.ts';
import type { Free } from '../gp/fit/fit.ts';
import type { ParamSpec, ParamValues } from '../parameters/spec.ts';

/** When a lane's hyperparameters are fitted anew, and which. */
export interface Refit {
  /** Every so many steps. */
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

/** The parameters behind `refitSlot`, shared by every algorithm with a model. */
export const REFIT_PARAMETERS: readonly ParamSpec[] = [
  {
    id: 'refitEvery',
    type: 'integer',
    label: 'Refit the model every',
    symbol: '$k$',
    help: 'Lengthscales and signal variance are fitted to the lane’s own data every $k$ steps by maximum likelihood. 0: never.',
    unit: 'steps',
    default: 0,
    min: 0,
    max: 2000,
  },
  {
    id: 'priorShape',
    type: 'number',
    label: 'Lengthscale prior, shape',
    symbol: '',
    help: 'Shape of a Gamma prior on the lengthscales when they are refitted. 0: none, plain maximum likelihood.',
    default: 0,
    min: 0,
    max: 100,
    step: 0.5,
  },
  {
    id: 'priorRate',
    type: 'number',
    label: 'Lengthscale prior, rate',
    symbol: '',
    help: 'Rate of that Gamma prior: its mean is shape over rate. Larger: shorter lengthscales.',
    default: 1,
    min: 0.001,
    max: 1000,
    scale: 'log',
  },
];

/** Of σ_n² around what the model assumes: a noise that is inflated a thousandfold is past saying. */
export const noiseBox = (assumed: number): Box => ({ low: 0.01 * assumed, high: 1000 * assumed });

/** Whether the noise is fitted with the rest, shared by algorithms whose threshold rests on it. */
export const NOISE_FROM: ParamSpec = {
  id: 'noiseFrom',
  type: 'choice',
  label: 'Noise of the model',
  symbol: '$σ_n²$',
  help: 'As assumed, from data held out before the run, or fitted with the rest at every refit. A still model fitted to an objective that drifts takes the drift for noise, and its test falls asleep.',
  default: 'assumed',
  choices: [
    { value: 'assumed', label: 'as assumed' },
    { value: 'refit', label: 'refitted' },
  ],
};

/** Whether σ_n² is fitted with the rest: then it stands in the records from the first fit on. */
export const refitsNoise = ({ refitEvery, noiseFrom }: ParamValues): boolean =>
  noiseFrom === 'refit' && refitEvery !== 0;

/** The same slot with σ_n² among what is fitted, where the parameters say so. */
export function noiseRefitSlot(
  parameters: ParamValues,
  { noiseVariance }: { readonly noiseVariance: number },
): { readonly refit?: Refit } {
  const { refit } = refitSlot(parameters);
  if (!refit || !refitsNoise(parameters)) return refit ? { refit } : {};
  return { refit: { ...refit, free: { ...refit.free, noiseVariance: noiseBox(noiseVariance) } } };
}

/** The same slot with the temporal factor's parameters among what is fitted, where the parameters say so. */
export function temporalRefitSlot(parameters: ParamValues): { readonly refit?: Refit } {
  const { refit } = refitSlot(parameters);
  if (!refit || parameters.temporalFrom !== 'refit') return refit ? { refit } : {};
  return { refit: { ...refit, time: true } };
}

/** The refit slot of an algorithm whose parameters include REFIT_PARAMETERS; empty when it never refits. */
export function refitSlot(parameters: ParamValues): { readonly refit?: Refit } {
  const { refitEvery, priorShape: shape, priorRate: rate } = parameters as Record<string, number>;
  if (refitEvery === 0) return {};
  const prior = shape > 0 ? { lengthscalePrior: { shape, rate } } : {};
  return { refit: { every: refitEvery, free: { lengthscales: LENGTHSCALES, variance: VARIANCE, ...prior } } };
}
