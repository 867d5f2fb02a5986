import { every } from '../trigger.ts';
import { nextReset } from '../words.ts';
import type { TriggerSpec } from './spec.ts';

/** Resets as soon as the lower bound allows: every N_lo steps. */
export const lowerBoundTrigger: TriggerSpec = {
  id: 'lower-bound',
  label: 'always at the lower bound',
  short: 'lower bound',
  bounded: true,
  parameters: [],
  create: (_, { bounds: [lower] }) => every(lower),
  explain: (record, _, { bounds: [lower] }) => ({
    label: 'Schedule',
    text: record.reset ? '**reset** now' : nextReset(record, lower),
  }),
};
