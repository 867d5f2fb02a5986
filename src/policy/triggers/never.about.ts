import { defineParameters } from '../../parameters/typed.ts';
import type { TriggerAbout } from './spec.ts';

export const NEVER_TRIGGER = {
  id: 'never',
  label: 'never',
  short: 'no test',
  bounded: false,
  parameters: defineParameters(),
} as const satisfies TriggerAbout;
