import { defineParameters } from '../parameters/typed.ts';
import type { InterventionAbout } from './spec.ts';

export const FLIP = {
  id: 'flip',
  name: 'Flip',
  summary: 'turns the objective upside down',
  parameters: defineParameters(),
} as const satisfies InterventionAbout;
