import { every } from '../trigger.ts';
import { nextReset } from '../words.ts';
import { PERIODIC_TRIGGER } from './periodic.about.ts';
import { trigger } from './spec.ts';

/** Resets every N steps. */
export const periodicTrigger = trigger(PERIODIC_TRIGGER, {
  create: ({ period }) => every(period),
  explain: (record, { period }) => ({
    label: 'Schedule',
    text: record.reset ? '**reset** now' : nextReset(record, period),
  }),
});
