import type { RegretMeasure } from '../../readings/regret-measure.ts';
import { laneRows } from '../../time/reading-rows.ts';
import type { PanelRun } from '../../time/use-run.ts';

/** Measured widths of " band 000 ± 00" and " band 0.00 ± 0.00", in px. */
const BAND = { answer: 110, total: 89, average: 103, f1: 0 } as const;
/** Most rows for readings with bands; with more lanes the bands are only in the plot. */
const MOST_ROWS = 2;

/** Rows of the reading with a band after every value; null if these would be too many. */
export function bandRows(
  { lanes, world }: Pick<PanelRun, 'lanes' | 'world'>,
  measure: RegretMeasure,
  room: number,
): number | null {
  const rows = laneRows(lanes.length, world, room, BAND[measure]);
  return rows <= MOST_ROWS ? rows : null;
}
