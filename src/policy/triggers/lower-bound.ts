import { every } from '../trigger.ts';
import { nextReset } from '../words.ts';
import { LOWER_BOUND_TRIGGER } from './lower-bound.about.ts';
import { trigger } from './spec.ts';

/** Resets as soon as the lower bound allows: every N_lo steps. */
export const lowerBoundTrigger = trigger(LOWER_BOUND_TRIGGER, {
  create: (_, { bounds: [lower] }) => every(lower),
  explain: (record, _, { bounds: [lower] }) => ({
    label: 'Schedule',
    text: record.reset ? '**reset** now' : nextReset(record, lower),
  }),
});
