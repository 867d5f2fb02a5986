import * as words from '#words/sheet/picture';
import type { LaneLetter } from '../contracts/scenario.ts';
import { log } from '../math/index.ts';
import { type Tick, yAxis } from '../picture/axis.ts';
import { formatValue } from '../picture/format.ts';
import { markPath } from '../picture/lane-marks.ts';
import { spread } from '../picture/layout.ts';
import { bandPath, linePath } from '../picture/paths.ts';
import { roundTicks } from '../picture/round-ticks.ts';
import { linear, type Scale } from '../picture/scale.ts';
import { type Drawing, line, path, type Shape, text } from '../picture/shape.ts';
import { nameLines, namesWidth } from '../picture/text-lines.ts';
import type { MeanCurve } from '../replicates/comparison/compare-runs.ts';
import { badge } from './badge.ts';
import { measureSymbol } from './measure-words.ts';
import { bestFirst, type Sheet, type SheetTheory } from './sheet.ts';
import { axisShapes, COMPACT, decimalsOf } from './value-axis.ts';

const HEAD = 8;
const FOOT = 24;
/** px between two names, and from a curve's end to its name. */
const PITCH = 22;
const THREAD = 20;

/** The measure's symbol at a step t: "$R_t$". */
const symbolAtStep = ({ comparison }: Pick<Sheet, 'comparison'>): string =>
  measureSymbol(comparison.measure).replaceAll('T', 't');

/**
 * The measure over time: mean over the seeds with its 95 % band, changes, and names outside, each joined to its curve's end, so
 * that none lies on a line. With theory its floor and the lanes' bounds, on a logarithmic axis, for bounds lie far above.
 * null where the curves were not kept.
 */
export function regretFigure(
  sheet: Sheet,
  width: number,
  height: number,
  theory: SheetTheory | null = null,
): Drawing | null {
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
    : narrowRight(theory);
  const known = theory ? theoryLines(sheet, theory) : [];
  const range = [height - FOOT, HEAD] as const;
  const y = known.length > 0 ? decades(curves, known, range) : straight(curves, range);
  const left = 14 + 6.6 * Math.max(...y.marks.map(({ label }) => label.length));
  const x = linear([0, horizon], [left, width - right]);
  const order = bestFirst(sheet);
  return {
    width,
    height,
    shapes: [
      ...yAxis(y.scale, y.marks, [left, width - right], symbolAtStep(sheet)),
      ...sheet.changes
        .filter((step) => step <= horizon)
        .map((step) => line('change', x(step), HEAD, x(step), height - FOOT)),
      ...order.map((lane) => path(`band lane-${sheet.lanes[lane].letter}`, bandOf(curves[lane], x, y))),
      ...known.map(({ look, values }) => path(look, curveOf(values, x, y))),
      ...order.map((lane) =>
        path(`curve lane-${sheet.lanes[lane].letter}`, curveOf(curves[lane].mean, x, y)),
      ),
      ...axisShapes(x, height - FOOT, named ? words.step : '$t$'),
      ...ends([...laneEnds(sheet, order), ...known.map(theoryEnd)], { x, y, horizon, named, width }),
    ],
  };
}

/** px beside the curves' ends where names have no room: a letter, or the word for the floor. */
const narrowRight = (theory: SheetTheory | null): number =>
  theory?.floor ? Math.max(44, 16 + namesWidth([words.floor], 12)) : 44;

const shortName = (name: string): string => nameLines(name)[0];
const px = (value: number): string => value.toFixed(1);

/** The vertical axis. */
interface Heights {
  readonly at: (value: number) => number;
  /** Straight: of the values, or of their decades. */
  readonly scale: Scale;
  readonly marks: readonly Tick[];
  /** Decimals of the values at the curves' ends. */
  readonly digits: number;
}

type Range = readonly [bottom: number, top: number];

function straight(curves: readonly MeanCurve[], range: Range): Heights {
  const y = linear([0, highest(curves)], range).nice(6);
  return { at: y, scale: y, marks: roundTicks(y, 6), digits: decimalsOf(y) };
}

