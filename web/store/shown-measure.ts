import { createStore } from 'zustand/vanilla';
import { type ComparedBy, FIRST_MEASURE } from '../../src/replicates/comparison/compared-by.ts';

/**
 * The measure by which the page compares the lanes, and after which step (null: the last). The command line
 * shown for the comparison and the figures that open use it.
 */
export const shownMeasure = createStore<ComparedBy>()(() => ({
  measure: FIRST_MEASURE,
  step: null,
}));
