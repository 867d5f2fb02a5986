import { defineParameters } from '../../parameters/typed.ts';
import type { TriggerAbout } from './spec.ts';

export const RANDOM_TRIGGER = {
  id: 'random',
  label: 'random within the bounds',
  short: 'random',
  bounded: true,
  parameters: defineParameters(),
} as const satisfies TriggerAbout;
