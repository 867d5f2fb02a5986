import * as words from '#words/sheet/measures';
import type { RunComparison } from '../replicates/comparison/compare-runs.ts';
import { type MeasureId, measureById, unitIn } from '../replicates/comparison/measures.ts';

// What people read of a measure, in the page's language; `Measure` has it in English, for columns, papers and the command line.

/** With its symbol: "R_T, cumulative regret". */
export const measureName = (id: MeasureId): string => words.name[id];

/** In two words. */
export const measureShort = (id: MeasureId): string => words.short[id];

const WORDED: Partial<Record<MeasureId, string>> = words.symbol;

/** Symbols stand between dollar signs. */
export const measureSymbol = (id: MeasureId): string => WORDED[id] ?? measureById(id).symbol;

/** A unit of values as people read it: `sd` is the one that Driftlab names. */
export const unitName = (unit: string): string => (unit === 'sd' ? words.deviations : unit);

/** The measure's name with the unit of its values. */
export function quantityOf({ measure, quantity }: Pick<RunComparison, 'measure' | 'quantity'>): string {
  const unit = unitIn(measureById(measure), quantity);
  const name = measureName(measure);
  return unit === '' ? name : words.inUnit({ measure: name, unit: unitName(unit) });
}
