import { never } from '../trigger.ts';
import { kept } from '../words.ts';
import { NEVER_TRIGGER } from './never.about.ts';
import { trigger } from './spec.ts';

/** Keeps all data. */
export const neverTrigger = trigger(NEVER_TRIGGER, {
  create: () => never,
  explain: (record) => ({ label: 'No test', text: `${kept(record)}, no matter what $y_t$ says` }),
});
