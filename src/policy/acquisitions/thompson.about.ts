import type { NumberParam } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import type { AcquisitionAbout } from './spec.ts';

/** v of a Thompson draw. */
export const DRAW_SCALE = {
  id: 'drawScale',
  type: 'number',
  label: 'Width of the draw',
  symbol: '$v$',
  help: 'Factor of the draw’s distance from the mean; 1 is a sample of the posterior itself. Larger: explores more.',
  default: 1,
  min: 0,
  max: 20,
  step: 0.1,
} as const satisfies NumberParam;

export const THOMPSON = {
  id: 'thompson',
  label: 'Thompson sampling',
  parameters: defineParameters(DRAW_SCALE),
} as const satisfies AcquisitionAbout;
