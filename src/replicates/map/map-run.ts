import { type Job, type JobResult, stepsOf } from '../../plan/plan.ts';
import { type RegimeCell, regimeCell } from '../comparison/regime-cell.ts';
import { MAP_ALPHA, MAP_BATCH, type MapCell, type MapPlan } from './map-plan.ts';

/** State of a cell after the seeds run so far. */
export interface CellState {
  readonly verdict: RegimeCell;
  /** No further seed is looked at: one lane is left, or the cell has all its seeds. */
  readonly decided: boolean;
}

/** A map while it is computed. It computes nothing itself: it says what is to be run next, and takes results. */
export interface MapRun {
  /**
   * The jobs of the round under way that have no result yet: one batch of seeds for every cell that is undecided, coarse to
   * fine. A round's jobs follow from the results of the rounds before it. Empty once all cells are decided.
   */
  readonly jobs: () => readonly Job[];
  /** In any order; what is known already changes nothing. */
  readonly add: (job: Job, result: JobResult) => void;
  /** In the order of the plan's cells. */
  readonly cells: () => readonly CellState[];
  /** A cell's regrets, lanes × seeds, of the seeds that it has looked at. */
  readonly values: (cell: number) => readonly (readonly number[])[];
  /** Of the cells that are run here, how many are decided. */
  readonly progress: () => { readonly decided: number; readonly of: number };
  /** Steps of all lanes that have been run. */
  readonly stepsDone: () => number;
  /** Steps that are left if no further lane is struck out: more there cannot be. */
  readonly mostStepsLeft: () => number;
}

/** @param isOurs whether a cell, by its place in the map's order, is run here; absent: all are */
export function createMapRun(map: MapPlan, isOurs: (place: number) => boolean = () => true): MapRun {
  const { plan, cells } = map;
  const order = map.order.filter((_, place) => isOurs(place));
  /** Per group and seed the lanes' regrets. */
  const known = plan.groups.map(() => new Map<number, readonly number[]>());
  const groups = cells.map(({ lanes }) => [...new Set(lanes.map(({ group }) => group))]);
  const users = plan.groups.map((_, group) => order.filter((cell) => groups[cell].includes(group)));
  const states = cells.map(() => stateAfter(map, []));
  const lacking = (below: number) => lackingJobs(order, groups, states, known, below);
  let target = map.first;
  let steps = 0;

  const has = (cell: number, seed: number) => groups[cell].every((group) => known[group].has(seed));
  const seedsOf = ({ lanes }: MapCell, seeds: number) =>
    lanes.map(({ group, position }) =>
      Array.from({ length: seeds }, (_, seed) => (known[group].get(seed) as readonly number[])[position]),
    );

  function look(cell: number): void {
    const { verdict, decided } = states[cell];
    const next = Math.max(map.first, verdict.seeds + MAP_BATCH);
    if (decided) return;
    for (let seed = verdict.seeds; seed < next; seed++) if (!has(cell, seed)) return;
    states[cell] = stateAfter(map, seedsOf(cells[cell], next));
    look(cell);
  }

  return {
    jobs() {
      for (; target <= map.most; target += MAP_BATCH) {
        const jobs = lacking(target);
        if (jobs.length > 0) return jobs;
      }
      return [];
    },
    add(job, result) {
      if (known[job.group].has(job.replicate)) return;
      known[job.group].set(
        job.replicate,
        result.map(({ regret }) => regret),
      );
      steps += stepsOf(plan, job);
      for (const cell of users[job.group]) look(cell);
    },
    cells: () => states,
    values: (cell) => seedsOf(cells[cell], states[cell].verdict.seeds),
    progress: () => ({ decided: order.filter((cell) => states[cell].decided).length, of: order.length }),
    stepsDone: () => steps,
    mostStepsLeft: () => lacking(map.most).reduce((sum, job) => sum + stepsOf(plan, job), 0),
  };
}

/** What undecided cells lack of the seeds below a number, each job once. */
function lackingJobs(
  order: readonly number[],
  groups: readonly (readonly number[])[],
  states: readonly CellState[],
  known: readonly ReadonlyMap<number, unknown>[],
  below: number,
): Job[] {
  const asked = known.map(() => new Set<number>());
  return order.flatMap((cell) => {
    if (states[cell].decided) return [];
    const jobs: Job[] = [];
    for (let replicate = states[cell].verdict.seeds; replicate < below; replicate++)
      for (const group of groups[cell]) {
        if (known[group].has(replicate) || asked[group].has(replicate)) continue;
        asked[group].add(replicate);
        jobs.push({ group, replicate });
      }
    return jobs;
  });
}

function stateAfter({ cells, most }: MapPlan, values: readonly (readonly number[])[]): CellState {
  const given = values.length > 0 ? values : cells[0].lanes.map(() => []);
  const verdict = regimeCell(given, { cells: cells.length, alpha: MAP_ALPHA, batch: MAP_BATCH });
  return { verdict, decided: verdict.left.length === 1 || verdict.seeds + MAP_BATCH > most };
}
