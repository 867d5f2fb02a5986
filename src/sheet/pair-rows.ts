import { type Drawing, line, type Shape, text } from '../picture/shape.ts';
import { badge } from './badge.ts';
import { decimalsOf, figure, linear, probability, roundDomain, type Scale } from './scale.ts';
import { LEVEL, type Sheet, type SheetPair, sheetPairs, TESTS_FROM } from './sheet.ts';
import { swarm } from './swarm.ts';
import { axisGrid, axisShapes, COMPACT } from './value-axis.ts';

/** Paired differences: a row per pair, with a button's place for each. */
export interface PairRows extends Drawing {
  readonly rows: readonly { readonly pair: SheetPair; readonly top: number; readonly height: number }[];
}

interface PairOptions {
  /** px of a row. */
  readonly rowHeight?: number;
  /** No more rows than these, from the first. */
  readonly most?: number;
  /** The pair whose replicates unfold below its row: lanes in the comparison's order. */
  readonly held?: readonly [number, number] | null;
}

const HEAD = 22;
const FOOT = 26;
/** px of the dots that unfold. */
const UNFOLDED = 46;

/**
 * The differences of all pairs, worse minus better, with their interval, Hedges' g_z, both p-values and the step from which
 * they are apart; below 20 replicates nothing.
 */
export function pairRows(sheet: Sheet, width: number, options: PairOptions = {}): PairRows {
  const { rowHeight = 25, most = Number.POSITIVE_INFINITY, held = null } = options;
  const pairs = sheet.comparison.replicates < TESTS_FROM ? [] : sheetPairs(sheet).slice(0, most);
  if (pairs.length === 0) return { width, height: 0, shapes: [], rows: [] };
  const isHeld = ({ worse, better }: SheetPair) => held?.includes(worse) && held.includes(better);
  const unfolded = pairs.find(isHeld);
  const columns = columnsOf(sheet, pairs, width, unfolded ? differences(sheet, unfolded) : []);
  let top = HEAD;
  const rows = pairs.map((pair) => {
    const height = rowHeight + (pair === unfolded ? UNFOLDED : 0);
    const row = { pair, top, height };
    top += height;
    return row;
  });
  const bottom = top + 2;
  const { x, steps } = columns;
  return {
    width,
    height: bottom + FOOT,
    shapes: [
      ...heads(columns),
      ...axisGrid(x, HEAD, bottom),
      line('zero', x(0), HEAD, x(0), bottom),
      ...(steps ? sheet.changes.map((step) => line('change', steps(step), HEAD, steps(step), bottom)) : []),
      ...rows.flatMap((row) => {
        const middle = row.top + rowHeight / 2;
        const shapes = pairShapes(sheet, row.pair, middle, columns);
        return unfolded && row.pair !== unfolded ? shapes.map(faded) : shapes;
      }),
      ...(unfolded ? unfoldedDots(sheet, unfolded, rows, rowHeight, x) : []),
      ...axisShapes(x, bottom, ''),
      ...(steps ? axisShapes(steps, bottom, 'step $t$') : []),
    ],
    rows,
  };
}

/** Where each column lies: right ends of the figures, and the two scales. */
interface Columns {
  readonly compact: boolean;
  readonly x: Scale;
  readonly mean: number;
  /** null where there is no room. */
  readonly effect: number | null;
  readonly holm: number;
  readonly anytime: number;
  /** null where the step is a figure alone, or not known. */
  readonly steps: Scale | null;
  /** Right end of the step as a figure; null where it is drawn, or not known. */
  readonly apart: number | null;
}

function columnsOf(
  { comparison }: Sheet,
  pairs: readonly SheetPair[],
  width: number,
  unfolded: readonly number[],
): Columns {
  const domain = roundDomain([0, ...pairs.flatMap(({ low, high }) => [low, high]), ...unfolded]);
  const known = comparison.apart !== null;
  const compact = width < COMPACT;
  const badges = compact ? 48 : 66;
  const [meanWidth, effectWidth, pWidth] = compact ? [38, 0, 57] : [50, 44, 62];
  const figures = meanWidth + effectWidth + 2 * pWidth;
  const free = width - badges - figures;
  const apartWidth = !known ? 0 : compact ? 38 : 0.42 * free;
  const plotEnd = badges + free - apartWidth;
  const mean = plotEnd + meanWidth;
  const effect = effectWidth > 0 ? mean + effectWidth : null;
  const holm = (effect ?? mean) + pWidth;
  const anytime = holm + pWidth;
  return {
    ...{ compact, mean, effect, holm, anytime },
    x: linear(domain, [badges + 4, plotEnd - 4]),
    steps: known && !compact ? linear([0, comparison.horizon], [anytime + 34, width - 6]) : null,
    apart: known && compact ? width : null,
  };
}

