import type { StationaryFamily } from '../kernels/spec.ts';
import { choiceParameters, type Option, shownFor } from '../parameters/choice.ts';
import type { ChoiceParam, NumberParam, ParamSpec } from '../parameters/spec.ts';

/** Forgetting rate ε of TV-GP-UCB; also sets R-GP-UCB's period. */
export const CHANGE_RATE: NumberParam = {
  id: 'epsilon',
  type: 'number',
  label: 'Change rate',
  symbol: '$ε$',
  help: 'How fast the objective is believed to change: old values correlate by (1 − $ε$)^{age/2}. Larger: the past is forgotten sooner.',
  default: 0.03,
  min: 0,
  max: 1,
  scale: 'log',
};

/** Of l_T and p, in steps or seconds. */
export const TIMES = { low: 0.1, high: 100_000 };

const LENGTHSCALE: NumberParam = {
  id: 'temporalLengthscale',
  type: 'number',
  label: 'Lengthscale in time',
  symbol: '$l_T$',
  help: 'Steps over which the objective is believed to change. Shorter: the past is forgotten sooner.',
  unit: 'steps',
  default: 30,
  min: TIMES.low,
  max: TIMES.high,
  scale: 'log',
};

const PERIOD: NumberParam = {
  id: 'temporalPeriod',
  type: 'number',
  label: 'Period',
  symbol: '$p$',
  help: 'Steps after which the objective is believed to come back. A wrong period misleads more than none.',
  unit: 'steps',
  default: 7,
  min: TIMES.low,
  max: TIMES.high,
  scale: 'log',
};

const PERIOD_LENGTHSCALE: NumberParam = {
  id: 'periodLengthscale',
  type: 'number',
  label: 'Smoothness in a period',
  symbol: '$l_p$',
  help: 'How alike the parts of a period are. Smaller: only the same part of another period tells something.',
  default: 1,
  min: 0.01,
  max: 100,
  scale: 'log',
};

const DECAYS: readonly { value: StationaryFamily; label: string }[] = [
  { value: 'se', label: 'squared exponential' },
  { value: 'matern52', label: 'Matérn 5/2' },
  { value: 'matern32', label: 'Matérn 3/2' },
  { value: 'matern12', label: 'exponential' },
];

const DECAY: ChoiceParam = {
  id: 'temporalDecay',
  type: 'choice',
  label: 'Decay',
  symbol: '',
  help: 'How periods long ago lose their say. The squared exponential keeps the near ones longest.',
  default: 'se',
  choices: DECAYS,
};

/** Beliefs in how values at two times correlate; what each is, temporal-factors.ts says. */
const still: Option = {
  id: 'static',
  label: 'none: stands still',
  parameters: [],
};

const forgetting: Option = {
  id: 'forgetting',
  label: 'forgetting at a rate',
  parameters: [CHANGE_RATE],
};

/** With a lengthscale in time. */
const decaying: readonly Option[] = DECAYS.map(({ value, label }) => ({
  id: value,
  label,
  parameters: [LENGTHSCALE],
}));

const recurring: readonly Option[] = [
  { id: 'periodic', label: 'periodic', parameters: [PERIOD, PERIOD_LENGTHSCALE] },
  {
    id: 'locally-periodic',
    label: 'periodic, fading',
    parameters: [DECAY, LENGTHSCALE, PERIOD, PERIOD_LENGTHSCALE],
  },
];

/** Under which nothing grows stale beyond measure: the relevance of a point has an end. */
const FADING_FACTORS: readonly Option[] = [forgetting, ...decaying, recurring[1]];
/** Of a model that stands still where nothing else is said; forgetting is its exponential. */
const OF_STILL = [still, ...decaying, ...recurring];
const OF_FORGETTING = [forgetting, ...decaying, ...recurring];

/** What an algorithm offers: from one that stands still, from forgetting, or only what fades. */
export type TemporalPreset = 'static' | 'forgetting' | 'fading';

const OFFERED: Readonly<Record<TemporalPreset, readonly Option[]>> = {
  static: OF_STILL,
  forgetting: OF_FORGETTING,
  fading: FADING_FACTORS,
};

/** Which temporal factor, and the parameters of each. */
export function temporalParameters(preset: TemporalPreset): readonly ParamSpec[] {
  return choiceParameters(
    {
      id: 'temporalKernel',
      type: 'choice',
      label: 'Change over time',
      symbol: '$k_T$',
      help: 'How values at two times are believed to correlate. All but forgetting are solved anew at every step, which takes longer with many points.',
      default: preset === 'static' ? 'static' : 'forgetting',
    },
    OFFERED[preset],
  );
}

/** Whether the factor's parameters are fitted with the rest, for algorithms that choose one. */
export const temporalFrom = (preset: TemporalPreset): ParamSpec => ({
  id: 'temporalFrom',
  type: 'choice',
  label: 'Its parameters',
  symbol: '',
  help: 'As given, or fitted with the rest at every refit. A fit finds a period that the data show at least twice.',
  default: 'given',
  choices: [
    { value: 'given', label: 'as given' },
    { value: 'refit', label: 'refitted' },
  ],
  visibleWhen: shownFor('temporalKernel', OFFERED[preset], ({ id }) => id !== 'static'),
});
