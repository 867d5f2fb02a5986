import * as words from '#words/readings/you-alone';
import type { StepRecord } from '../../src/contracts/record.ts';
import { formatRegret } from '../../src/picture/format.ts';

/** The table's text for a person's single run. */
export function aloneReading(
  name: string,
  records: readonly Pick<StepRecord, 'cumulativeRegret'>[],
  horizon: number,
): string {
  const last = records.at(-1);
  if (!last) return words.noQuery(name);
  const regret = formatRegret(last.cumulativeRegret);
  return records.length < horizon
    ? words.ended({ name, step: records.length, horizon, regret })
    : words.whole({ name, regret });
}
