import { pow } from '../math/index.ts';
import type { ParamValues } from '../parameters/spec.ts';
import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { igpSchedule } from '../policy/schedules/igp.ts';
import { never } from '../policy/trigger.ts';
import { budgetDiscount } from '../policy/variation-budget.ts';
import { POSTERIOR_NOISE, posteriorNoise, VARIATION_BUDGET } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

function discount(parameters: ParamValues, horizon: number, dimension: number): number {
  return parameters.discountFrom === 'given'
    ? (parameters.eta as number)
    : budgetDiscount(horizon, dimension, parameters.budget as number);
}

/**
 * All data with weights w_i = η^{t−1−i} (Deng et al. 2022): observation i counts with noise λ/w_i, the newest with λ.
 * The variance is the single-weighted k(x,x) − kᵀ(K + λW⁻¹)⁻¹k or the paper's double-weighted one.
 */
export const wGpUcb: AlgorithmSpec = {
  id: 'w-gp-ucb',
  name: 'W-GP-UCB',
  summary: 'weighs the past down geometrically',
  source: 'Deng, Zhou, Kim, Tewari, Gupta, Shroff 2022, Algorithm 1',
  parameters: [
    {
      id: 'discountFrom',
      type: 'choice',
      label: 'Discount from',
      symbol: '$η$',
      help: 'Either a variation budget sets the discount, or it is given. The budget’s rule is the theory’s choice.',
      default: 'budget',
      choices: [
        { value: 'budget', label: 'variation budget' },
        { value: 'given', label: 'given' },
      ],
    },
    { ...VARIATION_BUDGET, visibleWhen: { parameter: 'discountFrom', in: ['budget'] } },
    {
      id: 'eta',
      type: 'number',
      label: 'Discount',
      symbol: '$η$',
      help: 'Weight that an observation keeps with every further step. Smaller: the past counts less.',
      default: 0.97,
      min: 0.01,
      max: 1,
      step: 0.01,
      visibleWhen: { parameter: 'discountFrom', in: ['given'] },
    },
    {
      id: 'variance',
      type: 'choice',
      label: 'Variance',
      symbol: '$σ^2$',
      help: 'The weighted model’s own variance, or the paper’s double-weighted one. The paper’s is smaller, and costs a factorisation more.',
      default: 'single',
      choices: [
        { value: 'single', label: 'single-weighted' },
        { value: 'double', label: 'double-weighted (paper)' },
      ],
    },
    POSTERIOR_NOISE,
    ...scoringParameters(igpSchedule),
    ...REFIT_PARAMETERS,
  ],
  slots: (parameters, context) => {
    const eta = discount(parameters, context.horizon, context.dimension);
    const lambda = posteriorNoise(parameters, context);
    return {
      memory: keepAll,
      trigger: never,
      temporal: { kind: 'static' },
      ...(parameters.variance === 'double' && { doubleWeighted: lambda }),
      noiseByAge: (age) => lambda / pow(eta, age - 1),
      ...refitSlot(parameters),
      ...scoring(parameters, context),
    };
  },
  explain: (_, parameters, { horizon, dimension }) => ({
    label: 'Weight',
    text: `a point 20 steps old weighs $η$^{19} = **${pow(discount(parameters, horizon, dimension), 19).toFixed(2)}**`,
  }),
};
