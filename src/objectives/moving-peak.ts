import { cos, exp, sin } from '../math/index.ts';
import { MOVING_PEAK } from './moving-peak.about.ts';
import { ANY_ORDER, gridObjective } from './spec.ts';

/** f(x, t) = exp(−0.05 (x − 5 sin(0.1 t))²) + 0.5 cos(0.2 x) + 1.5 (SparQ paper §4.1). */
export function movingPeakValue(x: number, t: number): number {
  const distance = x - 5 * sin(0.1 * t);
  return exp(-0.05 * distance * distance) + 0.5 * cos(0.2 * x) + 1.5;
}

/** A peak that swings to and fro over a still, wavy ground. */
export const movingPeak = gridObjective(MOVING_PEAK, {
  create: ({ candidates }) => ({
    changePoints: [],
    course: ANY_ORDER,
    valuesAt: (t) => candidates.points.map((x) => movingPeakValue(x, t)),
  }),
});
