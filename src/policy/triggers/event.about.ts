import type { ParamSpec } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import type { TriggerAbout } from './spec.ts';

/** δ_B. */
export const FALSE_ALARM_BOUND = {
  id: 'deltaB',
  type: 'number',
  label: 'False alarm bound',
  symbol: '$δ_B$',
  help: 'The chance that the test ever fires although nothing changed is at most this, in the worst case; it is no rate of false alarms. Smaller: fewer resets, and later.',
  default: 0.1,
  min: 0,
  max: 1,
  exclusiveMin: true,
  scale: 'log',
} as const satisfies ParamSpec;

const NOISE_CAP = {
  id: 'noiseCapAfter',
  type: 'integer',
  label: 'Noise term capped after',
  symbol: '$w̄$',
  help: 'The noise part of $κ$ grows no further this many steps after a reset; 0: it always grows. A cap keeps the test alert over long spells, without the theory’s guarantee.',
  unit: 'steps',
  default: 0,
  min: 0,
  max: 2000,
} as const satisfies ParamSpec;

const NOISE_TERM = {
  id: 'noiseTerm',
  type: 'choice',
  label: 'Noise term',
  symbol: '$w̄$',
  help: 'What the test allows for noise. For Gaussian noise it grows with the steps since a reset, for it must hold at all of them; for noise within bounds it is the bound, √3 $σ_n$.',
  default: 'gaussian',
  choices: [
    { value: 'gaussian', label: 'for Gaussian noise' },
    { value: 'bounded', label: 'for bounded noise' },
  ],
} as const satisfies ParamSpec;

export const EVENT_TRIGGER = {
  id: 'event',
  label: 'event: ψ > κ',
  short: 'event',
  bounded: true,
  parameters: defineParameters(FALSE_ALARM_BOUND, NOISE_CAP, NOISE_TERM),
} as const satisfies TriggerAbout;
