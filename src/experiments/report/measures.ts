import type { LaneResult } from '../../plan/plan.ts';

/** A number that a replicate of a lane yields. */
export interface Measure {
  /** Its name in the report: "R_T/T". */
  readonly id: string;
  readonly of: (result: LaneResult, horizon: number) => number;
}

export const averageRegret: Measure = { id: 'R_T/T', of: ({ regret }, horizon) => regret / horizon };

export const totalRegret: Measure = { id: 'R_T', of: ({ regret }) => regret };

export const resetCount: Measure = { id: 'resets', of: ({ resets }) => resets.length };

/** All queries of the expert. */
export const sideQueryCount: Measure = { id: 'side queries', of: ({ sideQueries }) => sideQueries };

/** A number that one of the design's readers reads off each lane, by its name. Throws RangeError where none does. */
export const reading = (id: string): Measure => ({
  id,
  of({ readings }) {
    const value = readings?.[id];
    if (value === undefined) throw new RangeError(`no reader of the design reads ${id}`);
    return value;
  },
});

/** Steps between resets, t' at each reset: what the papers call reset times. */
export function resetTimes({ resets }: LaneResult): number[] {
  return resets.map((step, i) => step - (resets[i - 1] ?? 0));
}
