import type { Lane, Scenario } from '../../contracts/scenario.ts';
import { exactJson } from '../../engine/json.ts';
import {
  type Group,
  type JobResult,
  jobsOf,
  type LaneResult,
  type LaneSetting,
  type Plan,
  settingOf,
} from '../../plan/plan.ts';
import type { Combination } from './axes.ts';

/** A lane in one of the combinations, and where it is computed. */
export interface SweptLane {
  readonly values: readonly unknown[];
  readonly lane: Lane;
  readonly horizon: number;
  readonly group: number;
  /** Its place in the group. */
  readonly position: number;
}

export interface SweepPlan {
  readonly plan: Plan;
  /** Combination by combination, in each its lanes in their order. */
  readonly lanes: readonly SweptLane[];
}

/** Lanes that one job runs: more would make jobs too long to share out. */
const MOST_LANES = 12;

/** Every distinct (world, lane) once: a lane that the axes leave alone is run once for all of them. */
export function sweepPlan(found: readonly Combination[], replicates: number): SweepPlan {
  const groups: { scenario: Scenario; lanes: LaneSetting[]; curvePoints: number }[] = [];
  const open = new Map<string, number>();
  const places = new Map<string, { group: number; position: number }>();

  const groupFor = (world: string, scenario: Scenario): number => {
    const known = open.get(world);
    if (known !== undefined && groups[known].lanes.length < MOST_LANES) return known;
    const group = groups.push({ scenario, lanes: [], curvePoints: 0 }) - 1;
    open.set(world, group);
    return group;
  };
  const placeOf = (scenario: Scenario, lane: Lane) => {
    const { alone, world, setting, key } = laneRun(scenario, lane);
    const known = places.get(key);
    if (known) return known;
    const group = groupFor(world, alone);
    const place = { group, position: groups[group].lanes.push(setting) - 1 };
    places.set(key, place);
    return place;
  };

  const lanes = found.flatMap(({ values, scenario }) =>
    scenario.lanes.map((lane) => ({ values, lane, horizon: scenario.horizon, ...placeOf(scenario, lane) })),
  );
  return { plan: { groups: groups satisfies Group[], replicates }, lanes };
}

/** What a lane of a combination runs, in which world; equal keys are equal runs. */
interface LaneRun {
  /** The scenario without its lanes. */
  readonly alone: Scenario;
  /** Names the world. */
  readonly world: string;
  readonly setting: LaneSetting;
  /** Names world and lane. */
  readonly key: string;
}

export function laneRun(scenario: Scenario, lane: Lane): LaneRun {
  const alone: Scenario = { ...scenario, lanes: [] };
  const world = exactJson({ ...alone, title: '', view: null });
  const setting = settingOf(lane);
  return { alone, world, setting, key: `${world}\n${exactJson(setting)}` };
}

/**
 * One result per replicate for each of the lanes.
 * @param results in the order of `jobsOf`
 */
export function resultsBySweptLane(
  { plan, lanes }: SweepPlan,
  results: readonly JobResult[],
): readonly (readonly LaneResult[])[] {
  const byGroup: JobResult[][] = plan.groups.map(() => []);
  jobsOf(plan).forEach(({ group }, i) => {
    byGroup[group].push(results[i]);
  });
  return lanes.map(({ group, position }) => byGroup[group].map((job) => job[position]));
}
