import type { ShownVerdict } from '../../src/experiments/report/recorded.ts';
import type { Picture } from './picture.ts';

/** What the library shows of a recorded report, without its figures. */
export interface RecordedPaper {
  /** The experiment's. */
  readonly id: string;
  /** Of each of the paper's claims, in the report's order. */
  readonly verdicts: readonly ShownVerdict[];
  /** The same in words, and what came of readings of our own. */
  readonly told: string;
  /** Names of the table's rows: what else it is found by. */
  readonly rows: readonly string[];
  readonly picture: Picture;
}
