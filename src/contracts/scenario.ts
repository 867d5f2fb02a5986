import type { StationaryFamily } from '../kernels/spec.ts';
import type { ParamValues } from '../parameters/spec.ts';

/** Letters name the lanes and own their colour; a lane keeps its letter when others come, go or move. */
export const LANE_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type LaneLetter = (typeof LANE_LETTERS)[number];

export interface Lane {
  readonly id: LaneLetter;
  /** Algorithm id in the registry. */
  readonly algorithm: string;
  /** The user's own name for the lane; empty: the algorithm's name. */
  readonly label: string;
  /** Only the values that differ from the algorithm's defaults need be present. */
  readonly parameters: ParamValues;
  /**
   * Candidate indices of the queries of steps 1..s, chosen elsewhere: by the lane that this one forks from, by a person,
   * by another program. Absent: none. Those past the horizon are not used.
   */
  readonly choices?: readonly number[];
  /** Whether the lane waits for its next choice after the last one; absent: its algorithm continues. */
  readonly waits?: true;
  /**
   * How its posterior is computed: as a state on the candidates (Kalman), O(G²) a step however many observations were made.
   * The same numbers to rounding, not to the bit. Absent: from the observations held.
   */
  readonly posterior?: 'kalman';
}

/** What a lane runs: its algorithm, and what was chosen for it. */
export type LaneSetup = Pick<Lane, 'algorithm' | 'parameters' | 'choices' | 'waits' | 'posterior'>;

/** A wide table: rows are times, columns are arms. `null` marks a missing cell. */
export interface DatasetTable {
  readonly name: string;
  readonly arms: readonly string[];
  readonly times: readonly string[];
  readonly values: readonly (readonly (number | null)[])[];
  /** Of the values as they stand: "%", "°C"; absent when unknown. */
  readonly unit?: string;
  /** One or two coordinates per arm; absent when unknown. */
  readonly coordinates?: readonly (readonly number[])[];
}

/** What every lane believes: the spatial kernel and the noise of its GP model. */
export interface Model {
  /** `empirical`: the covariance of the arms over the training rows (dataset objectives only). */
  readonly kernel: StationaryFamily | 'empirical';
  /**
   * In units of x (for arms with coordinates: of the coordinates); > 0; one for all dimensions, or a list of one for each.
   * null: the objective's own lengthscale, or its stated default where it has none.
   */
  readonly lengthscale: number | readonly number[] | null;
  /** σ_f² > 0; null: the objective's own. */
  readonly signalVariance: number | null;
  /** Noise variance the model assumes; null: the true one. */
  readonly noiseVariance: number | null;
}

export interface View {
  /** The step the page shows, 1..horizon. */
  readonly step: number;
  /** The lane whose parameters and trigger are shown. */
  readonly lane: LaneLetter;
  /**
   * Regret panel: cumulative R_t, average R_t/t, what it was paid for, or the table that compares the lanes over replicates;
   * with an environment the regret r_t of the answer and the F1 score of the classification in place of what it was paid for.
   */
  readonly regret: 'answer' | 'total' | 'average' | 'paid' | 'f1' | 'table';
  /** How many seeds the lanes are shown or compared over, as replicates 0, 1, …; absent: the run shown alone. */
  readonly seeds?: number;
  /** The lanes one under the other, or as small multiples; absent: by their number. */
  readonly layout?: 'lanes' | 'overview';
  /** Nothing after the step shown is drawn; absent: it is, under a veil. */
  readonly hide?: 'future';
  /** Playing stops at the first step after each change of the objective; absent: it does not stop. */
  readonly pause?: 'changes';
  /** The page that a link brings plays at once; absent: it rests at its step. */
  readonly start?: 'playing';
  /** The page shows and plays the run and changes nothing of it; absent: everything may be changed. */
  readonly lock?: 'controls';
  /** The lanes stand alone, without the insight panels; absent: beside them. */
  readonly show?: 'lanes';
  /** The page does not offer a game; absent: it does. */
  readonly you?: 'none';
  /** How the page looks to whom a link brings; absent: as it does to them. */
  readonly theme?: 'light' | 'dark';
  /** The lanes alone fill the screen, at this size of the type in percent; absent: the page with its controls. */
  readonly lecture?: number;
}

/** Seconds that a lane computes before its next query: R(n) = r₀ + r₁ n^p with n observations held. */
export interface ResponseTime {
  /** r₀, in seconds. */
  readonly base: number;
  /** r₁, in seconds. */
  readonly factor: number;
  /** p in [0, 4]: 3 where the matrix is factored from scratch, 2 for a rank-one change. */
  readonly power: number;
}

/** What computing costs while the world moves on. A property of the scenario, never of the machine. */
export interface Response extends ResponseTime {
  /** Δ > 0: seconds that each step of the world lasts. The run takes `horizon` of them. */
  readonly frame: number;
}

/** An act upon the world, in force from its step on; several are done in the order given. */
export interface Intervention {
  /** t ≥ 1: the first step that sees it; one past the horizon is not seen. */
  readonly step: number;
  /** Id in the registry of interventions. */
  readonly kind: string;
  readonly parameters: ParamValues;
}

/** Everything a run is made of: plain JSON, complete, versioned. The same scenario gives the same bits. */
export interface Scenario {
  readonly version: 1;
  /** The archived engine that computes it, "0.1.0"; absent: today's. */
  readonly engine?: string;
  readonly title: string;
  /** Unsigned 32-bit integer. */
  readonly seed: number;
  /**
   * Which of the seed's replicates is the run shown, from 0: the same scenario with other draws of objective,
   * noise and first queries.
   */
  readonly replicate: number;
  /** Number of steps T. */
  readonly horizon: number;
  readonly objective: {
    readonly id: string;
    readonly parameters: ParamValues;
    /** Required by the dataset objective, absent otherwise. */
    readonly dataset?: DatasetTable;
  };
  /** Uniform candidate grid; not used by arms. */
  readonly grid: { readonly pointsPerDimension: number };
  /** Variance σ_n² > 0 of the observation noise. */
  readonly noiseVariance: number;
  readonly model: Model;
  /** Seeded random queries before the algorithms choose; the same for every lane. */
  readonly initialDesign: { readonly points: number };
  /**
   * The world does not wait for its lanes: each makes as many queries as its response times leave room for, and the horizon
   * counts steps of the world; absent: one query a step.
   */
  readonly response?: Response;
  /** Acts upon the world while it runs; absent: none. */
  readonly interventions?: readonly Intervention[];
  readonly lanes: readonly Lane[];
  readonly view: View;
}
