import * as words from '#words/views/lane';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { plainMath } from '../../../src/picture/math.ts';
import type { Shown } from '../plot/phase.ts';
import { candidateName } from './hover-reading.ts';

/** Description of a lane's plot for screen readers. */
export function plotDescription(
  name: string,
  t: number,
  record: StepRecord | undefined,
  { candidates, environment }: Pick<WorldSummary, 'candidates' | 'environment'>,
  reading: string,
  shown: Pick<Shown, 'query' | 'truth'>,
): string {
  const head = words.atStep({ name, t });
  if (!record) return head;
  if (!shown.query) return `${head} ${plainMath(reading)}`;
  const query = words.queryAt({
    place: candidateName(candidates, record.index),
    value: formatValue(record.y),
  });
  if (environment) return `${head} ${plainMath(reading)} ${words.mapsOfBoth} ${query}`;
  if (!shown.truth) return `${head} ${plainMath(reading)} ${query}`;
  const optimum = words.optimumAt({
    place: candidateName(candidates, record.starIndex),
    value: formatValue(record.fStar),
  });
  return `${head} ${plainMath(reading)} ${query} ${optimum}`;
}
