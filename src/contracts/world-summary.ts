import type { CandidateSet } from './candidates.ts';
import type { Environment } from './environment.ts';

/** The world that all lanes of a scenario share, as the panels need it. */
export interface WorldSummary {
  readonly candidates: CandidateSet;
  /** Dimension of the model's inputs: for arms with coordinates, of the coordinates. */
  readonly inputDimension: number;
  /** Smallest and largest f over all steps and candidates. */
  readonly range: readonly [number, number];
  /** The same over steps 1..t, for each t: two numbers, from index 2(t − 1) on. */
  readonly reach: Float64Array;
  /** Steps after which the objective changes abruptly (f_{c+1} differs from f_c). */
  readonly changePoints: readonly number[];
  /** Steps after which the law of the noise is another one. */
  readonly noiseChanges: readonly number[];
  /** Both, in increasing order: what a user may look for. */
  readonly changes: readonly number[];
  /** Per step t (index t−1): index of the maximiser, and the maximum. */
  readonly starIndex: Int32Array;
  readonly fStar: Float64Array;
  /**
   * Truth over time for the x–t map, per display dimension: `⌈T / mapEvery⌉ × N` row-major (t slow).
   * 1D and arms: f_t itself. 2D: for each coordinate the maximum over the other one.
   */
  readonly maps: readonly Float64Array[];
  /** The maps show steps 1, 1 + mapEvery, …: all of them up to some thousands of steps. */
  readonly mapEvery: number;
  /** Whether the truth is the same at every step, so that a map of it over t has nothing to tell. */
  readonly still: boolean;
  /** Labels of the time steps: dataset rows after training; the seconds, where the world moves while lanes compute; or empty. */
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
