import type { ChoiceParam, NumberParam } from '../parameters/spec.ts';

/** Variation budget B_T of BR-, SW- and W-GP-UCB. */
export const VARIATION_BUDGET = {
  id: 'budget',
  type: 'number',
  label: 'Variation budget',
  symbol: '$B_T$',
  help: 'How much the objective may change over the whole run, Σ ‖$f_{t+1}$ − $f_t$‖. Larger: the past is dropped sooner.',
  default: 5,
  min: 0.01,
  max: 1000,
  scale: 'log',
} as const satisfies NumberParam;

/** Whether the posterior counts the true noise or IGP's λ = 1 + 2/T. */
export const POSTERIOR_NOISE = {
  id: 'posteriorNoise',
  type: 'choice',
  label: 'Noise in the posterior',
  symbol: '',
  help: 'The model’s noise variance, or the theory’s λ = 1 + 2/$T$. The theory’s is far larger and smooths everything.',
  default: 'model',
  choices: [
    { value: 'model', label: 'the model’s σ_n²' },
    { value: 'igp', label: '1 + 2/T' },
  ],
} as const satisfies ChoiceParam;
