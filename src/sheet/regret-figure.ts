import { ticks, yAxis } from '../picture/axis.ts';
import { formatValue } from '../picture/format.ts';
import { markPath } from '../picture/lane-marks.ts';
import { spread } from '../picture/layout.ts';
import { bandPath, linePath } from '../picture/paths.ts';
import { linear, type Scale } from '../picture/scale.ts';
import { type Drawing, line, path, type Shape, text } from '../picture/shape.ts';
import { nameLines, namesWidth } from '../picture/text-lines.ts';
import type { MeanCurve } from '../replicates/comparison/compare-runs.ts';
import { measureById } from '../replicates/comparison/measures.ts';
import { badge } from './badge.ts';
import { bestFirst, type Sheet } from './sheet.ts';
import { axisShapes, COMPACT, decimalsOf } from './value-axis.ts';

const HEAD = 8;
const FOOT = 24;
/** px between two names, and from a curve's end to its name. */
const PITCH = 22;
const THREAD = 20;

/** The measure's symbol at a step t: "$R_t$". */
export const symbolAtStep = ({ comparison }: Pick<Sheet, 'comparison'>): string =>
  measureById(comparison.measure).symbol.replaceAll('T', 't');

/**
 * The measure over time: mean over the seeds with its 95 % band, changes, and names outside, each joined to its curve's end, so
 * that none lies on a line. null where the curves were not kept.
 */
export function regretFigure(sheet: Sheet, width: number, height: number): Drawing | null {
  const { curves, horizon } = sheet.comparison;
  if (!curves) return null;
  const named = width >= COMPACT;
  const right = named
    ? 96 +
      Math.min(
        0.24 * width,
        namesWidth(
          sheet.lanes.map(({ name }) => shortName(name)),
          12,
        ),
      )
    : 44;
  const y = linear([0, highest(curves)], [height - FOOT, HEAD]).nice(6);
  const marks = ticks(y, 6);
  const left = 14 + 6.6 * Math.max(...marks.map(({ label }) => label.length));
  const x = linear([0, horizon], [left, width - right]);
  const order = bestFirst(sheet);
  return {
    width,
    height,
    shapes: [
      ...yAxis(y, marks, [left, width - right], symbolAtStep(sheet)),
      ...sheet.changes
        .filter((step) => step <= horizon)
        .map((step) => line('change', x(step), HEAD, x(step), height - FOOT)),
      ...order.map((lane) => path(`band lane-${sheet.lanes[lane].letter}`, bandOf(curves[lane], x, y))),
      ...order.map((lane) => path(`curve lane-${sheet.lanes[lane].letter}`, curveOf(curves[lane], x, y))),
      ...axisShapes(x, height - FOOT, named ? 'step $t$' : '$t$'),
      ...ends(sheet, order, { x, y, named, width }),
    ],
  };
}

const shortName = (name: string): string => nameLines(name)[0];
const px = (value: number): string => value.toFixed(1);

const highest = (curves: readonly MeanCurve[]): number =>
  Math.max(1e-9, ...curves.flatMap(({ mean, half }) => mean.map((value, i) => value + half[i])));

const curveOf = ({ mean }: MeanCurve, x: Scale, y: Scale): string =>
  linePath(
    mean.map((_, i) => x(i + 1)),
    mean.map(y),
  );

const bandOf = ({ mean, half }: MeanCurve, x: Scale, y: Scale): string =>
  bandPath(
    mean.map((_, i) => x(i + 1)),
    mean.map((value, i) => y(value + half[i])),
    mean.map((value, i) => y(Math.max(0, value - half[i]))),
  );

interface Place {
  readonly x: Scale;
  readonly y: Scale;
  readonly named: boolean;
  readonly width: number;
}

/** Marks where the curves end, and beside them letter, name and value, kept apart. */
function ends(sheet: Sheet, order: readonly number[], { x, y, named, width }: Place): Shape[] {
  const { curves, horizon } = sheet.comparison;
  const finals = order.map((lane) => curves?.[lane].mean.at(-1) ?? 0);
  const at = finals.map((value) => y(value));
  const places = spread(at, PITCH, HEAD, y.range()[0] - 8);
  const from = x(horizon);
  return order.flatMap((lane, i): Shape[] => {
    const { letter, name } = sheet.lanes[lane];
    const to = from + THREAD;
    return [
      path(
        `thread lane-${letter}`,
        `M${px(from + 4)} ${px(at[i])}C${px(from + 12)} ${px(at[i])} ${px(from + 12)} ${px(places[i])} ${px(to)} ${px(places[i])}`,
      ),
      path(`fill lane-${letter}`, markPath(letter, from, at[i], 3.2)),
      ...badge(letter, to + 10, places[i]),
      ...(named
        ? [
            text(`lane-words lane-${letter}`, to + 24, places[i] + 4, shortName(name)),
            text('value shown', width, places[i] + 4, formatValue(finals[i], decimalsOf(y)), 'end'),
          ]
        : []),
    ];
  });
}
