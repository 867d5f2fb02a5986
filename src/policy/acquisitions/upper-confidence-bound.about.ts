import { defineParameters } from '../../parameters/typed.ts';
import type { AcquisitionAbout } from './spec.ts';

export const UPPER_CONFIDENCE_BOUND = {
  id: 'ucb',
  label: 'upper confidence bound',
  parameters: defineParameters(),
} as const satisfies AcquisitionAbout;
