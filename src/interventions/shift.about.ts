import { defineParameters } from '../parameters/typed.ts';
import type { InterventionAbout } from './spec.ts';

export const SHIFT = {
  id: 'shift',
  name: 'Shift',
  summary: 'moves the objective along x',
  parameters: defineParameters({
    id: 'by',
    type: 'numbers',
    label: 'By',
    symbol: '',
    help: 'How far the objective moves along every axis, in units of x. It is rounded to whole cells of the grid.',
    default: [0.1],
    min: -1e6,
    max: 1e6,
  }),
} as const satisfies InterventionAbout;
