import type { Frame } from '../../../src/contracts/record.ts';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { FieldChoice, LaneData } from '../../store/state.ts';
import { environmentFields } from '../field/environment-fields.ts';
import { type Field, fieldsOf } from '../field/field-shapes.ts';
import { largestDeviation } from '../lane/lane-facts.ts';
import type { Shown } from '../plot/phase.ts';

/** The ends of the scales shared by all tiles. */
export interface TileRanges {
  /** Top of the σ scale: the largest deviation of any lane's model over the run. */
  readonly deviation: number;
  /** Range of all lanes' acquisitions at this step; null if the tiles do not show them. */
  readonly acquisition: readonly [number, number] | null;
}

export function sharedDeviation(scenario: Scenario, lanes: readonly LaneData[]): number {
  return Math.max(...lanes.map(({ run }) => largestDeviation(run.frame?.traits ?? null, scenario)));
}

/** Smallest and largest acquisition of all frames; null if there is none. */
export function sharedAcquisition(frames: readonly (Frame | null)[]): [number, number] | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const frame of frames)
    for (const value of frame?.acquisition ?? []) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  return low <= high ? [low, high] : null;
}

/**
 * The chosen field of a lane on the shared scale; the truth if the lane has no model. null while there is
 * nothing to show.
 */
export function tileField(
  frame: Frame,
  world: WorldSummary,
  choice: FieldChoice,
  ranges: TileRanges,
  shown: Shown,
): Field | null {
  const { range, environment } = world;
  const fields = environment
    ? environmentFields(frame, range, ranges.deviation, shown, environment, 4)
    : fieldsOf(frame, range, ranges.deviation, shown);
  if (!frame.mean) return fields[0];
  const field = fields.find(({ id }) => id === choice || (choice === 'acquisition' && id === 'exceedance'));
  if (!field) return null;
  return field.id === 'acquisition' && ranges.acquisition ? { ...field, range: ranges.acquisition } : field;
}
