import type { ParamSpec } from '../parameters/spec.ts';
import { defineParameters, type ValuesOf } from '../parameters/typed.ts';

/** The parameters behind `refitSlot`, shared by every algorithm with a model. */
export const REFIT_PARAMETERS = defineParameters(
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
);

export type RefitValues = ValuesOf<typeof REFIT_PARAMETERS>;

/** Whether the noise is also fitted, shared by algorithms whose threshold depends on it. */
export const NOISE_FROM = {
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
} as const satisfies ParamSpec;
