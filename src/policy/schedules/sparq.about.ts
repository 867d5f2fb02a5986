import { defineParameters } from '../../parameters/typed.ts';
import { FAILURE_PROBABILITY, NORM_BOUND } from './shared-parameters.about.ts';
import type { ScheduleAbout } from './spec.ts';

export const SPARQ_SCHEDULE = {
  id: 'sparq',
  label: 'SparQ theorem: B + √(2 ln 2/δ + 2γ)',
  parameters: defineParameters(NORM_BOUND, FAILURE_PROBABILITY),
} as const satisfies ScheduleAbout;
