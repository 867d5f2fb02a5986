import { defineParameters } from '../../parameters/typed.ts';
import type { TriggerAbout } from './spec.ts';

export const PERIODIC_TRIGGER = {
  id: 'periodic',
  label: 'periodic',
  short: 'periodic',
  bounded: false,
  parameters: defineParameters({
    id: 'period',
    type: 'integer',
    label: 'Steps between resets',
    symbol: '$N$',
    help: 'The data are dropped after this many observations. Shorter: quicker to notice changes, slower to learn.',
    unit: 'steps',
    default: 29,
    min: 1,
    max: 2000,
    scale: 'log',
  }),
} as const satisfies TriggerAbout;
