import * as words from '#words/sheet/picture';
import { formatValue } from '../picture/format.ts';
import { linear, type Scale } from '../picture/scale.ts';
import { type Drawing, line, type Shape, text } from '../picture/shape.ts';
import { wrapped } from '../picture/text-lines.ts';
import { badge } from './badge.ts';
import { seedStrip, winsBar } from './pair-marks.ts';
import { differencesIn, type Sheet, type SheetPair, sheetPairs } from './sheet.ts';
import { COMPACT, decimalsOf, differenceAxis, roundDomain } from './value-axis.ts';
import { pairSentences } from './verdict.ts';

/** A row per pair, with a button's place for each. */
interface PairRows extends Drawing {
  readonly rows: readonly { readonly pair: SheetPair; readonly top: number; readonly height: number }[];
}

interface PairOptions {
  /** px of a row. */
  readonly rowHeight?: number;
  /** The pair whose sentences unfold below its row: lanes in the comparison's order. */
  readonly held?: readonly [number, number] | null;
}

const HEAD = 18;
const FOOT = 22;
/** px of a row where it has two lines, and of a line of words. */
const TWO_LINES = 62;
const WORDS = 17;

/**
 * Every pair: how often each lane is better with the interval of the share, the difference of each seed, its mean, and the step
 * from which the two are apart. Filled and bold: the claim stands.
 */
export function pairRows(
  sheet: Sheet,
  width: number,
  { rowHeight = 27, held = null }: PairOptions = {},
): PairRows {
  const pairs = sheetPairs(sheet);
  if (pairs.length === 0) return { width, height: 0, shapes: [], rows: [] };
  const compact = width < COMPACT;
  const own = compact ? TWO_LINES : rowHeight;
  const columns = compact ? phoneColumns(width) : columnsOf(width);
  const x = differenceScale(sheet, pairs, columns.strip);
  let top = compact ? 0 : HEAD;
  const rows = pairs.map((pair) => {
    const isHeld = held?.includes(pair.a) === true && held.includes(pair.b);
    const said = isHeld
      ? pairSentences(sheet, pair).flatMap((sentence) => wrapped(sentence, width - columns.words))
      : [];
    const row = { pair, top, height: own + (said.length > 0 ? WORDS * said.length + 8 : 0), said };
    top += row.height;
    return row;
  });
  const bottom = top + (compact ? -6 : 2);
  return {
    width,
    height: bottom + FOOT,
    shapes: [
      ...(compact ? [] : heads(sheet, columns, width)),
      ...differenceAxis(x, compact ? 32 : HEAD, bottom),
      ...rows.flatMap((row) =>
        compact ? phoneRow(sheet, row, columns, x, width) : wideRow(sheet, row, rowHeight, columns, x, width),
      ),
      ...rows.flatMap((row) =>
        row.said.map((line, i) => text('note', columns.words, row.top + own + WORDS * (i + 1) - 3, line)),
      ),
    ],
    rows,
  };
}

interface Columns {
  /** Ends of the bar and of the strip. */
  readonly bar: readonly [number, number];
  readonly strip: readonly [number, number];
  /** Right end of the mean, and left end of a line of words. */
  readonly mean: number;
  readonly words: number;
}

function columnsOf(width: number): Columns {
  const free = width - 272;
  const bar = [86, 86 + 0.485 * free] as const;
  return { bar, strip: [bar[1] + 54, width - 132], mean: width - 82, words: 86 };
}

const phoneColumns = (width: number): Columns => ({
  bar: [88, width - 28],
  strip: [62, width - 96],
  mean: width - 40,
  words: 0,
});

function differenceScale(sheet: Sheet, pairs: readonly SheetPair[], strip: readonly [number, number]): Scale {
  const all = [0, ...pairs.flatMap((pair) => differencesIn(sheet, pair))];
  const [low, high] = all.reduce(([least, most], d) => [Math.min(least, d), Math.max(most, d)], [0, 0]);
  const room = 0.03 * (high - low);
  return high > low ? linear([low - room, high + room], strip) : linear(roundDomain(all), strip);
}

function heads({ comparison }: Sheet, { bar, strip, mean }: Columns, width: number): Shape[] {
  const middle = ([from, to]: readonly [number, number]) => (from + to) / 2;
  return [
    text('note', middle(bar), 10, words.oftenBetter(comparison.replicates), 'middle'),
    text('note', middle(strip), 10, words.seedDifference, 'middle'),
    text('note', mean, 10, words.mean, 'end'),
    ...(comparison.apart ? [text('note', width, 10, words.fromStep, 'end')] : []),
  ];
}

type Row = PairRows['rows'][number];

function wideRow(
  sheet: Sheet,
  { pair, top }: Row,
  rowHeight: number,
  columns: Columns,
  x: Scale,
  width: number,
): Shape[] {
  const y = top + rowHeight / 2;
  const { bar, mean } = columns;
  return [
    ...letters(sheet, pair, y),
    ...counts(pair, bar[0] - 6, bar[1] + 6, y, false),
    ...winsBar(sheet, pair, { left: bar[0], right: bar[1], y, height: 12 }),
    ...seedStrip(sheet, pair, { x, y, height: 11 }),
    text(claimLook(pair.meanShare?.verdict), mean, y + 4, meanText(pair, x), 'end'),
    ...stepText(pair, width, y, words.notApart),
  ];
}

function phoneRow(sheet: Sheet, { pair, top }: Row, columns: Columns, x: Scale, width: number): Shape[] {
  const y = top + 16;
  const { bar, mean } = columns;
  return [
    ...(top > 0 ? [line('parting', 0, top - 2, width, top - 2)] : []),
    ...letters(sheet, pair, y),
    ...counts(pair, bar[0] - 6, width, y, true),
    ...winsBar(sheet, pair, { left: bar[0], right: bar[1], y, height: 13 }),
    ...seedStrip(sheet, pair, { x, y: y + 25, height: 12 }),
    text(claimLook(pair.meanShare?.verdict), mean, y + 29, meanText(pair, x), 'end'),
    ...stepText(pair, width, y + 25, '–'),
  ];
}

const claimLook = (verdict: 'a' | 'b' | null | undefined): string => (verdict ? 'value shown' : 'value');
const meanText = ({ mean }: SheetPair, x: Scale): string => formatValue(mean, decimalsOf(x));

function letters({ lanes }: Sheet, { a, b }: SheetPair, y: number): Shape[] {
  return [
    ...badge(lanes[a].letter, 8, y),
    text('minus', 23, y + 4, '–', 'middle'),
    ...badge(lanes[b].letter, 38, y),
  ];
}

/** Wins at both ends of the bar; those of the lane that is more often better are bold. */
function counts({ wins }: SheetPair, left: number, right: number, y: number, toRight: boolean): Shape[] {
  const look = (lane: 'a' | 'b') => (wins.verdict === lane ? 'value shown' : 'value');
  return [
    text(look('a'), left, y + 4, String(wins.a), 'end'),
    text(look('b'), right, y + 4, String(wins.b), toRight ? 'end' : undefined),
  ];
}

function stepText({ from, apart }: SheetPair, x: number, y: number, none: string): Shape[] {
  if (from === undefined) return [];
  return [text(apart ? 'value shown' : 'value', x, y + 4, from === null ? none : String(from), 'end')];
}
