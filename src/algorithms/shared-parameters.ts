import type { Explanation } from '../contracts/explanation.ts';
import { temporalFactor } from '../kernels/temporal.ts';
import { pow } from '../math/index.ts';
import type { TemporalValues } from '../policy/temporal-choice.about.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import type { AlgorithmContext } from './spec.ts';

/** What a temporal factor makes of a point 20 steps old. */
export function explainTime(parameters: TemporalValues): Explanation {
  if (parameters.temporalKernel === 'forgetting') return explainForgetting(parameters.epsilon);
  const weight = temporalFactor(temporalFactorOf(parameters), 0, 20).toFixed(2);
  return { label: 'Time', text: `a point 20 steps old counts $k_T$ = **${weight}**` };
}

/** The same of forgetting at a rate. */
export function explainForgetting(epsilon: number): Explanation {
  const weight = pow(1 - epsilon, 10).toFixed(2);
  return { label: 'Forgetting', text: `a point 20 steps old counts (1 − $ε$)^{10} = **${weight}**` };
}

/** The posterior noise variance that `posteriorNoise` names. */
export function posteriorNoise(
  parameters: { readonly posteriorNoise: 'model' | 'igp' },
  context: AlgorithmContext,
): number {
  return parameters.posteriorNoise === 'igp' ? 1 + 2 / context.horizon : context.noiseVariance;
}
