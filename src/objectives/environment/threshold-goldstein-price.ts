import { goldsteinPrice } from '../benchmark-functions.ts';
import { environmentObjective } from './objective.ts';
import { THRESHOLD_GOLDSTEIN_PRICE } from './threshold-goldstein-price.about.ts';
import { turnedOver } from './turned-over.ts';

/** Goldstein and Price’s function × 10⁻⁵, turned over; σ_ker = 200. */
export const thresholdGoldsteinPrice = environmentObjective(THRESHOLD_GOLDSTEIN_PRICE, {
  values: turnedOver(goldsteinPrice),
});
