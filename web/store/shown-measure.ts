import { createStore } from 'zustand/vanilla';
import type { MeasureId } from '../../src/replicates/comparison/measures.ts';

/** What lanes are compared by where nobody chose otherwise. */
export const FIRST_MEASURE: MeasureId = 'total';

/** What the lanes are compared by on the page: the command line that compares the same says it. */
export const shownMeasure = createStore<{ readonly measure: MeasureId }>()(() => ({
  measure: FIRST_MEASURE,
}));
