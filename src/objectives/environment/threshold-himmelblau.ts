import { himmelblau } from '../benchmark-functions.ts';
import { environmentObjective } from './objective.ts';
import { THRESHOLD_HIMMELBLAU } from './threshold-himmelblau.about.ts';
import { turnedOver } from './turned-over.ts';

/** Himmelblau’s function, turned over; σ_ker = 200. */
export const thresholdHimmelblau = environmentObjective(THRESHOLD_HIMMELBLAU, {
  values: turnedOver(himmelblau),
});
