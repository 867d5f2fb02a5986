import type { LaneFit } from '../../src/engine/lane/model/lane-fit.ts';
import { formatNumber } from '../controls/parameters/values.ts';
import { formatValue } from '../plot/format.ts';

/** A parameter of a lane before and after a fit. */
export interface FittedParameter {
  readonly symbol: string;
  readonly was: number;
  readonly is: number;
}

/** What a fit changed, or that it did not; with symbols between dollar signs. */
export function fitReading(fit: LaneFit, letter: string, own: readonly FittedParameter[]): string {
  const { before, after, count } = fit;
  const likelihood = `log likelihood ${formatValue(before, 1)}`;
  if (!(after > before))
    return `Nothing changed: no likelier model of lane ${letter}’s ${count} points was found, ${likelihood}.`;
  const changes = own.map(({ symbol, was, is }) => `${symbol} = ${formatNumber(was)} → ${formatNumber(is)}`);
  const ofLane = changes.length > 0 ? ` The lane’s own: ${changes.join(', ')}.` : '';
  return `Fitted to lane ${letter}’s ${count} points: ${likelihood} → ${formatValue(after, 1)}.${ofLane}`;
}
