import { createStore } from 'zustand/vanilla';
import type { MeasureId } from '../../src/replicates/comparison/measures.ts';

/** What lanes are compared by where nobody chose otherwise. */
export const FIRST_MEASURE: MeasureId = 'total';

/**
 * What the lanes are compared by on the page, and after which step (null: the last): the command line that compares the same says
 * it, and the figures that are entered show it.
 */
export const shownMeasure = createStore<{ readonly measure: MeasureId; readonly step: number | null }>()(
  () => ({ measure: FIRST_MEASURE, step: null }),
);
