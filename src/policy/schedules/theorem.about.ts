import { defineParameters } from '../../parameters/typed.ts';
import { FAILURE_PROBABILITY } from './shared-parameters.about.ts';
import type { ScheduleAbout } from './spec.ts';

export const THEOREM_SCHEDULE = {
  id: 'theorem',
  label: 'theorem: continuous set',
  parameters: defineParameters(FAILURE_PROBABILITY),
} as const satisfies ScheduleAbout;
