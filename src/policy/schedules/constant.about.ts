import { defineParameters } from '../../parameters/typed.ts';
import type { ScheduleAbout } from './spec.ts';

export const CONSTANT_SCHEDULE = {
  id: 'constant',
  label: 'constant',
  parameters: defineParameters({
    id: 'constant',
    type: 'number',
    label: 'Multiplier',
    symbol: '$√β$',
    help: 'The same weight of uncertainty at every step. 0 trusts the mean alone.',
    default: 2,
    min: 0,
    max: 20,
    step: 0.1,
  }),
} as const satisfies ScheduleAbout;