/** From two decades below the least final mean to the decade above everything; what is less lies on the axis. */
function decades(curves: readonly MeanCurve[], known: readonly TheoryLine[], range: Range): Heights {
  const final = curves.map(({ mean }) => mean[mean.length - 1]).filter((value) => value > 0);
  const most = Math.max(highest(curves), ...known.flatMap(({ values }) => values.slice(-1)));
  const low = Math.floor(decade(Math.min(most, ...final))) - 2;
  const high = Math.max(low + 1, Math.ceil(decade(most)));
  const scale = linear([low, high], range);
  const marks = Array.from({ length: high - low + 1 }, (_, i) => {
    const value = Number(`1e${low + i}`);
    return { value, at: scale(low + i), label: String(value) };
  });
  return { at: (value) => scale(decade(Math.max(value, marks[0].value))), scale, marks, digits: 1 };
}

/** log₁₀ */
const decade = (value: number): number => log(value) / log(10);

const highest = (curves: readonly MeanCurve[]): number =>
  Math.max(1e-9, ...curves.flatMap(({ mean, half }) => mean.map((value, i) => value + half[i])));

/** A curve that theory knows. */
interface TheoryLine {
  readonly look: string;
  readonly label: string;
  readonly letter: LaneLetter | null;
  readonly values: readonly number[];
}

/** Floor and bounds of the measure; none where it is not the total or the average regret. */
function theoryLines({ comparison, lanes }: Sheet, { floor, bounds }: SheetTheory): TheoryLine[] {
  const { measure } = comparison;
  if (measure !== 'total' && measure !== 'average') return [];
  const measured = (sums: readonly number[]) =>
    measure === 'total' ? sums : sums.map((sum, i) => sum / (i + 1));
  return [
    ...bounds.map(({ lane, values }) => {
      const { letter } = lanes[lane];
      return { look: `bound lane-${letter}`, label: words.bound, letter, values: measured(values) };
    }),
    ...(floor ? [{ look: 'floor', label: words.floor, letter: null, values: measured(floor) }] : []),
  ];
}

const curveOf = (values: readonly number[], x: Scale, { at }: Heights): string =>
  linePath(
    values.map((_, i) => x(i + 1)),
    values.map(at),
  );

const bandOf = ({ mean, half }: MeanCurve, x: Scale, { at }: Heights): string =>
  bandPath(
    mean.map((_, i) => x(i + 1)),
    mean.map((value, i) => at(value + half[i])),
    mean.map((value, i) => at(Math.max(0, value - half[i]))),
  );

/** Label at a curve's end. */
interface End {
  readonly value: number;
  readonly letter: LaneLetter | null;
  readonly label: string;
  /** A lane's own curve has a mark where it ends, and its value. */
  readonly own: boolean;
}

const laneEnds = ({ comparison, lanes }: Sheet, order: readonly number[]): End[] =>
  order.map((lane) => ({
    value: comparison.curves?.[lane].mean.at(-1) ?? 0,
    letter: lanes[lane].letter,
    label: shortName(lanes[lane].name),
    own: true,
  }));

const theoryEnd = ({ values, letter, label }: TheoryLine): End => ({
  ...{ value: values[values.length - 1], letter, label, own: false },
});

interface Place {
  readonly x: Scale;
  readonly y: Heights;
  readonly horizon: number;
  readonly named: boolean;
  readonly width: number;
}

/** Marks where the curves end, and beside them letter, name and value, kept apart. */
function ends(all: readonly End[], { x, y, horizon, named, width }: Place): Shape[] {
  const at = all.map(({ value }) => y.at(value));
  const places = spread(at, PITCH, HEAD, y.scale.range()[0] - 8);
  const from = x(horizon);
  const to = from + THREAD;
  return all.flatMap(({ value, letter, label, own }, i): Shape[] => {
    const look = letter ? ` lane-${letter}` : '';
    const wordsAt = letter ? to + 24 : to + 2;
    return [
      path(
        letter ? `thread${look}` : 'thread of-floor',
        `M${px(from + 4)} ${px(at[i])}C${px(from + 12)} ${px(at[i])} ${px(from + 12)} ${px(places[i])} ${px(to)} ${px(places[i])}`,
      ),
      ...(own && letter ? [path(`fill${look}`, markPath(letter, from, at[i], 3.2))] : []),
      ...(letter ? badge(letter, to + 10, places[i]) : []),
      ...(named || !letter ? [text(own ? `lane-words${look}` : 'note', wordsAt, places[i] + 4, label)] : []),
      ...(named ? [text('value shown', width, places[i] + 4, formatValue(value, y.digits), 'end')] : []),
    ];
  });
}
