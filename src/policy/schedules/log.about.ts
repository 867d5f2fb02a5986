import { defineParameters } from '../../parameters/typed.ts';
import { EXPLORATION_RATE, EXPLORATION_SCALE } from './shared-parameters.about.ts';
import type { ScheduleAbout } from './spec.ts';

export const LOG_SCHEDULE = {
  id: 'log',
  label: '√(c₁ ln c₂ t)',
  parameters: defineParameters(EXPLORATION_SCALE, EXPLORATION_RATE),
} as const satisfies ScheduleAbout;
