import type { Lane, LaneLetter, LaneSetup, Scenario } from '../contracts/scenario.ts';
import type { ChangeErrors } from './change-errors.ts';
import type { ReaderName, Readings } from './readings.ts';

/** A lane of a plan. */
export interface LaneSetting extends LaneSetup {
  /** Names the lane's own random substreams, where it is to repeat a lane of the page. */
  readonly lane?: LaneLetter;
}

/** A scenario's lane as a plan has it, without its label, which no result depends on. */
export const settingOf = ({ id, label: _, ...setup }: Lane): LaneSetting => ({ lane: id, ...setup });

/**
 * What a lane's curve shows at step t: R_t, R_t/t, r_t (with an environment: of the answer), or the F1 score of its
 * classification; or what it then knows of the probability p of its answer: the middle of its interval, which is μ^(p), its
 * standard deviation σ^(p) and the bound γ on that.
 */
export type CurveQuantity =
  | 'cumulative regret'
  | 'average regret'
  | 'instant regret'
  | 'F1'
  | 'estimate of p'
  | 'σ^(p)'
  | 'γ';

/** What a curve shows where the last answer counts, not the sum: in an environment. */
export const ANSWERS: CurveQuantity = 'instant regret';

/** Lanes that share the worlds of one scenario. */
export interface Group {
  /** Its own lanes are not run. */
  readonly scenario: Scenario;
  readonly lanes: readonly LaneSetting[];
  /** Number of evenly spaced steps at which the curve is kept; 0: none. */
  readonly curvePoints: number;
  /** Absent: the cumulative regret. */
  readonly curveOf?: CurveQuantity;
  /** What else is read off each lane; absent: nothing. */
  readonly readers?: readonly ReaderName[];
  /** Names the program outside that plays its lanes; absent: their algorithms do. */
  readonly program?: string;
}

/** What is to be run: every group's lanes in replicates 0..replicates−1. Plain data. */
export interface Plan {
  readonly groups: readonly Group[];
  readonly replicates: number;
}

/** The unit of work: one replicate of a group, all its lanes. */
export interface Job {
  readonly group: number;
  readonly replicate: number;
}

/** What one lane of a job left behind. */
export interface LaneResult {
  /** Cumulative regret R_T at the horizon; where the world moves while the lane computes, by the steps of the world. */
  readonly regret: number;
  /** Instant regret r_T at the horizon (with an environment: of the last answer); absent in results from before it was kept. */
  readonly last?: number;
  /** F1 score at the `curveSteps`, without curve points at T alone; absent where the lane does not classify. */
  readonly f1?: readonly number[];
  /**
   * `current` at the `curveSteps`. Absent where the objective does not change abruptly within the run, where steps are no
   * evaluations because the world moves by the second, and in results from before it was kept.
   */
  readonly changeErrors?: ChangeErrors;
  /**
   * Mean regret of the queries made so far, at the moments at which they were made, at the `curveSteps`, without curve points at T
   * alone. Absent where the world waits for every query, and in results from before it was kept.
   */
  readonly perQuery?: readonly number[];
  /** Steps at which the data were dropped. */
  readonly resets: readonly number[];
  readonly sideQueries: number;
  /** The group's `curveOf` at its `curveSteps`; empty without curve points. */
  readonly curve: readonly number[];
  /**
   * What playing the worst candidate at every step so far would cost, Σ (max f_t − min f_t) on the lane's own clock (with an
   * environment: of p_upper), at the `curveSteps`, without curve points at T alone. Absent in results from before it was kept.
   */
  readonly worst?: readonly number[];
  /** What the group's readers say of it, by name. */
  readonly readings?: Readings;
  /** Of the lane's records, in the plan's first FINGERPRINTED replicates alone. */
  readonly fingerprint?: string;
}

/** Replicates whose lanes are fingerprinted, so that a run opened later can be held against them. */
export const FINGERPRINTED = 5;

/** One result per lane of the group, in the group's order. */
export type JobResult = readonly LaneResult[];

/** The plan's jobs in the order in which results are written: whole replicates, one after another. */
export function jobsOf({ groups, replicates }: Plan): Job[] {
  return Array.from({ length: replicates }, (_, replicate) =>
    groups.map((_, group) => ({ group, replicate })),
  ).flat();
}

/** Steps of all lanes of a job: what progress counts. */
export function stepsOf(plan: Plan, { group }: Job): number {
  const { scenario, lanes } = plan.groups[group];
  return scenario.horizon * lanes.length;
}

/** The steps at which a group's curves are kept, 1..T, evenly spaced, the last one T. */
export function curveSteps({ scenario, curvePoints }: Group): number[] {
  const { horizon } = scenario;
  const count = Math.min(curvePoints, horizon);
  return Array.from({ length: count }, (_, i) => Math.round(((i + 1) * horizon) / count));
}
