import { createStore } from 'zustand/vanilla';
import type { MeasureId } from '../../src/replicates/comparison/measures.ts';

/** The measure by which lanes are compared unless the user chooses another. */
export const FIRST_MEASURE: MeasureId = 'total';

/**
 * The measure by which the page compares the lanes, and after which step (null: the last). The command line
 * shown for the comparison and the figures that open use it.
 */
export const shownMeasure = createStore<{ readonly measure: MeasureId; readonly step: number | null }>()(
  () => ({ measure: FIRST_MEASURE, step: null }),
);
