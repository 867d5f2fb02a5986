import { defineParameters } from '../../parameters/typed.ts';
import type { TriggerAbout } from './spec.ts';

export const CUSUM_TRIGGER = {
  id: 'cusum',
  label: 'CUSUM of surprises',
  short: 'CUSUM',
  bounded: true,
  parameters: defineParameters(
    {
      id: 'allowance',
      type: 'number',
      label: 'Allowance',
      symbol: '$k$',
      help: 'Surprise, in standard deviations, that every step may have for nothing. Without a change the average is 0.8; larger: fewer false alarms.',
      default: 1,
      min: 0,
      max: 5,
      step: 0.1,
    },
    {
      id: 'sumThreshold',
      type: 'number',
      label: 'Threshold of the sum',
      symbol: '$b$',
      help: 'The test fires when the sum of surprises beyond the allowance exceeds this. Larger: fewer resets, and later.',
      default: 5,
      min: 0,
      max: 50,
      step: 0.5,
    },
  ),
} as const satisfies TriggerAbout;
