import { pow } from '../../math/index.ts';
import type { ValuesOf } from '../../parameters/typed.ts';
import { scoring } from '../../policy/acquisitions/registry.ts';
import { keepAll } from '../../policy/memory.ts';
import { refitSlot } from '../../policy/refit.ts';
import { never } from '../../policy/trigger.ts';
import { budgetDiscount } from '../../policy/variation-budget.ts';
import { posteriorNoise } from '../shared-parameters.ts';
import { algorithm } from '../spec.ts';
import { W_GP_UCB } from './w-gp-ucb.about.ts';

function discount(parameters: ValuesOf<typeof W_GP_UCB>, horizon: number, dimension: number): number {
  return parameters.discountFrom === 'given'
    ? parameters.eta
    : budgetDiscount(horizon, dimension, parameters.budget);
}

/**
 * All data with weights w_i = η^{t−1−i} (Deng et al. 2022): observation i counts with noise λ/w_i, the newest with λ.
 * The variance is the single-weighted k(x,x) − kᵀ(K + λW⁻¹)⁻¹k or the paper's double-weighted one.
 */
export const wGpUcb = algorithm(W_GP_UCB, {
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
});
