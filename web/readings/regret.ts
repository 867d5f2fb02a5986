import type { StepRecord } from '../../src/contracts/record.ts';
import type { LaneLetter, View } from '../../src/contracts/scenario.ts';
import { formatRegret, formatValue } from '../plot/format.ts';
import { type Bands, bandReading } from './bands.ts';
import type { PanelLane } from './panel-lane.ts';

/** What the panel draws over t: R_t, R_t/t; with an environment also r_t of the answer, and F1 of the classification. */
export type RegretMeasure = Exclude<View['regret'], 'table'>;

/** The measure at a step; NaN for F1 where the lane does not classify. */
export function regretOf(record: StepRecord, measure: RegretMeasure): number {
  switch (measure) {
    case 'answer':
      return record.regret;
    case 'f1':
      return record.assessment?.f1 ?? Number.NaN;
    case 'total':
      return record.cumulativeRegret;
    case 'average':
      return record.cumulativeRegret / record.t;
  }
}

/** One decimal for sums, two for averages and scores, three for a probability that is missed. */
export function formatMeasure(value: number, measure: RegretMeasure): string {
  if (measure === 'total') return formatRegret(value);
  return formatValue(value, measure === 'answer' ? 3 : 2);
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
  return lanes.map(({ letter, records }) => {
    const record = records[t - 1];
    const value = record ? formatMeasure(regretOf(record, measure), measure) : '–';
    return { letter, value, band: bandReading(bands[letter], t) };
  });
}
