import type { NumberParam } from '../../parameters/spec.ts';
import { POSTERIOR_DRAW } from '../acquisition.ts';
import type { AcquisitionSpec } from './spec.ts';

/** v of a Thompson draw. */
export const DRAW_SCALE: NumberParam = {
  id: 'drawScale',
  type: 'number',
  label: 'Width of the draw',
  symbol: '$v$',
  help: 'Factor of the draw’s distance from the mean; 1 is a sample of the posterior itself. Larger: explores more.',
  default: 1,
  min: 0,
  max: 20,
  step: 0.1,
};

/** One function drawn from the posterior, and its best candidate (Thompson 1933). v takes the multiplier's place. */
export const thompsonSpec: AcquisitionSpec = {
  id: 'thompson',
  label: 'Thompson sampling',
  parameters: [DRAW_SCALE],
  create: ({ drawScale }) => ({ acquisition: POSTERIOR_DRAW, schedule: () => drawScale as number }),
};
