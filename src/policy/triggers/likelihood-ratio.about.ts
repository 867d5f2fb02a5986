import { defineParameters } from '../../parameters/typed.ts';
import type { TriggerAbout } from './spec.ts';

export const LIKELIHOOD_RATIO_TRIGGER = {
  id: 'likelihood-ratio',
  label: 'likelihood ratio',
  short: 'likelihood ratio',
  bounded: true,
  parameters: defineParameters(
    {
      id: 'window',
      type: 'integer',
      label: 'Window',
      symbol: '$w$',
      help: 'Newest observations that are explained with and without the past. Longer: surer, and later.',
      unit: 'steps',
      default: 5,
      min: 1,
      max: 50,
    },
    {
      id: 'ratioThreshold',
      type: 'number',
      label: 'Threshold of the log ratio',
      symbol: '$κ$',
      help: 'The test fires when the window is likelier without the past by this much, as a logarithm. Larger: fewer resets, and later.',
      default: 3,
      min: 0,
      max: 50,
      step: 0.5,
    },
  ),
} as const satisfies TriggerAbout;
