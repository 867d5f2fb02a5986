import { defineParameters } from '../../parameters/typed.ts';
import type { TriggerAbout } from './spec.ts';

export const ORACLE_TRIGGER = {
  id: 'oracle',
  label: 'oracle: true changes',
  short: 'oracle',
  bounded: false,
  parameters: defineParameters(),
} as const satisfies TriggerAbout;
