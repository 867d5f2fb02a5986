import type { Explanation } from '../../contracts/explanation.ts';
import type { StepRecord } from '../../contracts/record.ts';
import type { Kernel, TemporalFactor } from '../../kernels/spec.ts';
import { exp } from '../../math/index.ts';
import { listedPriors, type PriorValues, priorNames } from './prior-list.about.ts';
import type { Prior } from './priors.ts';

/** The priors that the parameters list, of equal weight. Under a table's covariance, which has no lengthscale, they differ by their rates alone. */
export const priorsOf = (parameters: PriorValues): Prior[] =>
  listedPriors(parameters).map(({ lengthscale, rate }) => ({
    kernel: (model) => scaled(model, lengthscale),
    temporal: factorOf(rate),
    weight: 1,
  }));

const factorOf = (rate: number): TemporalFactor =>
  rate === 0 ? { kind: 'static' } : { kind: 'forgetting', rate };

const scaled = (kernel: Kernel, by: number): Kernel =>
  kernel.family === 'empirical' || by === 1
    ? kernel
    : { ...kernel, lengthscales: kernel.lengthscales.map((lengthscale) => by * lengthscale) };

/** Which prior chose the query, and the result of its test. */
export function explainPriors({ priors }: StepRecord, parameters: PriorValues): Explanation {
  const names = priorNames(parameters);
  if (!priors) return { label: 'Prior', text: 'not known yet' };
  const { prior, alive, logWeights } = priors;
  const stand = alive
    ? `**${alive.length}** of ${names.length} still in`
    : `weight now **${Math.round(100 * exp(logWeights?.[prior] ?? 0))} %**`;
  return { label: 'Prior', text: `${names[prior]}: ${stand}` };
}
