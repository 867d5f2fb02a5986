import { defineParameters } from '../../parameters/typed.ts';
import { FAILURE_PROBABILITY, NOISE_SCALE, NORM_BOUND } from './shared-parameters.about.ts';
import type { ScheduleAbout } from './spec.ts';

export const IGP_SCHEDULE = {
  id: 'igp',
  label: 'IGP: B + R √(2(γ + 1 + ln 1/δ))',
  parameters: defineParameters(NORM_BOUND, NOISE_SCALE, FAILURE_PROBABILITY),
} as const satisfies ScheduleAbout;
