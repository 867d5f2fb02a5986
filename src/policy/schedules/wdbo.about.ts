import { defineParameters } from '../../parameters/typed.ts';
import type { ScheduleAbout } from './spec.ts';

export const WDBO_SCHEDULE = {
  id: 'wdbo',
  label: '√(0.2 d ln 2n)',
  parameters: defineParameters(),
} as const satisfies ScheduleAbout;
