import type { LaneLetter } from '../../contracts/scenario.ts';
import { valuesUnit } from '../../objectives/own/dataset.about.ts';
import { measureById, quantityIn } from '../comparison/measures.ts';
import { countWins, type WinCounts } from '../comparison/wins.ts';
import type { Axis } from '../sweep/axes.ts';
import { MAP_ALPHA, MAP_BATCH, type MapPlan } from './map-plan.ts';
import type { CellState, MapRun } from './map-run.ts';

/** Two lanes of a cell, as places in the map's list of lanes. */
export interface CellPair extends WinCounts {
  readonly lanes: readonly [number, number];
}

/** What a cell says. Lanes are places in the map's list of lanes. */
export interface CellReport {
  /** In the order of the axes. */
  readonly values: readonly number[];
  /** Seeds that were looked at, from 0 on. */
  readonly seeds: number;
  readonly decided: boolean;
  /** Lanes that are not struck out, in their order. */
  readonly left: readonly number[];
  /** In the order in which they fell; `at`: after how many seeds. */
  readonly struck: readonly { readonly lane: number; readonly by: number; readonly at: number }[];
  /** Per lane its mean R_T over these seeds; NaN before the first look. */
  readonly means: readonly number[];
  /** In how many of these seeds each lane of a pair has less regret. */
  readonly pairs: readonly CellPair[];
}

/** Everything that is said of a map; it follows from its order alone. */
export interface MapReport {
  readonly axes: readonly Axis[];
  readonly lanes: readonly { readonly id: LaneLetter; readonly algorithm: string }[];
  readonly quantity: string;
  readonly alpha: number;
  readonly batch: number;
  readonly most: number;
  readonly bar: number;
  /** Column by column, in each from below. */
  readonly cells: readonly CellReport[];
}

/** What a map says, whole or so far. */
export function reportMap(map: MapPlan, run: MapRun): MapReport {
  const { scenario, axes, most, bar } = map;
  return {
    axes,
    lanes: scenario.lanes.map(({ id, algorithm }) => ({ id, algorithm })),
    quantity: quantityIn(measureById('total'), valuesUnit(scenario.objective)),
    ...{ alpha: MAP_ALPHA, batch: MAP_BATCH, most, bar },
    cells: map.cells.map((_, cell) => reportCell(map, run, cell)),
  };
}

/** Reports of cells, cached until a cell has run on more seeds. */
const said = new WeakMap<CellState, CellReport>();

function reportCell(map: MapPlan, run: MapRun, cell: number): CellReport {
  const state = run.cells()[cell];
  const report = said.get(state) ?? reportState(map, run, cell, state);
  said.set(state, report);
  return report;
}

function reportState(
  { cells }: MapPlan,
  run: MapRun,
  cell: number,
  { verdict, decided }: CellState,
): CellReport {
  const values = run.values(cell);
  const { seeds, left, struck } = verdict;
  return {
    ...{ values: cells[cell].values, seeds, decided, left, struck },
    means: values.map((each) => each.reduce((sum, value) => sum + value, 0) / seeds),
    pairs: values.flatMap((a, i) =>
      values.slice(i + 1).map((b, j) => ({ lanes: [i, i + 1 + j] as const, ...countWins(a, b) })),
    ),
  };
}

/** How many cells say what: one lane left, some struck out, none struck out. */
export function countCells(cells: readonly CellReport[]) {
  const one = cells.filter(({ left }) => left.length === 1);
  const none = cells.filter(({ struck }) => struck.length === 0).length;
  return { one: one.length, some: cells.length - one.length - none, none, winners: winnersOf(one) };
}

/** The lanes that are left alone somewhere, with the number of their cells: most first. */
function winnersOf(
  cells: readonly CellReport[],
): readonly { readonly lane: number; readonly cells: number }[] {
  const lanes = [...new Set(cells.map(({ left }) => left[0]))].sort((a, b) => a - b);
  return lanes
    .map((lane) => ({ lane, cells: cells.filter(({ left }) => left[0] === lane).length }))
    .sort((a, b) => b.cells - a.cells);
}
