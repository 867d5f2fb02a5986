import { defineParameters } from '../../parameters/typed.ts';
import type { TriggerAbout } from './spec.ts';

export const LOWER_BOUND_TRIGGER = {
  id: 'lower-bound',
  label: 'always at the lower bound',
  short: 'lower bound',
  bounded: true,
  parameters: defineParameters(),
} as const satisfies TriggerAbout;
