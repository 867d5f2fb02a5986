import type { Frame } from '../../src/contracts/record.ts';
import { counted, formatValue } from '../../src/picture/format.ts';

/** The likelihood of the lane's data under the model, which a fit increases. */
export function evidenceReading(frame: Frame | null, letter: string): string {
  if (!frame || frame.logMarginalLikelihood === null)
    return `Lane ${letter} has no model to compare with its data.`;
  const count = frame.dataSteps.length;
  if (count === 0) return 'No data yet: every model is as likely as any other.';
  return `Log likelihood ${formatValue(frame.logMarginalLikelihood, 1)} of lane ${letter}’s ${counted(count, 'point')}.`;
}
