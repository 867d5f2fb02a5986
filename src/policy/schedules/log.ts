import { log } from '../../math/index.ts';
import { LOG_SCHEDULE } from './log.about.ts';
import { schedule } from './spec.ts';

/**
 * Multiplier √β_t with β_t = max(0, c1 ln(c2 t)), the practical schedule (ET paper §6).
 * @param t global step, from 1
 */
export function sqrtLogMultiplier(t: number, c1: number, c2: number): number {
  return Math.sqrt(logBeta(t, c1, c2));
}

/** β_t = max(0, c1 ln(c2 t)), from t = 1. */
export function logBeta(t: number, c1: number, c2: number): number {
  return Math.max(0, c1 * log(c2 * t));
}

export const logSchedule = schedule(LOG_SCHEDULE, {
  create:
    ({ c1, c2 }) =>
    (t) =>
      sqrtLogMultiplier(t, c1, c2),
  explain: (multiplier, t, { c1, c2 }) => `√(${c1} ln(${c2} × ${t})) = **${multiplier.toFixed(2)}**`,
});
