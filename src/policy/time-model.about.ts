import { FAMILIES } from '../kernels/spec.ts';
import type { NumberParam } from '../parameters/spec.ts';
import { defineParameters, type ValuesOf } from '../parameters/typed.ts';

/** Forgetting rate ε per second of CTV and its variants. */
export const RATE_PER_SECOND = {
  id: 'epsilon',
  type: 'number',
  label: 'Change rate',
  symbol: '$ε$',
  help: 'How fast the objective is believed to change: values $τ$ seconds apart correlate by (1 − $ε$)^{τ/2}. Larger: the past is forgotten sooner.',
  unit: 'per second',
  default: 0.01,
  min: 0,
  max: 1,
  step: 0.001,
} as const satisfies NumberParam;

/** The parameters behind `timeModelOf`. */
export const TIME_MODEL_PARAMETERS = defineParameters(
  {
    id: 'timeKernel',
    type: 'choice',
    label: 'Kernel of the times',
    symbol: '$k_g$',
    help: 'How smoothly the log of the evaluation time is believed to vary with $x$. Matérn allows for rougher changes.',
    default: 'matern52',
    choices: FAMILIES,
  },
  {
    id: 'timeLengthscale',
    type: 'number',
    label: 'Lengthscale of the times',
    symbol: '$l_g$',
    help: 'Distance over which the evaluation time is believed to change. Shorter: a seen time says less about its neighbours.',
    default: 0.3,
    min: 0.01,
    max: 1000,
    scale: 'log',
  },
  {
    id: 'timeVariance',
    type: 'number',
    label: 'Variance of the times',
    symbol: '$σ_{g,f}^2$',
    help: 'How much the log of the evaluation time is believed to vary over $x$. Larger: unseen times are more uncertain.',
    default: 0.12,
    min: 0,
    max: 10,
    exclusiveMin: true,
    scale: 'log',
  },
  {
    id: 'timeNoise',
    type: 'number',
    label: 'Noise of the times',
    symbol: '$σ_g^2$',
    help: 'Noise variance of the log of an observed time, as the model believes. Larger: seen times are smoothed more.',
    default: 0.01,
    min: 0,
    max: 10,
    exclusiveMin: true,
    scale: 'log',
  },
);

export type TimeModelValues = ValuesOf<typeof TIME_MODEL_PARAMETERS>;
