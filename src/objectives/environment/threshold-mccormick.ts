import { mccormick } from '../benchmark-functions.ts';
import { environmentObjective } from './objective.ts';
import { THRESHOLD_MCCORMICK } from './threshold-mccormick.about.ts';
import { turnedOver } from './turned-over.ts';

/** McCormick’s function, turned over; σ_ker = 4. */
export const thresholdMccormick = environmentObjective(THRESHOLD_MCCORMICK, {
  values: turnedOver(mccormick),
});
