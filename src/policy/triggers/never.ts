import { never } from '../trigger.ts';
import { kept } from '../words.ts';
import type { TriggerSpec } from './spec.ts';

/** Keeps all data. */
export const neverTrigger: TriggerSpec = {
  id: 'never',
  label: 'never',
  short: 'no test',
  bounded: false,
  parameters: [],
  create: () => never,
  explain: (record) => ({ label: 'No test', text: `${kept(record)}, whatever $y_t$ says` }),
};
