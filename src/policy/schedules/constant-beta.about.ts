import type { ChoiceParam, NumberParam } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import type { ScheduleAbout } from './spec.ts';

const DRIFT_RATE = {
  id: 'driftRate',
  type: 'number',
  label: 'Change rate in it',
  symbol: '$ε$',
  help: 'The change rate that the formula is for. Smaller: explores more; the formula’s $β$ comes out about three times as large as the best one.',
  default: 0.03,
  min: 0,
  max: 1,
  exclusiveMin: true,
  step: 0.001,
} as const satisfies NumberParam;

const SMOOTHNESS = {
  id: 'driftKernel',
  type: 'choice',
  label: 'Kernel in it',
  symbol: '$q$',
  help: 'How fast the model’s information gain grows, $N^q$: $q$ = 0 for the squared exponential, $d$/(5 + $d$) for Matérn 5/2. The rougher kernel asks for a little less exploration.',
  default: 'se',
  choices: [
    { value: 'se', label: 'squared exponential' },
    { value: 'matern52', label: 'Matérn 5/2' },
  ],
} as const satisfies ChoiceParam;

export const CONSTANT_BETA_SCHEDULE = {
  id: 'constant-beta',
  label: 'constant, from the change rate',
  parameters: defineParameters(DRIFT_RATE, SMOOTHNESS),
} as const satisfies ScheduleAbout;
