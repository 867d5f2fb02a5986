import type { ChoiceParam, NumberParam } from '../../parameters/spec.ts';
import { defineParameters, type ValuesOf } from '../../parameters/typed.ts';

export const ETA = {
  id: 'eta',
  type: 'number',
  label: 'Indifference zone',
  symbol: '$η$',
  help: 'Where the mean is within $η$ of the threshold, the threshold counts as $h + 2η$. Larger gives up earlier on values that can hardly be told from $h$.',
  default: 0,
  min: 0,
  max: 10,
} as const satisfies NumberParam;

const MULTIPLIER = {
  id: 'multiplier',
  type: 'number',
  label: 'Width of the interval',
  symbol: '$√β$',
  help: 'The interval is the mean ± $√β$ standard deviations. Larger explores longer.',
  default: 2,
  min: 0,
  max: 10,
} as const satisfies NumberParam;

const REPORT = {
  id: 'report',
  type: 'choice',
  label: 'Answer by',
  symbol: '$x̂$',
  help: 'What the lane names as its answer and classifies by: its own rule, or the estimated probability $μ^{(p)}$ of meeting the threshold. The queries are the same.',
  default: 'own',
  choices: [
    { value: 'own', label: 'its own rule' },
    { value: 'probability', label: 'probability (Pmax)' },
  ],
} as const satisfies ChoiceParam;

/** Of a baseline, whose interval is a number of standard deviations and which may answer by probability. */
export const baselineParameters = (multiplier = 2) =>
  defineParameters({ ...MULTIPLIER, default: multiplier }, REPORT);

export type BaselineValues = ValuesOf<ReturnType<typeof baselineParameters>>;
