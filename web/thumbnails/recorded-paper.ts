import type { ShownVerdict } from '../../src/experiments/report/recorded.ts';
import type { Picture } from './picture.ts';

/** What the library shows of a recorded report, without its figures. */
export interface RecordedPaper {
  /** The experiment's. */
  readonly id: string;
  /** Of each of the paper's claims, in the report's order. */
  readonly verdicts: readonly ShownVerdict[];
  /** Of each of our own readings. */
  readonly ours: readonly ShownVerdict[];
  /** Names of the table's rows: what else it is found by. */
  readonly rows: readonly string[];
  readonly picture: Picture;
}
