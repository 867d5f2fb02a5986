import { choiceParameters } from '../../parameters/choice.ts';
import type { NumberParam } from '../../parameters/spec.ts';
import { defineParameters, type ValuesOf } from '../../parameters/typed.ts';

const BETA = {
  id: 'beta',
  type: 'number',
  label: 'Width of the interval',
  symbol: '$β$',
  help: 'The credible interval of a design is $μ^{(p)}$ ± $β^{1/m} γ^{2/m}$. Larger explores longer.',
  default: 2,
  min: 0.01,
  max: 1000,
  scale: 'log',
} as const satisfies NumberParam;

const DELTA = {
  id: 'delta',
  type: 'number',
  label: 'Failure probability',
  symbol: '$δ$',
  help: 'Chance that some interval misses the truth at some step. Smaller: wider intervals.',
  default: 0.1,
  min: 0,
  max: 1,
  exclusiveMin: true,
  scale: 'log',
} as const satisfies NumberParam;

const ROOT = {
  id: 'm',
  type: 'integer',
  label: 'Order of the interval',
  symbol: '$m$',
  help: 'Which moment the interval comes from: 2 is Chebyshev’s, and makes the half-width $√β γ$. Larger orders are wider where $γ$ is small.',
  default: 2,
  min: 2,
  max: 20,
} as const satisfies NumberParam;

/** Every rule, in the order of the menu. */
const rules = (beta: number) =>
  [
    { id: 'constant', label: 'constant', parameters: defineParameters({ ...BETA, default: beta }) },
    { id: 'lemma', label: 'lemma: |X| π²t²/(6δ)', parameters: defineParameters(DELTA) },
    { id: 'theorem', label: 'theorems: |X| π²t²/(3δ)', parameters: defineParameters(DELTA) },
  ] as const;

/** The parameters for β and for the interval of BPT-UCB and BPT-LSE. */
export const intervalParameters = (beta: number) =>
  defineParameters(
    choiceParameters(
      {
        id: 'schedule',
        type: 'choice',
        label: 'Exploration',
        symbol: '$β_t$',
        help: 'Which rule sets $β_t$, which widens the interval of every design. The rules of the paper’s Lemma 3.1 and Theorems 4.1 and 4.3 explore far more than practice needs; its experiments use a constant.',
        default: 'constant',
      },
      rules(beta),
    ),
    ROOT,
  );

export type IntervalValues = ValuesOf<ReturnType<typeof intervalParameters>>;
