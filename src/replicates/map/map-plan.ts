import type { Scenario } from '../../contracts/scenario.ts';
import { withoutGiven } from '../../engine/scenario/given-lanes.ts';
import { ScenarioError } from '../../engine/scenario/scenario-error.ts';
import { showValue } from '../../parameters/quoted.ts';
import type { Group, LaneSetting, Plan } from '../../plan/plan.ts';
import { winsEvidence } from '../comparison/wins.ts';
import { type Axis, combinations } from '../sweep/axes.ts';
import { laneRun } from '../sweep/sweep-plan.ts';
import { cellOrder } from './cell-order.ts';

/** What decides a map, to the last bit. */
export interface MapOrder {
  readonly scenario: Scenario;
  /** Across, and up where the map is no strip: paths of numbers, and the values they take. */
  readonly axes: readonly Axis[];
  /** Seeds at which a cell ends, a multiple of the batch. */
  readonly most: number;
}

/** With probability 1 − α no lane on the whole map is struck out wrongly. */
export const MAP_ALPHA = 0.05;

/** Seeds between two looks at a cell. */
export const MAP_BATCH = 8;

/** Seeds at which a cell ends, where nobody says otherwise, and the most that can be said. */
export const USUAL_MOST = 128;
export const LARGEST_MOST = 1024;

const MOST_CELLS = 1024;

/** A cell of a map: the scenario with one value of each axis, and where its lanes are run. */
export interface MapCell {
  /** In the order of the axes. */
  readonly values: readonly number[];
  readonly scenario: Scenario;
  /** Per lane its group in the plan and its place there. */
  readonly lanes: readonly { readonly group: number; readonly position: number }[];
}

export interface MapPlan extends MapOrder {
  /** Every distinct lane once, with those that the same cells need: a lane that an axis leaves alone is run once for all cells. */
  readonly plan: Plan;
  /** Column by column, in each from below. */
  readonly cells: readonly MapCell[];
  /** Places in `cells`, coarse to fine. */
  readonly order: readonly number[];
  /** Evidence that strikes a lane out, fixed by the number of all cells. */
  readonly bar: number;
  /** Seeds of the first look: fewer cannot reach the bar. */
  readonly first: number;
}

/** Number of columns and rows. */
export const gridOf = ([across, up]: readonly Axis[]): readonly [columns: number, rows: number] => [
  across.values.length,
  up?.values.length ?? 1,
];

/** Throws ScenarioError for axes that are none, fewer than two lanes, or too many cells. */
export function mapPlan({ scenario, axes, most }: MapOrder): MapPlan {
  const compared = withoutGiven(scenario);
  requireMap(compared, axes, most);
  const found = combinations(compared, axes);
  const values = found.map((each) => requireNumbers(axes, each.values));
  const { groups, places } = groupsOf(found.map((each) => each.scenario));
  const lanes = compared.lanes.length;
  const bar = (found.length * lanes * (lanes - 1)) / 2 / MAP_ALPHA;
  return {
    ...{ scenario: compared, axes, most, bar },
    plan: { groups, replicates: most },
    cells: found.map((each, i) => ({ values: values[i], scenario: each.scenario, lanes: places[i] })),
    order: cellOrder(...gridOf(axes)),
    first: firstLook(bar, most),
  };
}

function requireMap({ lanes }: Scenario, axes: readonly Axis[], most: number): void {
  if (lanes.length < 2)
    throw new ScenarioError('lanes', `must be two or more that choose for themselves, got ${lanes.length}`);
  if (axes.length < 1 || axes.length > 2)
    throw new ScenarioError('', `a map has one axis or two, got ${axes.length}`);
  if (!Number.isInteger(most) || most % MAP_BATCH !== 0 || most < MAP_BATCH || most > LARGEST_MOST)
    throw new ScenarioError(
      '',
      `a cell ends after a multiple of ${MAP_BATCH} seeds, at most ${LARGEST_MOST}, got ${showValue(most)}`,
    );
  const [columns, rows] = gridOf(axes);
  if (columns * rows > MOST_CELLS)
    throw new ScenarioError('', `a map has at most ${MOST_CELLS} cells, got ${columns} × ${rows}`);
}

function requireNumbers(axes: readonly Axis[], values: readonly unknown[]): readonly number[] {
  const wrong = values.findIndex((value) => typeof value !== 'number');
  if (wrong >= 0)
    throw new ScenarioError(
      axes[wrong].path,
      `must be a number to be the axis of a map, got ${showValue(values[wrong])}`,
    );
  return values as readonly number[];
}

/** The smallest number of seeds, in whole batches, in which a lane could be struck out. */
function firstLook(bar: number, most: number): number {
  let seeds = MAP_BATCH;
  while (seeds < most && winsEvidence(seeds, 0) < bar) seeds += MAP_BATCH;
  return seeds;
}

/** Lanes of one world that the same cells need are run together. */
function groupsOf(scenarios: readonly Scenario[]) {
  const runs = scenarios.map((scenario) => scenario.lanes.map((lane) => laneRun(scenario, lane)));
  const users = new Map<string, number[]>();
  runs.forEach((lanes, cell) => {
    for (const { key } of lanes) users.set(key, [...(users.get(key) ?? []), cell]);
  });
  const groups: (Group & { lanes: LaneSetting[] })[] = [];
  const open = new Map<string, number>();
  const known = new Map<string, { readonly group: number; readonly position: number }>();
  const places = runs.map((lanes) =>
    lanes.map(({ alone, world, setting, key }) => {
      const before = known.get(key);
      if (before) return before;
      const together = `${world}\n${users.get(key)?.join()}`;
      const group = open.get(together) ?? groups.push({ scenario: alone, lanes: [], curvePoints: 0 }) - 1;
      open.set(together, group);
      const place = { group, position: groups[group].lanes.push(setting) - 1 };
      known.set(key, place);
      return place;
    }),
  );
  return { groups: groups satisfies Group[], places };
}
