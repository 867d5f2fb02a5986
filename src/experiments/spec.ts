import type { DatasetTable, Scenario } from '../contracts/scenario.ts';
import type { CurveQuantity, LaneSetting } from '../plan/plan.ts';
import type { ReaderName } from '../plan/readings.ts';
import type { Claim } from './report/claims.ts';
import type { Measure } from './report/measures.ts';
import type { Tolerance } from './report/verdict.ts';

/** A paper's figure; std null where the paper prints none. */
export type PaperFigure = readonly [mean: number, std: number | null];

/** A measure and what the paper prints for it. */
export interface MeasureTable {
  readonly measure: Measure;
  /** The rows that it says something of; absent: all. */
  readonly rows?: readonly string[];
  /** Per row one figure per column, null where it prints none; absent: the paper shows a picture only. */
  readonly paper?: Readonly<Record<string, readonly (PaperFigure | null)[]>>;
  /** Runs behind the paper's figures. */
  readonly paperRuns?: number;
  /** By row. */
  readonly tolerance?: (row: string) => Tolerance;
}

/** A column: one world, and in it the lane of each row. Rows may be absent; the first column names them all. */
export interface Column {
  readonly name: string;
  readonly scenario: Scenario;
  readonly lanes: Readonly<Record<string, LaneSetting>>;
  /** What its curves show, where not what those of the design do. */
  readonly curveOf?: CurveQuantity;
}

/** Everything that an experiment states, without a loop. */
export interface Design {
  /** Sentences: everything that the figures depend on. */
  readonly setting: readonly string[];
  readonly columns: readonly Column[];
  readonly measures: readonly MeasureTable[];
  readonly claims: readonly Claim[];
  /** Report how many steps lie between resets. */
  readonly resetTimes?: boolean;
  /** Report at which steps of the run resets happen. */
  readonly resetSteps?: boolean;
  /** Report the mean of each lane's curve at this many steps. */
  readonly curvePoints?: number;
  /** What the curves show; absent: the cumulative regret. */
  readonly curveOf?: CurveQuantity;
  /** What else is read off every lane, for measures by `reading`. */
  readonly readers?: readonly ReaderName[];
}

/** Data in place of the paper's that are not to be had. */
export interface OtherData {
  /** What they are: said above the claims. */
  readonly says: string;
  /** They say nothing for or against the paper's figure: what comes out gets no verdict. */
  readonly noVerdict?: true;
}

/** A reproduction of a paper's table or figure. */
export interface Experiment {
  /** For the command line: "et-table1". */
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** Replicates when none are asked for. */
  readonly runs: number;
  /** Numbers of runs at which its claims were judged before runs were added for the sake of those undecided. */
  readonly lookedAt?: readonly number[];
  /** What a reader must know before the verdicts: said above the claims. */
  readonly caution?: string;
  /** The recorded runs are on other data than the paper's. */
  readonly otherData?: OtherData;
  /** A function where the experiment needs a table of the user's. Throws ScenarioError where it does not fit. */
  readonly design: Design | ((table: DatasetTable) => Design);
}
