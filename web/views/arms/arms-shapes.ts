import type { Scale } from '../../../src/picture/scale.ts';
import { tenths as n } from '../../../src/picture/tenths.ts';
import { ageGroups } from '../../plot/age.ts';
import { type CurveLayout, stripScale } from '../plot/curve-layout.ts';
import {
  answerPlaces,
  answerShapes,
  type CurveInput,
  type CurveShapes,
  DATA_RADIUS,
  dataPoints,
  places,
} from '../plot/curve-shapes.ts';
import { testBar } from '../plot/test-bar.ts';

const ticksPath = (xs: readonly number[], ys: readonly number[], half: number): string =>
  xs.map((x, i) => `M${n(x - half)} ${n(ys[i])}h${n(2 * half)}`).join('');

/** The mean, as a tick per arm. */
export function meanTicks(mean: Float64Array, { left, right }: CurveLayout, x: Scale, y: Scale): string {
  return ticksPath(
    Array.from(mean, (_, i) => x(i)),
    Array.from(mean, y),
    halfBar(right - left, mean.length),
  );
}

/** Half the width of an arm's bar, in px. */
const halfBar = (width: number, arms: number): number => Math.min(9, (0.36 * width) / arms);

const barsPath = (xs: readonly number[], tops: readonly number[], bottoms: readonly number[], half: number) =>
  xs.map((x, i) => `M${n(x - half)} ${n(tops[i])}h${n(2 * half)}V${n(bottoms[i])}h${n(-2 * half)}Z`).join('');

/** Shapes of a lane over finite arms: like those of a curve, with a bar, a mean and a truth tick per arm. */
export function armsShapes({
  frame,
  records,
  letter,
  layout,
  x,
  y,
  shown,
}: Omit<CurveInput, 'axis'>): CurveShapes {
  const record = records[frame.t - 1];
  const { truth, mean, sd, multiplier, acquisition } = frame;
  const xs = Array.from(truth, (_, i) => x(i));
  const half = halfBar(layout.right - layout.left, truth.length);
  const truths = Array.from(truth, y);
  const means = mean && Array.from(mean, y);
  const edge = (sign: number, scale: Scale) =>
    mean && sd && multiplier !== null
      ? Array.from(mean, (m, i) => scale(m + sign * multiplier * sd[i]))
      : null;
  const upper = edge(1, y);
  const lower = edge(-1, y);
  const strip = shown.score && acquisition ? Array.from(acquisition, stripScale(acquisition, layout)) : null;
  const data = dataPoints({ frame, records, shown }, (datum) => [x(datum.index), y(datum.y)]);
  const told = answerPlaces(frame, x, y);
  const star = record?.starIndex ?? truths.indexOf(Math.min(...truths));
  return {
    truth: ticksPath(xs, truths, half * 1.25),
    mean: means && ticksPath(xs, means, half),
    band: upper && lower && barsPath(xs, upper, lower, half),
    data: ageGroups(data, letter, DATA_RADIUS),
    answers: answerShapes(told, letter),
    strip: strip && {
      area: barsPath(xs, strip, new Array(strip.length).fill(layout.axis), half),
      line: ticksPath(xs, strip, half),
    },
    query:
      record && shown.query
        ? { x: xs[record.index], y: y(record.y), strip: strip ? strip[record.index] : null }
        : null,
    star: shown.truth ? { x: xs[star], y: truths[star] } : null,
    test: record && shown.test ? testBar(record, y) : null,
    trace: [...along(xs, truths), ...(means ? along(xs, means) : []), ...places(data), ...told],
  };
}

const along = (xs: readonly number[], ys: readonly number[]): [number, number][] =>
  xs.map((x, i) => [x, ys[i]]);
