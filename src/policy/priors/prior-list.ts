import type { Explanation } from '../../contracts/explanation.ts';
import type { StepRecord } from '../../contracts/record.ts';
import type { Kernel, TemporalFactor } from '../../kernels/spec.ts';
import { exp } from '../../math/index.ts';
import type { PriorValues } from './prior-list.about.ts';
import type { Prior } from './priors.ts';

interface Named {
  readonly lengthscale: number;
  readonly rate: number;
}

/** The priors that the parameters name, in their order. */
function named({ priorLengthscales, priorRates }: PriorValues): Named[] {
  return priorLengthscales.flatMap((lengthscale) => priorRates.map((rate) => ({ lengthscale, rate })));
}

/** The same as priors of equal weight. Under a table's covariance, which has no lengthscale, they differ by their rates alone. */
export const priorsOf = (parameters: PriorValues): Prior[] =>
  named(parameters).map(({ lengthscale, rate }) => ({
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

/** "$l$ × 0.5, $ε$ 0.03" of every prior that the parameters name. */
export const priorNames = (parameters: PriorValues): string[] =>
  named(parameters).map(({ lengthscale, rate }) => `$l$ × ${lengthscale}, $ε$ ${rate}`);

/** Which prior chose, and what became of it. */
export function explainPriors({ priors }: StepRecord, parameters: PriorValues): Explanation {
  const names = priorNames(parameters);
  if (!priors) return { label: 'Prior', text: 'not known yet' };
  const { prior, alive, logWeights } = priors;
  const stand = alive
    ? `**${alive.length}** of ${names.length} still in`
    : `weight now **${Math.round(100 * exp(logWeights?.[prior] ?? 0))} %**`;
  return { label: 'Prior', text: `${names[prior]}: ${stand}` };
}
