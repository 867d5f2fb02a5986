import type { Scenario } from '../../contracts/scenario.ts';
import {
  type CurveQuantity,
  type Group,
  type JobResult,
  jobsOf,
  type LaneResult,
  type LaneSetting,
  type Plan,
} from '../../plan/plan.ts';
import type { Column, Design } from '../spec.ts';

/** Where a row of a column is computed: cells that agree in world and lane share one place. */
interface Place {
  readonly group: number;
  readonly lane: number;
}

/** A design turned into work, and the way back from results to cells. */
export interface Tabulation {
  readonly plan: Plan;
  /** One result per replicate for a row of a column, from the plan's results in the order of `jobsOf`; null where the column lacks the row. */
  readonly resultsOf: (
    results: readonly JobResult[],
    column: number,
    row: string,
  ) => readonly LaneResult[] | null;
}

/** Whose random substreams every cell's lane has: alone in the page, as lane A, it makes the same run. */
const CELL_LANE = 'A';

/** The run behind a cell, as the page opens it: its lane alone, with the fingerprint that the report carries. */
export function cellScenario({ scenario, lanes }: Column, row: string, replicate: number): Scenario {
  return { ...scenario, replicate, lanes: [{ ...lanes[row], id: CELL_LANE, label: row }] };
}

/** Every distinct (world, lane) once, in the order of the columns and their rows. */
export function tabulate(design: Design, replicates: number): Tabulation {
  const groups: (Group & { lanes: LaneSetting[] })[] = [];
  const places = design.columns.map((column) => {
    const { scenario, lanes } = column;
    const curveOf = curveOfColumn(design, column);
    const same = (known: Group) => sameValue(known.scenario, scenario) && known.curveOf === curveOf;
    const group = indexOrAdd(groups, same, {
      scenario,
      lanes: [],
      curvePoints: design.curvePoints ?? 0,
      ...(curveOf && { curveOf }),
      ...(design.readers && { readers: design.readers }),
    });
    return Object.fromEntries(
      Object.entries(lanes).map(([row, own]): [string, Place] => {
        const setting: LaneSetting = { lane: CELL_LANE, ...own };
        const lane = indexOrAdd(groups[group].lanes, (known) => sameValue(known, setting), setting);
        return [row, { group, lane }];
      }),
    );
  });
  const plan: Plan = { groups, replicates };
  const jobs = jobsOf(plan);
  return {
    plan,
    resultsOf(results, column, row) {
      const place: Place | undefined = places[column][row];
      if (!place) return null;
      return results.filter((_, i) => jobs[i].group === place.group).map((lanes) => lanes[place.lane]);
    },
  };
}

/** What the curves of a column show; undefined: the cumulative regret. */
export function curveOfColumn(design: Design, column: Column): CurveQuantity | undefined {
  return column.curveOf ?? design.curveOf;
}

/** Rows in the order in which the columns name them. */
export function rowsOf({ columns }: Design): string[] {
  return [...new Set(columns.flatMap(({ lanes }) => Object.keys(lanes)))];
}

function indexOrAdd<Item>(items: Item[], same: (item: Item) => boolean, item: Item): number {
  const index = items.findIndex(same);
  return index >= 0 ? index : items.push(item) - 1;
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
