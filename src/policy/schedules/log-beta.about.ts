import { defineParameters } from '../../parameters/typed.ts';
import { EXPLORATION_RATE, EXPLORATION_SCALE } from './shared-parameters.about.ts';
import type { ScheduleAbout } from './spec.ts';

export const LOG_BETA_SCHEDULE = {
  id: 'log-beta',
  label: 'c₁ ln c₂ t, as printed in the CTV paper',
  parameters: defineParameters(EXPLORATION_SCALE, EXPLORATION_RATE),
} as const satisfies ScheduleAbout;
