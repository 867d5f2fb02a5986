import type { StepRecord } from '../../src/contracts/record.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { formatRegret, formatValue } from '../plot/format.ts';
import { type Bands, bandReading } from './bands.ts';
import type { PanelLane } from './panel-lane.ts';

export type RegretMeasure = 'total' | 'average';

/** Cumulative regret R_t, or R_t / t. */
export function regretOf(record: StepRecord, measure: RegretMeasure): number {
  return measure === 'total' ? record.cumulativeRegret : record.cumulativeRegret / record.t;
}

/** What one lane's regret is at a step. */
export interface RegretItem {
  readonly letter: LaneLetter;
  /** "–" where the step has not been computed. */
  readonly value: string;
  /** "52 ± 5"; null without a band. */
  readonly band: string | null;
}

/** What every lane's regret is at step t, and its band where there is one. */
export function regretReading(
  lanes: readonly PanelLane[],
  t: number,
  measure: RegretMeasure,
  bands: Bands = {},
): RegretItem[] {
  const format = measure === 'total' ? formatRegret : formatValue;
  return lanes.map(({ letter, records }) => {
    const record = records[t - 1];
    const value = record ? format(regretOf(record, measure)) : '–';
    return { letter, value, band: bandReading(bands[letter], t) };
  });
}
