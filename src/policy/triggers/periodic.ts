import { every } from '../trigger.ts';
import { nextReset } from '../words.ts';
import type { TriggerSpec } from './spec.ts';

/** Resets every N steps. */
export const periodicTrigger: TriggerSpec = {
  id: 'periodic',
  label: 'periodic',
  short: 'periodic',
  bounded: false,
  parameters: [
    {
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
    },
  ],
  create: ({ period }) => every(period as number),
  explain: (record, { period }) => ({
    label: 'Schedule',
    text: record.reset ? '**reset** now' : nextReset(record, period as number),
  }),
};
