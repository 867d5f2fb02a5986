import type { StepRecord } from '../../src/contracts/record.ts';
import { formatRegret } from '../../src/picture/format.ts';

/** The table's text for a person's single run. */
export function aloneReading(
  name: string,
  records: readonly Pick<StepRecord, 'cumulativeRegret'>[],
  horizon: number,
): string {
  const last = records.at(-1);
  if (!last) return `${name}: one run, no query yet.`;
  const regret = `$R_t$ = ${formatRegret(last.cumulativeRegret)}`;
  return records.length < horizon
    ? `${name}: one run, ended by showing the truth after step ${records.length} of ${horizon} with ${regret}.`
    : `${name}: one run with ${regret} at its end.`;
}
