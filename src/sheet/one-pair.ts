import * as words from '#words/sheet/picture';
import { formatValue } from '../picture/format.ts';
import { linear } from '../picture/scale.ts';
import { type Drawing, text } from '../picture/shape.ts';
import { wrapped } from '../picture/text-lines.ts';
import { seedStrip, winsBar } from './pair-marks.ts';
import { differencesIn, type Sheet, sheetPairs } from './sheet.ts';
import { decimalsOf, differenceAxis } from './value-axis.ts';
import { pairSentences } from './verdict.ts';

/** One pair has the pane for itself: bar, words, strip. null where there are more pairs, or none. */
export function onePair(sheet: Sheet, width: number): Drawing | null {
  const [pair, more] = sheetPairs(sheet);
  if (!pair || more) return null;
  const [a, b] = [sheet.lanes[pair.a], sheet.lanes[pair.b]];
  const [left, right] = [60, width - 60];
  const look = (lane: 'a' | 'b') => (pair.wins.verdict === lane ? 'count shown' : 'count');
  const differences = differencesIn(sheet, pair);
  const [low, high] = [Math.min(0, ...differences), Math.max(0, ...differences)];
  const room = 0.03 * (high - low) || 1;
  const x = linear([low - room, high + room], [10, width - 10]);
  const [counts, ...others] = pairSentences(sheet, pair);
  const first = wrapped(counts, width - 20);
  const rest = others.flatMap((sentence) => wrapped(sentence, width - 20));
  const top = 111 + 17 * first.length;
  return {
    width,
    height: top + 86 + 20 * rest.length,
    shapes: [
      text(`lane-words lane-${a.letter}`, left, 14, words.laneBetter(a.letter)),
      text(`lane-words lane-${b.letter}`, right, 14, words.laneBetter(b.letter), 'end'),
      ...winsBar(sheet, pair, { left, right, y: 42, height: 26 }),
      text(look('a'), left - 10, 48, String(pair.wins.a), 'end'),
      text(look('b'), right + 10, 48, String(pair.wins.b)),
      text('note', (left + right) / 2, 74, words.halfOfDecided, 'middle'),
      ...first.map((line, i) => text('note', 10, 102 + 17 * i, line)),
      text('note', 10, top, words.pairDifference({ a: a.letter, b: b.letter })),
      text(
        pair.meanShare?.verdict ? 'value shown' : 'value',
        width - 10,
        top,
        words.pairMean(formatValue(pair.mean, decimalsOf(x))),
        'end',
      ),
      ...differenceAxis(x, top + 10, top + 62),
      ...seedStrip(sheet, pair, { x, y: top + 36, height: 34 }),
      ...rest.map((sentence, i) => text('note', 10, top + 100 + 20 * i, sentence)),
    ],
  };
}
