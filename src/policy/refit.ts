import type { Box } from '../gp/fit/boxed-maximum.ts';
import type { Free } from '../gp/fit/fit.ts';
import type { ParamSpec, ParamValues } from '../parameters/spec.ts';

/** When a lane's hyperparameters are fitted anew, and which. */
export interface Refit {
  /** Every so many steps. */
  readonly every: number;
  readonly free: Free;
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

/** The refit slot of an algorithm whose parameters include REFIT_PARAMETERS; empty when it never refits. */
export function refitSlot(parameters: ParamValues): { readonly refit?: Refit } {
  const { refitEvery, priorShape: shape, priorRate: rate } = parameters as Record<string, number>;
  if (refitEvery === 0) return {};
  const prior = shape > 0 ? { lengthscalePrior: { shape, rate } } : {};
  return { refit: { every: refitEvery, free: { lengthscales: LENGTHSCALES, variance: VARIANCE, ...prior } } };
}
