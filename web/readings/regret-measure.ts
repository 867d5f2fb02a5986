import type { StepRecord } from '../../src/contracts/record.ts';
import type { View } from '../../src/contracts/scenario.ts';
import { formatRegret, formatValue } from '../../src/picture/format.ts';
import { column } from './gathered.ts';

/**
 * Measures that the panel draws over t: R_t, R_t/t; in an environment also r_t of the answer, and F1 of the
 * classification.
 */
export type RegretMeasure = Exclude<View['regret'], 'paid' | 'table'>;

/** The measure at a step; NaN for F1 if the lane does not classify. */
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

const series = (measure: RegretMeasure) => column((record) => regretOf(record, measure));

/** The measure at steps 1..n of a run. */
export const regretSeries = {
  answer: series('answer'),
  f1: series('f1'),
  total: series('total'),
  average: series('average'),
};

/** One decimal for sums, two for averages and scores, three for regret in probability. */
export function formatMeasure(value: number, measure: RegretMeasure): string {
  if (measure === 'total') return formatRegret(value);
  return formatValue(value, measure === 'answer' ? 3 : 2);
}
