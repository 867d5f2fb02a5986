import * as words from '#words/readings/evidence';
import type { Frame } from '../../src/contracts/record.ts';
import { formatValue } from '../../src/picture/format.ts';

/** The likelihood of the lane's data under the model, which a fit increases. */
export function evidenceReading(frame: Frame | null, letter: string): string {
  if (!frame || frame.logMarginalLikelihood === null) return words.noModel(letter);
  const count = frame.dataSteps.length;
  if (count === 0) return words.noData;
  return words.logLikelihood({ value: formatValue(frame.logMarginalLikelihood, 1), letter, count });
}
