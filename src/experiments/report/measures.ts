import type { LaneResult } from '../../replicates/plan.ts';

/** A number that a replicate of a lane yields. */
export interface Measure {
  /** As it stands in the report: "R_T/T". */
  readonly id: string;
  readonly of: (result: LaneResult, horizon: number) => number;
}

export const averageRegret: Measure = { id: 'R_T/T', of: ({ regret }, horizon) => regret / horizon };

export const totalRegret: Measure = { id: 'R_T', of: ({ regret }) => regret };

export const resetCount: Measure = { id: 'resets', of: ({ resets }) => resets.length };

/** Steps between resets, t' at each reset: what the papers call reset times. */
export function resetTimes({ resets }: LaneResult): number[] {
  return resets.map((step, i) => step - (resets[i - 1] ?? 0));
}
