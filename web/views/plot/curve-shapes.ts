import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { areaPath, bandPath, linePath } from '../../../src/picture/paths.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import { type AgedPoint, type AgeGroup, ageGroups } from '../../plot/age.ts';
import { spots } from '../../plot/crowd.ts';
import { type CurveLayout, stripScale } from './curve-layout.ts';
import type { Shown } from './phase.ts';
import { type TestBar, testBar } from './test-bar.ts';

export interface CurveInput {
  readonly frame: Frame;
  readonly records: readonly StepRecord[];
  /** Coordinates of the candidates (G), increasing. */
  readonly axis: Float64Array;
  readonly letter: LaneLetter;
  readonly layout: CurveLayout;
  readonly x: Scale;
  readonly y: Scale;
  readonly shown: Shown;
}

/** Everything a 1D lane draws, as SVG paths and points in px. */
export interface CurveShapes {
  readonly truth: string;
  readonly mean: string | null;
  /** μ ± √β_t σ. */
  readonly band: string | null;
  readonly data: readonly AgeGroup[];
  /** An expert's answers: the marks of data, each in a ring. */
  readonly answers: { readonly marks: string; readonly rings: string };
  readonly strip: { readonly area: string; readonly line: string } | null;
  readonly query: { readonly x: number; readonly y: number; readonly strip: number | null } | null;
  /** null if the truth is hidden. */
  readonly star: { readonly x: number; readonly y: number } | null;
  readonly test: TestBar | null;
  /** Points of truth, mean and data, for labels to avoid. */
  readonly trace: readonly (readonly [number, number])[];
}

export const DATA_RADIUS = 2.4;
const ANSWER_RADIUS = 1.8;
const RING_RADIUS = 4.6;

/**
 * Marks of the data that the model holds, by age; of many on one pixel only the newest. Data dropped by the
 * step's reset are omitted once the reset is shown.
 */
export function dataPoints(
  { frame, records, shown }: Pick<CurveInput, 'frame' | 'records' | 'shown'>,
  place: (record: StepRecord) => readonly [number, number],
): AgedPoint[] {
  const record = records[frame.t - 1];
  const gone = shown.dropped && record && !frame.held ? droppedAfter(record, frame.dataSteps) : new Set();
  const points: AgedPoint[] = [];
  const isFree = spots(frame.dataSteps.length, 1);
  for (let i = frame.dataSteps.length - 1; i >= 0; i--) {
    const step = frame.dataSteps[i];
    const datum = (frame.held ?? records)[frame.held ? i : step - 1];
    if (!datum || gone.has(step)) continue;
    const [x, y] = place(datum);
    if (isFree(x, y)) points.push({ x, y, age: frame.t - step });
  }
  return points.reverse();
}

/** Steps dropped after a record's step: those that it lists, otherwise the oldest. */
function droppedAfter({ dropped, dataSizeAfter }: StepRecord, held: Int32Array): Set<number> {
  return new Set(dropped ?? held.subarray(0, Math.max(0, held.length + 1 - dataSizeAfter)));
}

/** Shapes of a 1D lane at its frame's step. */
export function curveShapes(input: CurveInput): CurveShapes {
  const { frame, records, axis, letter, layout, x, y, shown } = input;
  const record = records[frame.t - 1];
  const xs = Array.from(axis, x);
  const truth = Array.from(frame.truth, y);
  const mean = frame.mean && Array.from(frame.mean, y);
  const data = dataPoints(input, (datum) => [x(axis[datum.index]), y(datum.y)]);
  const told = answerPlaces(frame, (index) => x(axis[index]), y);
  const strip = shown.score && frame.acquisition ? stripShapes(frame.acquisition, xs, layout) : null;
  return {
    truth: shown.truth ? linePath(xs, truth) : '',
    mean: mean && linePath(xs, mean),
    band: bandShape(frame, xs, y),
    data: ageGroups(data, letter, DATA_RADIUS),
    answers: answerShapes(told, letter),
    strip,
    query:
      record && shown.query
        ? { x: xs[record.index], y: y(record.y), strip: strip ? strip.heights[record.index] : null }
        : null,
    star: shown.truth ? starAt(record, frame, xs, y) : null,
    test: record && shown.test ? testBar(record, y) : null,
    trace: [
      ...(shown.truth ? stitches(xs, truth) : []),
      ...(mean ? stitches(xs, mean) : []),
      ...places(data),
      ...told,
    ],
  };
}

/** Positions of the expert's answers in px. */
export const answerPlaces = ({ answers }: Frame, x: (index: number) => number, y: Scale) =>
  answers.map((answer): [number, number] => [x(answer.index), y(answer.y)]);

/** Marks and rings of an expert's answers. */
export const answerShapes = (at: readonly (readonly [number, number])[], letter: LaneLetter) => ({
  marks: at.map(([x, y]) => markPath(letter, x, y, ANSWER_RADIUS)).join(''),
  rings: at.map(([x, y]) => markPath('A', x, y, RING_RADIUS)).join(''),
});

function bandShape({ mean, sd, multiplier }: Frame, xs: readonly number[], y: Scale): string | null {
  if (!mean || !sd || multiplier === null) return null;
  const upper = Array.from(mean, (m, i) => y(m + multiplier * sd[i]));
  const lower = Array.from(mean, (m, i) => y(m - multiplier * sd[i]));
  return bandPath(xs, upper, lower);
}

function stripShapes(acquisition: Float64Array, xs: readonly number[], layout: CurveLayout) {
  const heights = Array.from(acquisition, stripScale(acquisition, layout));
  return { area: areaPath(xs, heights, layout.axis), line: linePath(xs, heights), heights };
}

const starAt = (record: StepRecord | undefined, frame: Frame, xs: readonly number[], y: Scale) =>
  record ? { x: xs[record.starIndex], y: y(record.fStar) } : starOf(frame, xs, y);

/** The optimum according to the frame, for a frame that is ahead of its records. */
function starOf({ truth }: Frame, xs: readonly number[], y: Scale): { x: number; y: number } {
  let best = 0;
  for (let i = 1; i < truth.length; i++) if (truth[i] > truth[best]) best = i;
  return { x: xs[best], y: y(truth[best]) };
}

/** Data as points for labels to avoid. */
export const places = (data: readonly AgedPoint[]): [number, number][] => data.map(({ x, y }) => [x, y]);

/** Largest distance in px between neighbouring points of a line that labels avoid; below a label's height. */
const STITCH = 8;

/** A line as points so close that no label fits between two of them. */
export function stitches(xs: readonly number[], ys: readonly number[]): [number, number][] {
  const points: [number, number][] = [];
  for (let i = 1; i < xs.length; i++) {
    const [dx, dy] = [xs[i] - xs[i - 1], ys[i] - ys[i - 1]];
    const parts = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / STITCH));
    for (let k = 0; k < parts; k++) points.push([xs[i - 1] + (dx * k) / parts, ys[i - 1] + (dy * k) / parts]);
  }
  return points;
}
