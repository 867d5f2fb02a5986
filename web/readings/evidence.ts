import type { Frame } from '../../src/contracts/record.ts';
import type { LaneFit } from '../../src/engine/lane/model/lane-fit.ts';
import { counted, formatValue } from '../plot/format.ts';

/** How likely the lane's data are under the model: the number that a fit raises. */
export function evidenceReading(frame: Frame | null, letter: string): string {
  if (!frame || frame.logMarginalLikelihood === null)
    return `Lane ${letter} has no model to compare with its data.`;
  const count = frame.dataSteps.length;
  if (count === 0) return 'No data yet: every model is as likely as any other.';
  return `Log likelihood ${formatValue(frame.logMarginalLikelihood, 1)} of lane ${letter}’s ${counted(count, 'point')}.`;
}

/** What a fit changed. */
export function fitReading({ before, after, count }: LaneFit, letter: string): string {
  return `Fitted to lane ${letter}’s ${count} points: log likelihood ${formatValue(before, 1)} → ${formatValue(after, 1)}.`;
}
