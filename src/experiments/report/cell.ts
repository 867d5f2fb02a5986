import type { Summary } from '../../replicates/statistics.ts';
import type { CellVerdict, Figure } from './verdict.ts';

/** One number of a table. */
export interface Cell {
  readonly row: string;
  readonly column: string;
  readonly measure: string;
  /** null where the paper prints no number. */
  readonly paper: Figure | null;
  readonly ours: Summary;
  /** null where there is nothing to compare with. */
  readonly verdict: CellVerdict | null;
}
