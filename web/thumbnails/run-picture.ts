import * as words from '#words/library/run-picture';
import type { StepRecord } from '../../src/contracts/record.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { type Heat, LEVELS, PICTURE, type Picture } from './picture.ts';

const { width: W, height: H } = PICTURE;
/** Cells of a map over t, and of a field over a square, at most. */
const MAP_CELLS = { columns: 106, rows: 20 };
const SQUARE_CELLS = { columns: 53, rows: 26 };
/** Queries drawn of a run, at most. */
const MOST_QUERIES = 120;
/** Steps at which the optimum's path is drawn, at most: more are finer than the picture. */
const MOST_PLACES = 270;
/** Steps of the optimum's path over a square. */
const TRAIL = 26;
/** A path is cut where it moves by more than this share of the axis in one step. */
const JUMP = 0.15;
/** Room above and below the candidates at the ends. */
const MARGIN = 3;

/** What a picture of a run is drawn from. */
interface PicturedRun {
  readonly world: WorldSummary;
  /** The lane whose queries and resets are drawn. */
  readonly lane: LaneLetter;
  readonly records: readonly StepRecord[];
  /** f_t on the candidates at the step `at`: what a square shows. */
  readonly truth: ArrayLike<number>;
  readonly at: number;
}

/** In one dimension the map of x over t, else the truth at a step with the optimum's path, or with the best design. */
export function runPicture(run: PicturedRun): Picture {
  if (run.world.candidates.dimension !== 2) return mapPicture(run);
  return run.world.environment ? pairsPicture(run) : squarePicture(run);
}

const round = (value: number): number => Math.round(value * 10) / 10;
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Share of the vertical axis at which a candidate lies, from below; arms lie in the middle of their rows. */
function shareOf({ candidates: { kind, axes, points, size } }: WorldSummary, index: number): number {
  if (kind === 'arms') return (index + 0.5) / size;
  const [axis] = axes;
  return (points[index] - axis[0]) / (axis[axis.length - 1] - axis[0]);
}

/** The truth in grey, the optimum, and the lane's queries and resets. */
function mapPicture({ world, lane, records }: PicturedRun): Picture {
  const { maps, mapEvery, starIndex, candidates, range } = world;
  const steps = starIndex.length;
  const x = (t: number) => ((t - 0.5) / steps) * W;
  const y = (index: number) => H - MARGIN - shareOf(world, index) * (H - 2 * MARGIN);
  const every = Math.ceil(steps / MOST_QUERIES);
  const queries = records.filter(({ t }) => t % every === 0 || every === 1);
  const resets = records.filter(({ reset }) => reset);
  const columns = Math.ceil(steps / mapEvery);
  const size = maps[0].length / columns;
  const rows = candidates.kind === 'arms' ? size : Math.min(size, MAP_CELLS.rows);
  return {
    heat: heat('grey', { columns: Math.min(columns, MAP_CELLS.columns), rows }, range, (u, v) => {
      const column = Math.min(columns - 1, Math.floor(u * columns));
      return maps[0][column * size + Math.min(size - 1, Math.floor(v * size))];
    }),
    lines: [
      {
        as: 'optimum',
        d: pathOf(
          placesOf(starIndex).map((t) => [x(t), y(starIndex[t - 1])]),
          JUMP * H,
        ),
      },
      { as: 'reset', lane, d: resets.map(({ t }) => `M${point(x(t), H - 8)}V${H}`).join('') },
    ].filter(({ d }) => d !== '') as Picture['lines'],
    dots: [{ as: 'query', lane, at: queries.flatMap(({ t, index }) => [round(x(t)), round(y(index))]) }],
  };
}

/** Steps of the optimum's path, evenly apart. */
function placesOf({ length }: WorldSummary['starIndex']): number[] {
  const every = Math.ceil(length / MOST_PLACES);
  return Array.from({ length: Math.ceil(length / every) }, (_, i) => 1 + i * every);
}

/** The truth at one step, with the path that its optimum came along. */
function squarePicture({ world, truth, at }: PicturedRun): Picture {
  const { candidates, starIndex } = world;
  const place = (index: number): [number, number] => {
    const [u, v] = [0, 1].map((k) => shareOn(candidates.axes[k], candidates.points[2 * index + k]));
    return [u * W, (1 - v) * H];
  };
  const steps = Array.from(starIndex.subarray(Math.max(0, at - TRAIL), at), place);
  const inside = (value: number, most: number) => round(Math.min(most - 8, Math.max(8, value)));
  const [x, y] = place(starIndex[at - 1]);
  return {
    heat: squareHeat(world, truth),
    lines: [{ as: 'trail', d: pathOf(steps, JUMP * W) }],
    dots: [{ as: 'star', at: [inside(x, W), inside(y, H)] }],
  };
}

/** f(x, w), and a line at the design that meets the threshold most often. */
function pairsPicture({ world, truth }: PicturedRun): Picture {
  const { environment, candidates } = world;
  if (!environment) throw new Error(words.noBestDesign);
  const x = W * shareOn(candidates.axes[0], candidates.axes[0][environment.best]);
  return { heat: squareHeat(world, truth), lines: [{ as: 'optimum', d: `M${round(x)} 0V${H}` }], dots: [] };
}

const shareOn = (axis: Float64Array, value: number): number =>
  (value - axis[0]) / (axis[axis.length - 1] - axis[0]);

function squareHeat({ candidates, range }: WorldSummary, truth: ArrayLike<number>): Heat {
  const [n1, n2] = candidates.axes.map((axis) => axis.length);
  const cell = (u: number, n: number) => Math.min(n - 1, Math.floor(u * n));
  const cells = {
    columns: Math.min(n1, SQUARE_CELLS.columns),
    rows: Math.min(n2, SQUARE_CELLS.rows),
  };
  return heat('viridis', cells, range, (u, v) => truth[cell(u, n1) * n2 + cell(v, n2)]);
}

/** @param value the field at shares u of the width and v of the height, from below */
function heat(
  ramp: Heat['ramp'],
  { columns, rows }: { readonly columns: number; readonly rows: number },
  [low, high]: readonly [number, number],
  value: (u: number, v: number) => number,
): Heat {
  const scale = high > low ? (LEVELS.length - 1) / (high - low) : 0;
  const letter = (u: number, v: number) =>
    LEVELS[Math.max(0, Math.min(LEVELS.length - 1, Math.round((value(u, v) - low) * scale)))] ?? LEVELS[0];
  const levels = Array.from({ length: columns * rows }, (_, i) =>
    letter((Math.floor(i / rows) + 0.5) / columns, ((i % rows) + 0.5) / rows),
  ).join('');
  return { ramp, columns, rows, levels };
}

/** A path through points; where it jumps it starts over, and what lies on one level is one stroke. */
function pathOf(points: readonly (readonly [number, number])[], jump: number): string {
  let path = '';
  points.forEach(([x, y], i) => {
    const [beforeX, before] = points[i - 1] ?? [0, Number.NaN];
    const after = points[i + 1]?.[1];
    if (!(Math.hypot(x - beforeX, y - before) <= jump)) path += `M${point(x, y)}`;
    else if (!(y === before && y === after)) path += `L${point(x, y)}`;
  });
  return path;
}
