import { pow } from '../math/index.ts';
import type { ChoiceParam, NumberParam, ParamValues } from '../parameters/spec.ts';
import type { AlgorithmContext, AlgorithmSpec } from './spec.ts';

/** Forgetting rate ε of TV-GP-UCB; also sets R-GP-UCB's period. */
export const CHANGE_RATE: NumberParam = {
  id: 'epsilon',
  type: 'number',
  label: 'Change rate',
  symbol: '$ε$',
  help: 'How fast the objective is believed to change: old values correlate by (1 − $ε$)^{age/2}. Larger: the past is forgotten sooner.',
  default: 0.03,
  min: 0,
  max: 1,
  step: 0.001,
};

/** What forgetting at that rate comes to. */
export const explainForgetting: AlgorithmSpec['explain'] = (_, { epsilon }) => ({
  label: 'Forgetting',
  text: `a point 20 steps old counts (1 − $ε$)^{10} = **${pow(1 - (epsilon as number), 10).toFixed(2)}**`,
});

/** Variation budget B_T of BR-, SW- and W-GP-UCB. */
export const VARIATION_BUDGET: NumberParam = {
  id: 'budget',
  type: 'number',
  label: 'Variation budget',
  symbol: '$B_T$',
  help: 'How much the objective may change over the whole run, Σ ‖$f_{t+1}$ − $f_t$‖. Larger: the past is dropped sooner.',
  default: 5,
  min: 0.01,
  max: 1000,
  scale: 'log',
};

/** Whether the posterior counts the true noise or IGP's λ = 1 + 2/T. */
export const POSTERIOR_NOISE: ChoiceParam = {
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
};

/** The posterior noise variance that `posteriorNoise` names. */
export function posteriorNoise(parameters: ParamValues, context: AlgorithmContext): number {
  return parameters.posteriorNoise === 'igp' ? 1 + 2 / context.horizon : context.noiseVariance;
}
