import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { Environment } from '../../src/contracts/environment.ts';
import type { Frame, StepRecord } from '../../src/contracts/record.ts';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { LaneFit } from '../../src/engine/lane/lane-fit.ts';
import type { Group, JobResult } from '../../src/replicates/plan.ts';

/** The world that all lanes of a scenario share, as the panels need it. */
export interface WorldSummary {
  readonly candidates: CandidateSet;
  /** Dimension of the model's inputs: for arms with coordinates, of the coordinates. */
  readonly inputDimension: number;
  /** Smallest and largest f over all steps and candidates. */
  readonly range: readonly [number, number];
  /** Steps after which the objective changes abruptly (f_{c+1} differs from f_c). */
  readonly changePoints: readonly number[];
  /** Per step t (index t−1): index of the maximiser, and the maximum. */
  readonly starIndex: Int32Array;
  readonly fStar: Float64Array;
  /**
   * Truth over time for the x–t map, per display dimension: `T × N` row-major (t slow).
   * 1D and arms: f_t itself. 2D: for each coordinate the maximum over the other one.
   */
  readonly maps: readonly Float64Array[];
  /** Labels of the time steps (dataset rows after training), or empty. */
  readonly timeLabels: readonly string[];
  /**
   * Present where evaluations take time. Every lane then has its own clock, so the truth over steps (optimum, maps,
   * range) is drawn at the mean pace: step t at t · secondsPerStep, the mean of t(x) over the candidates. Exact where
   * t(x) is the same everywhere.
   */
  readonly secondsPerStep?: number;
  /**
   * Present where candidates are pairs of a design x and a condition w. The optimum is then the best design (at E[w]),
   * `fStar` its probability of meeting the threshold; the maps are p_upper over the designs and p(w) over the conditions.
   */
  readonly environment?: Environment;
}

/** Records of one lane as they arrive; `from` is the step of the first one. */
export type RecordBatch = {
  readonly lane: LaneLetter;
  readonly from: number;
  readonly records: readonly StepRecord[];
};

export interface LaneDone {
  readonly lane: LaneLetter;
  /** Hash over the bits of the lane's records: 12 hexadecimal digits. */
  readonly fingerprint: string;
}

/** What a worker offers over comlink. One scenario is open at a time; opening another cancels the work under way. */
export interface LabWorker {
  /** Builds the world. Rejects with a plain sentence when the scenario cannot run. */
  open(scenario: Scenario): Promise<WorldSummary>;
  /** Runs one lane to the horizon, handing over records in batches about 30 times a second. */
  runLane(lane: LaneLetter, onRecords: (batch: RecordBatch) => void): Promise<LaneDone>;
  /** The lane as it stood when it chose the query of step t; waits until that step has been run. */
  frame(lane: LaneLetter, t: number): Promise<Frame>;
  /** Model fitted to the data of a lane at step t. Rejects with a plain sentence where there is nothing to fit. */
  fit(lane: LaneLetter, t: number): Promise<LaneFit>;
  /** Stops `runLane` calls under way within 100 ms; they reject with "cancelled". */
  cancel(): Promise<void>;
  /** Takes the group whose replicates follow; those of an earlier group are cancelled. */
  openReplicates(group: Group): Promise<void>;
  /** Runs one replicate whenever nothing of the open scenario is under way. Rejects with "cancelled" or the fault. */
  replicate(number: number): Promise<JobResult>;
  /** Stops replicates under way within 100 ms. */
  closeReplicates(): Promise<void>;
  /** Which numerical core this worker runs on. */
  backend(): Promise<'wasm' | 'ml-matrix'>;
}
