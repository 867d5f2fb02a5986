import type { Explanation } from '../contracts/explanation.ts';
import type { StepRecord } from '../contracts/record.ts';
import type { Kernel, TemporalFactor } from '../kernels/spec.ts';
import { exp } from '../math/index.ts';
import type { ParamSpec, ParamValues } from '../parameters/spec.ts';
import type { Prior } from './priors.ts';

/** Which priors a lane weighs: every lengthscale with every change rate. */
export const PRIOR_PARAMETERS: readonly ParamSpec[] = [
  {
    id: 'priorLengthscales',
    type: 'numbers',
    label: 'Lengthscales thought possible',
    symbol: '$l$',
    help: 'In lengthscales of the model, between commas. With every change rate each makes a prior, 16 at most.',
    default: [0.5, 1, 2],
    min: 0.01,
    max: 100,
    lengths: [1, 4],
  },
  {
    id: 'priorRates',
    type: 'numbers',
    label: 'Change rates thought possible',
    symbol: '$ε$',
    help: 'Between commas; 0 is an objective that stands still. With every lengthscale each makes a prior, 16 at most.',
    default: [0, 0.01, 0.03, 0.1],
    min: 0,
    max: 1,
    lengths: [1, 4],
  },
];

/** δ of the test that drops priors. */
export const PRIOR_DROP: ParamSpec = {
  id: 'priorDelta',
  type: 'number',
  label: 'Chance of dropping the true prior',
  symbol: '$δ$',
  help: 'Bounds it where the true prior’s band holds. Larger: priors are dropped sooner.',
  default: 0.1,
  min: 0,
  max: 1,
  exclusiveMin: true,
  scale: 'log',
};

interface Named {
  readonly lengthscale: number;
  readonly rate: number;
}

/** The priors that the parameters name, in their order. */
function named({ priorLengthscales, priorRates }: ParamValues): Named[] {
  return (priorLengthscales as number[]).flatMap((lengthscale) =>
    (priorRates as number[]).map((rate) => ({ lengthscale, rate })),
  );
}

/** The same as priors of equal weight. Under a table's covariance, which has no lengthscale, they differ by their rates alone. */
export const priorsOf = (parameters: ParamValues): Prior[] =>
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
export const priorNames = (parameters: ParamValues): string[] =>
  named(parameters).map(({ lengthscale, rate }) => `$l$ × ${lengthscale}, $ε$ ${rate}`);

/** Which prior chose, and what became of it. */
export function explainPriors({ priors }: StepRecord, parameters: ParamValues): Explanation {
  const names = priorNames(parameters);
  if (!priors) return { label: 'Prior', text: 'not known yet' };
  const { prior, alive, logWeights } = priors;
  const stand = alive
    ? `**${alive.length}** of ${names.length} still in`
    : `weight now **${Math.round(100 * exp(logWeights?.[prior] ?? 0))} %**`;
  return { label: 'Prior', text: `${names[prior]}: ${stand}` };
}
