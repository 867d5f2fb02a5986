import { log } from '../../math/index.ts';
import type { ScheduleSpec } from './spec.ts';

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

export const logSchedule: ScheduleSpec = {
  id: 'log',
  label: '√(c₁ ln c₂ t)',
  parameters: [
    {
      id: 'c1',
      type: 'number',
      label: 'Exploration scale',
      symbol: '$c_1$',
      help: 'Scale of $β_t$ = $c_1$ ln($c_2$ $t$), which weighs uncertainty against the mean. Larger: more exploration.',
      default: 0.8,
      min: 0,
      max: 10,
      step: 0.1,
    },
    {
      id: 'c2',
      type: 'number',
      label: 'Exploration rate',
      symbol: '$c_2$',
      help: 'Rate inside the logarithm of $β_t$ = $c_1$ ln($c_2$ $t$). Larger: more exploration in the first steps.',
      default: 4,
      min: 0.1,
      max: 20,
      step: 0.1,
    },
  ],
  create:
    ({ c1, c2 }) =>
    (t) =>
      sqrtLogMultiplier(t, c1 as number, c2 as number),
  explain: (multiplier, t, { c1, c2 }) => `√(${c1} ln(${c2} × ${t})) = **${multiplier.toFixed(2)}**`,
};
