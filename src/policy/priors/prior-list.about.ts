import type { ParamSpec } from '../../parameters/spec.ts';
import { defineParameters, type ValuesOf } from '../../parameters/typed.ts';

/** Which priors a lane weighs: every lengthscale with every change rate. */
export const PRIOR_PARAMETERS = defineParameters(
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
);

export type PriorValues = ValuesOf<typeof PRIOR_PARAMETERS>;

interface ListedPrior {
  /** As a multiple of the model's lengthscale. */
  readonly lengthscale: number;
  readonly rate: number;
}

/** The priors that the parameters list, in their order. */
export const listedPriors = ({ priorLengthscales, priorRates }: PriorValues): ListedPrior[] =>
  priorLengthscales.flatMap((lengthscale) => priorRates.map((rate) => ({ lengthscale, rate })));

/** "$l$ × 0.5, $ε$ 0.03" of every prior that the parameters list. */
export const priorNames = (parameters: PriorValues): string[] =>
  listedPriors(parameters).map(({ lengthscale, rate }) => `$l$ × ${lengthscale}, $ε$ ${rate}`);

/** δ of the test that drops priors. */
export const PRIOR_DROP = {
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
} as const satisfies ParamSpec;
