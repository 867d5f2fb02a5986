import { POSTERIOR_DRAW } from '../acquisition.ts';
import { acquisition } from './spec.ts';
import { THOMPSON } from './thompson.about.ts';

/** One function drawn from the posterior, and its best candidate (Thompson 1933). v takes the multiplier's place. */
export const thompsonSpec = acquisition(THOMPSON, {
  create: ({ drawScale }) => ({ acquisition: POSTERIOR_DRAW, schedule: () => drawScale }),
});
