import { FAMILIES } from '../kernels/spec.ts';
import { type ChoiceValues, choiceParameters, type Option, shownFor } from '../parameters/choice.ts';
import type { ChoiceParam, NumberParam } from '../parameters/spec.ts';
import { defineParameters } from '../parameters/typed.ts';

/** Forgetting rate ε of TV-GP-UCB; also sets R-GP-UCB's period. */
export const CHANGE_RATE = {
  id: 'epsilon',
  type: 'number',
  label: 'Change rate',
  symbol: '$ε$',
  help: 'How fast the objective is believed to change: old values correlate by (1 − $ε$)^{age/2}. Larger: the past is forgotten sooner.',
  default: 0.03,
  min: 0,
  max: 1,
  scale: 'log',
} as const satisfies NumberParam;

/** Range of l_T and p, in steps or seconds. */
export const TIMES = { low: 0.1, high: 100_000 };

const LENGTHSCALE = {
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
} as const satisfies NumberParam;

const PERIOD = {
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
} as const satisfies NumberParam;

const PERIOD_LENGTHSCALE = {
  id: 'periodLengthscale',
  type: 'number',
  label: 'Smoothness in a period',
  symbol: '$l_p$',
  help: 'How similar the parts of a period are. Smaller: only the same part of another period tells something.',
  default: 1,
  min: 0.01,
  max: 100,
  scale: 'log',
} as const satisfies NumberParam;

const DECAY = {
  id: 'temporalDecay',
  type: 'choice',
  label: 'Decay',
  symbol: '',
  help: 'How periods long ago lose their say. The squared exponential keeps the near ones longest.',
  default: 'se',
  choices: FAMILIES,
} as const satisfies ChoiceParam;

/** Models of the correlation of values at two times, as defined in temporal-factors.ts. */
const STILL = { id: 'static', label: 'none: stands still', parameters: defineParameters() } as const;
const FORGETTING = {
  id: 'forgetting',
  label: 'forgetting at a rate',
  parameters: defineParameters(CHANGE_RATE),
} as const;
/** At rates at which something grows stale, and not everything at once. */
const FADING = {
  ...FORGETTING,
  parameters: defineParameters({ ...CHANGE_RATE, min: 0.0001, max: 0.9 }),
};
const DECAYING = FAMILIES.map(({ value, label }) => ({
  id: value,
  label,
  parameters: defineParameters(LENGTHSCALE),
}));
const PERIODIC = {
  id: 'periodic',
  label: 'periodic',
  parameters: defineParameters(PERIOD, PERIOD_LENGTHSCALE),
} as const;
const FADING_PERIODIC = {
  id: 'locally-periodic',
  label: 'periodic, fading',
  parameters: defineParameters(DECAY, LENGTHSCALE, PERIOD, PERIOD_LENGTHSCALE),
} as const;

/** The factors an algorithm offers, by preset: static by default, forgetting by default, or only those that fade. */
const OFFERED = {
  static: [STILL, ...DECAYING, PERIODIC, FADING_PERIODIC],
  forgetting: [FORGETTING, ...DECAYING, PERIODIC, FADING_PERIODIC],
  fading: [FADING, ...DECAYING, FADING_PERIODIC],
} as const;
type TemporalPreset = keyof typeof OFFERED;

/** The values of the parameters below, of any preset. */
export type TemporalValues = {
  readonly [Preset in TemporalPreset]: ChoiceValues<'temporalKernel', (typeof OFFERED)[Preset]>;
}[TemporalPreset];

/** Which temporal factor, and the parameters of each. */
export function temporalParameters<const Preset extends TemporalPreset>(preset: Preset) {
  return choiceParameters(
    {
      id: 'temporalKernel',
      type: 'choice',
      label: 'Change over time',
      symbol: '$k_T$',
      help: 'How values at two times are believed to correlate. Standing still and forgetting are updated from step to step; all others are solved from scratch at every step, which takes longer with many points.',
      default: preset === 'static' ? 'static' : 'forgetting',
    },
    OFFERED[preset],
  );
}

/** Whether the factor's parameters are also fitted, for algorithms that choose one. */
export const temporalFrom = (preset: TemporalPreset) =>
  ({
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
    visibleWhen: shownFor(
      'temporalKernel',
      OFFERED[preset] as readonly Option[],
      ({ id }) => id !== 'static',
    ),
  }) as const satisfies ChoiceParam;
