import type { Explanation } from '../contracts/explanation.ts';
import { temporalFactor } from '../kernels/temporal.ts';
import { pow } from '../math/index.ts';
import type { ChoiceParam, NumberParam, ParamValues } from '../parameters/spec.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import type { AlgorithmContext } from './spec.ts';

/** What a temporal factor makes of a point 20 steps old. */
export function explainTime(parameters: ParamValues): Explanation {
  const { epsilon, temporalKernel } = parameters;
  if (temporalKernel === 'forgetting') {
    const weight = pow(1 - (epsilon as number), 10).toFixed(2);
    return { label: 'Forgetting', text: `a point 20 steps old counts (1 − $ε$)^{10} = **${weight}**` };
  }
  const weight = temporalFactor(temporalFactorOf(parameters), 0, 20).toFixed(2);
  return { label: 'Time', text: `a point 20 steps old counts $k_T$ = **${weight}**` };
}

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
