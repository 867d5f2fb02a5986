import type { StepRecord } from '../../src/contracts/record.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { formatRegret, formatValue } from '../plot/format.ts';
import type { PanelLane } from './panel-lane.ts';

export type RegretView = 'total' | 'average';

/** Cumulative regret R_t, or R_t / t. */
export function regretOf(record: StepRecord, view: RegretView): number {
  return view === 'total' ? record.cumulativeRegret : record.cumulativeRegret / record.t;
}

/** What every lane's regret is at step t; "–" where that step has not been computed. */
export function regretReading(
  lanes: readonly PanelLane[],
  t: number,
  view: RegretView,
): { readonly letter: LaneLetter; readonly value: string }[] {
  const format = view === 'total' ? formatRegret : formatValue;
  return lanes.map(({ letter, records }) => {
    const record = records[t - 1];
    return { letter, value: record ? format(regretOf(record, view)) : '–' };
  });
}
