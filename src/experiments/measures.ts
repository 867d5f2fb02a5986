import type { LaneResult } from './plan.ts';
import type { Measure } from './spec.ts';

export const averageRegret: Measure = { id: 'R_T/T', of: ({ regret }, horizon) => regret / horizon };

export const totalRegret: Measure = { id: 'R_T', of: ({ regret }) => regret };

export const resetCount: Measure = { id: 'resets', of: ({ resets }) => resets.length };

/** Steps between resets, t' at each reset: what the papers call reset times. */
export function resetTimes({ resets }: LaneResult): number[] {
  return resets.map((step, i) => step - (resets[i - 1] ?? 0));
}
