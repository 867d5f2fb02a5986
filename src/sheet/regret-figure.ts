import type { LaneLetter } from '../contracts/scenario.ts';
import { log } from '../math/index.ts';
import { markPath } from '../picture/lane-marks.ts';
import { type Drawing, line, type Shape, text } from '../picture/shape.ts';
import type { MeanCurve } from '../replicates/comparison/compare-runs.ts';
import { measureById } from '../replicates/comparison/measures.ts';
import { badge, nameLines, widthOfNames } from './badge.ts';
import { decimalsOf, figure, linear, type Scale, tick } from './scale.ts';
import { bestFirst, type Sheet, type SheetTheory } from './sheet.ts';
import { axisShapes, COMPACT } from './value-axis.ts';

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
    ? 96 + Math.min(0.24 * width, widthOfNames(sheet.lanes.map(({ name }) => shortName(name))))
    : 44;
  const known = theory ? theoryLines(sheet, theory) : [];
  const range = [height - FOOT, HEAD] as const;
  const y = known.length > 0 ? decades(curves, known, range) : straight(curves, range);
  const left = 14 + 6.6 * Math.max(...y.marks.map(({ words }) => words.length));
  const x = linear([0, horizon], [left, width - right]);
  const order = bestFirst(sheet);
  const [last, before] = [y.marks[y.marks.length - 1], y.marks[y.marks.length - 2]];
  return {
    width,
    height,
    shapes: [
      ...y.marks.flatMap(({ value, words }) => [
        line('grid', left, y.at(value), width - right, y.at(value)),
        text('tick', left - 6, y.at(value) + 4, words, 'end'),
      ]),
      text(
        'symbol-name',
        left - 6,
        (y.at(last.value) + y.at(before.value)) / 2 + 4,
        symbolAtStep(sheet),
        'end',
      ),
      ...sheet.changes
        .filter((step) => step <= horizon)
        .map((step) => line('change', x(step), HEAD, x(step), height - FOOT)),
      ...order.map(
        (lane): Shape => path(`band lane-${sheet.lanes[lane].letter}`, bandPath(curves[lane], x, y.at)),
      ),
      ...known.map(({ look, values }): Shape => path(look, linePath(values, x, y.at))),
      ...order.map(
        (lane): Shape => path(`curve lane-${sheet.lanes[lane].letter}`, linePath(curves[lane].mean, x, y.at)),
      ),
      ...axisShapes(x, height - FOOT, named ? 'step $t$' : '$t$'),
      ...ends([...laneEnds(sheet, order), ...known.map(theoryEnd)], { x, y, horizon, named, width }),
    ],
  };
}

const path = (look: string, d: string): Shape => ({ tag: 'path', look, d });
const shortName = (name: string): string => nameLines(name)[0];
const px = (value: number): string => value.toFixed(1);

/** The vertical axis. */
interface Heights {
  readonly at: (value: number) => number;
  readonly marks: readonly { readonly value: number; readonly words: string }[];
  readonly lowest: number;
  /** Decimals of the values at the curves' ends. */
  readonly digits: number;
}

type Range = readonly [bottom: number, top: number];

function straight(curves: readonly MeanCurve[], range: Range): Heights {
  const y = linear([0, highest(curves)], range).nice(6);
  const marks = y.ticks(6).map((value) => ({ value, words: tick(value) }));
  return { at: y, marks, lowest: range[0], digits: decimalsOf(y) };
}

/** From two decades below the least final mean to the decade above everything; what is less lies on the axis. */
function decades(curves: readonly MeanCurve[], known: readonly TheoryLine[], range: Range): Heights {
  const final = curves.map(({ mean }) => mean[mean.length - 1]).filter((value) => value > 0);
  const most = Math.max(highest(curves), ...known.flatMap(({ values }) => values.slice(-1)));
  const low = Math.floor(decade(Math.min(most, ...final))) - 2;
  const high = Math.max(low + 1, Math.ceil(decade(most)));
  const y = linear([low, high], range);
  const marks = Array.from({ length: high - low + 1 }, (_, i) => Number(`1e${low + i}`));
  return {
    at: (value) => y(decade(Math.max(value, marks[0]))),
    marks: marks.map((value) => ({ value, words: String(value) })),
    lowest: range[0],
    digits: 1,
  };
}

