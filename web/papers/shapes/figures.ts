import type { Report } from '../../../src/experiments/report/report.ts';

type Parts = Pick<Report, 'runs' | 'cells' | 'curves' | 'resetTimes' | 'resetSteps'>;

/** What a picture draws: recorded figures, and beside them those that this browser computes. */
export interface Figures extends Parts {
  readonly here?: FiguresHere;
}

/** Figures of this browser: hollow or grey until its runs are done. */
interface FiguresHere extends Parts {
  readonly done: boolean;
}

const NONE: Parts = { runs: 0, cells: [] };

/** Either may be missing: an experiment that is not recorded, or that this browser has not run. */
export function figuresOf(recorded: Parts | null, here: FiguresHere | null): Figures {
  return { ...(recorded ?? NONE), ...(here && { here }) };
}

/** A part of the recorded figures and of this browser's, in this order. */
export function both<Part extends Exclude<keyof Parts, 'runs'>>(
  figures: Figures,
  part: Part,
): NonNullable<Parts[Part]>[number][] {
  type Items = readonly NonNullable<Parts[Part]>[number][];
  return [...((figures[part] ?? []) as Items), ...((figures.here?.[part] ?? []) as Items)];
}

/** A cell's own among several. */
export function ofCell<Item extends { readonly row: string; readonly column: string }>(
  items: readonly Item[],
  { row, column }: { readonly row: string; readonly column: string },
): Item | undefined {
  return items.find((item) => item.row === row && item.column === column);
}
