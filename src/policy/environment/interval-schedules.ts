import { choiceParameters, chosenOption, type Option } from '../../parameters/choice.ts';
import type { NumberParam, ParamSpec, ParamValues } from '../../parameters/spec.ts';
import type { Schedule } from '../schedules/spec.ts';
import { root } from './threshold-probability.ts';

/** A rule for β_t of the interval μ^(p) ± β_t^{1/m} γ^{2/m}. */
interface IntervalSchedule extends Option {
  /** β_t for so many designs. */
  readonly beta: (t: number, designs: number, parameters: ParamValues) => number;
}

/** β_t = |X| π² t²/(6δ): BPT paper, Lemma 3.1. */
export function thresholdLemmaBeta(t: number, cardinality: number, delta: number): number {
  return (cardinality * Math.PI * Math.PI * t * t) / (6 * delta);
}

/** β_t = |X| π² t²/(3δ): BPT paper, Theorems 4.1 and 4.3. */
export function thresholdTheoremBeta(t: number, cardinality: number, delta: number): number {
  return (cardinality * Math.PI * Math.PI * t * t) / (3 * delta);
}

const BETA: NumberParam = {
  id: 'beta',
  type: 'number',
  label: 'Width of the interval',
  symbol: '$β$',
  help: 'The credible interval of a design is $μ^{(p)}$ ± $β^{1/m} γ^{2/m}$. Larger explores longer.',
  default: 2,
  min: 0.01,
  max: 1000,
  scale: 'log',
};

const DELTA: NumberParam = {
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
};

const ROOT: NumberParam = {
  id: 'm',
  type: 'integer',
  label: 'Order of the interval',
  symbol: '$m$',
  help: 'Which moment the interval comes from: 2 is Chebyshev’s, and makes the half-width $√β γ$. Larger orders are wider where $γ$ is small.',
  default: 2,
  min: 2,
  max: 20,
};

/** Every rule, in the order of the menu. */
const intervalSchedules = (beta: number): readonly IntervalSchedule[] => [
  {
    id: 'constant',
    label: 'constant',
    parameters: [{ ...BETA, default: beta }],
    beta: (_, __, given) => given.beta as number,
  },
  {
    id: 'lemma',
    label: 'lemma: |X| π²t²/(6δ)',
    parameters: [DELTA],
    beta: (t, designs, { delta }) => thresholdLemmaBeta(t, designs, delta as number),
  },
  {
    id: 'theorem',
    label: 'theorems: |X| π²t²/(3δ)',
    parameters: [DELTA],
    beta: (t, designs, { delta }) => thresholdTheoremBeta(t, designs, delta as number),
  },
];

/** What β is, and what the interval of BPT-UCB and BPT-LSE takes from it. */
export function intervalParameters(beta: number): readonly ParamSpec[] {
  const choice = choiceParameters(
    {
      id: 'schedule',
      type: 'choice',
      label: 'Exploration',
      symbol: '$β_t$',
      help: 'Which rule sets $β_t$, which widens the interval of every design. The rules of the paper’s Lemma 3.1 and Theorems 4.1 and 4.3 explore far more than practice needs; its experiments use a constant.',
      default: 'constant',
    },
    intervalSchedules(beta),
  );
  return [...choice, ROOT];
}

/** β_t^{1/m}, which multiplies γ^{2/m}: of the constant β, or of the paper's Lemma 3.1 or its theorems. */
export function intervalSchedule(parameters: ParamValues, designs: number): Schedule {
  const rule = chosenOption(intervalSchedules(BETA.default), parameters.schedule);
  return (t) => root(rule.beta(t, designs, parameters), parameters.m as number);
}