/** log₁₀ */
const decade = (value: number): number => log(value) / log(10);

const highest = (curves: readonly MeanCurve[]): number =>
  Math.max(1e-9, ...curves.flatMap(({ mean, half }) => mean.map((value, i) => value + half[i])));

/** A curve that theory knows. */
interface TheoryLine {
  readonly look: string;
  readonly words: string;
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
      return { look: `bound lane-${letter}`, words: 'bound', letter, values: measured(values) };
    }),
    ...(floor ? [{ look: 'floor', words: 'floor', letter: null, values: measured(floor) }] : []),
  ];
}

function linePath(values: readonly number[], x: Scale, at: Heights['at']): string {
  return `M${values.map((value, i) => `${px(x(i + 1))} ${px(at(value))}`).join('L')}`;
}

function bandPath({ mean, half }: MeanCurve, x: Scale, at: Heights['at']): string {
  const above = mean.map((value, i) => `${px(x(i + 1))} ${px(at(value + half[i]))}`);
  const below = mean.map((value, i) => `${px(x(i + 1))} ${px(at(Math.max(0, value - half[i])))}`);
  return `M${above.join('L')}L${below.toReversed().join('L')}Z`;
}

/** What stands at a curve's end. */
interface End {
  readonly value: number;
  readonly letter: LaneLetter | null;
  readonly words: string;
  /** A lane's own curve has a mark where it ends, and its value. */
  readonly own: boolean;
}

const laneEnds = ({ comparison, lanes }: Sheet, order: readonly number[]): End[] =>
  order.map((lane) => ({
    value: comparison.curves?.[lane].mean.at(-1) ?? 0,
    letter: lanes[lane].letter,
    words: shortName(lanes[lane].name),
    own: true,
  }));

const theoryEnd = ({ values, letter, words }: TheoryLine): End => ({
  ...{ value: values[values.length - 1], letter, words, own: false },
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
  const places = spread(at, y.lowest - 8);
  const from = x(horizon);
  const to = from + THREAD;
  return all.flatMap(({ value, letter, words, own }, i): Shape[] => {
    const look = letter ? ` lane-${letter}` : '';
    const wordsAt = letter ? to + 24 : to + 2;
    return [
      path(
        `thread${look}`,
        `M${px(from + 4)} ${px(at[i])}C${px(from + 12)} ${px(at[i])} ${px(from + 12)} ${px(places[i])} ${px(to)} ${px(places[i])}`,
      ),
      ...(own && letter ? [path(`fill${look}`, markPath(letter, from, at[i], 3.2))] : []),
      ...(letter ? badge(letter, to + 10, places[i]) : []),
      ...(named || !letter ? [text(own ? `lane-words${look}` : 'note', wordsAt, places[i] + 4, words)] : []),
      ...(named ? [text('value shown', width, places[i] + 4, figure(value, y.digits), 'end')] : []),
    ];
  });
}

/** Heights as near as can be to those wanted, PITCH apart and not below the lowest. */
function spread(wanted: readonly number[], lowest: number): number[] {
  const order = wanted.map((_, i) => i).sort((i, j) => wanted[i] - wanted[j] || i - j);
  const places = order.map((i) => wanted[i]);
  for (let round = 0; round < 60; round++)
    for (let i = 1; i < places.length; i++) {
      const short = PITCH - (places[i] - places[i - 1]);
      if (short <= 0.01) continue;
      places[i] += short / 2;
      places[i - 1] -= short / 2;
    }
  let limit = lowest;
  for (let i = places.length - 1; i >= 0; i--, limit -= PITCH) places[i] = Math.min(places[i], limit);
  const found = new Array<number>(wanted.length);
  order.forEach((lane, i) => {
    found[lane] = places[i];
  });
  return found;
}