function heads({ compact, mean, effect, holm, anytime, steps, apart }: Columns): Shape[] {
  return [
    text('note', mean, 12, compact ? 'diff.' : 'difference', 'end'),
    ...(effect === null ? [] : [text('note', effect, 12, '$g_z$', 'end')]),
    text('note', holm, 12, compact ? '$p$' : '$p$, Holm', 'end'),
    text('note', anytime, 12, 'any time', 'end'),
    ...(steps
      ? [text('note', (steps.range()[0] + steps.range()[1]) / 2, 12, 'apart from step', 'middle')]
      : []),
    ...(apart === null ? [] : [text('note', apart, 12, 'step', 'end')]),
  ];
}

function pairShapes({ lanes, comparison }: Sheet, pair: SheetPair, y: number, columns: Columns): Shape[] {
  const { x, mean, effect, holm, anytime, steps, apart } = columns;
  const state = pair.holm < LEVEL ? 'apart' : 'level';
  const strong = (p: number) => (p < LEVEL ? 'value apart' : 'value level');
  const gap = columns.compact ? 21 : 26;
  return [
    ...badge(lanes[pair.worse].letter, 8, y),
    text('minus', 8 + gap / 2, y + 4, '\u2212', 'middle'),
    ...badge(lanes[pair.better].letter, 8 + gap, y),
    line(`pair-interval ${state}`, x(pair.low), y, x(pair.high), y),
    { tag: 'circle', look: `pair-mean ${state}`, cx: x(pair.mean), cy: y, r: 4 },
    text(strong(pair.holm), mean, y + 4, figure(pair.mean, decimalsOf(x)), 'end'),
    ...(effect === null
      ? []
      : [text(strong(pair.holm), effect, y + 4, pair.gz === null ? '–' : figure(pair.gz, 2), 'end')]),
    text(strong(pair.holm), holm, y + 4, probability(pair.holm), 'end'),
    text(strong(pair.anytime), anytime, y + 4, probability(pair.anytime), 'end'),
    ...(steps ? apartBar(steps, pair.apart ?? null, y, comparison.horizon) : []),
    ...(apart === null ? [] : [text(strong(pair.holm), apart, y + 4, String(pair.apart ?? 'never'), 'end')]),
  ];
}

/** The steps during which the two are apart, with the first of them. */
function apartBar(steps: Scale, from: number | null, y: number, horizon: number): Shape[] {
  const [start, end] = steps.range();
  const rail = line('steps', start, y, end, y);
  if (from === null) return [rail, text('step-words', (start + end) / 2, y + 4, 'never', 'middle')];
  return [
    rail,
    line('steps apart', steps(from - 1), y, steps(horizon), y),
    text('step-words from', steps(from - 1) - 5, y + 4, String(from), 'end'),
  ];
}

const faded = (shape: Shape): Shape => ({ ...shape, look: `${shape.look} faded` });

/** Worse minus better, replicate by replicate. */
function differences({ comparison: { values } }: Sheet, { worse, better }: SheetPair): number[] {
  return values[worse].map((value, i) => value - values[better][i]);
}

function unfoldedDots(
  sheet: Sheet,
  pair: SheetPair,
  rows: PairRows['rows'],
  rowHeight: number,
  x: Scale,
): Shape[] {
  const top = (rows.find((row) => row.pair === pair)?.top ?? 0) + rowHeight;
  const at = differences(sheet, pair).map((difference) => x(difference));
  const { r, offsets } = swarm(at, UNFOLDED - 6);
  return at.map((px, i) => ({
    tag: 'circle',
    look: 'difference',
    cx: px,
    cy: top + UNFOLDED / 2 - 2 + offsets[i],
    r,
  }));
}
