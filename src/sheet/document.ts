import { type Drawing, line, type Shape, text } from '../picture/shape.ts';
import { type Placed, svgSheet } from '../picture/svg.ts';
import { finalDots } from './final-dots.ts';
import { SHEET_LOOKS } from './looks.ts';
import { pairRows } from './pair-rows.ts';
import { rankLine } from './rank-line.ts';
import { shareBelow } from './share-below.ts';
import { ANY_TIME, missingSentence, pairSentence, type Sheet, TESTS_FROM } from './sheet.ts';
import { targetSentence, targetShare } from './target-share.ts';

/** px of a part, and between the parts. */
const PART = 660;
const GAP = 44;
/** px of its title and words. */
const HEAD = 46;

/** The whole sheet as an SVG document: text is text, both themes. */
export function sheetDocument(sheet: Sheet, title: string): string {
  const { comparison } = sheet;
  const rows = [
    [
      part('Final values', comparison.quantity, finalDots(sheet, PART)),
      part('Paired differences', pairWords(sheet), pairRows(sheet, PART), ANY_TIME),
    ],
    [
      part('Share of seeds below', 'fixed budget: after the last step', shareBelow(sheet, PART)),
      part('Mean rank', rankWords(sheet), rankLine(sheet, PART)),
    ],
    targetParts(sheet),
  ];
  const placed: Placed[] = [];
  let top = 0;
  for (const row of rows.filter(({ length }) => length > 0)) {
    if (top > 0) placed.push({ x: 0, y: top - GAP / 2, shapes: [line('parting', 0, 0, 2 * PART + GAP, 0)] });
    for (const [i, { head, drawing }] of row.entries()) {
      const x = i * (PART + GAP);
      placed.push({ x, y: top, shapes: head }, { x, y: top + HEAD, shapes: drawing.shapes });
    }
    top += HEAD + Math.max(...row.map(({ drawing }) => drawing.height)) + GAP;
  }
  const caption = `${title}: ${comparison.quantity}, ${comparison.replicates} seeds`;
  return svgSheet({ width: 2 * PART + GAP, height: top - GAP }, placed, caption, { sheet: SHEET_LOOKS });
}

const pairWords = (sheet: Sheet): string =>
  sheet.lanes.length < 2 ? 'One lane alone: add another to compare.' : pairSentence(sheet);

function rankWords({ comparison: { ranks, replicates } }: Sheet): string {
  if (!ranks) return 'One lane alone has no rank.';
  return replicates < TESTS_FROM
    ? missingSentence(replicates)
    : '1 is best; a bar joins what cannot be told apart';
}

function targetParts(sheet: Sheet): Part[] {
  const drawing = targetShare(sheet, PART);
  return drawing ? [part('Share of runs and targets reached', targetSentence(sheet), drawing)] : [];
}

/** A part's drawing under its title and a line of words. */
interface Part {
  readonly head: readonly Shape[];
  readonly drawing: Drawing;
}

const part = (title: string, words: string, drawing: Drawing, key = ''): Part => ({
  head: [
    text('head', 0, 12, title),
    text('note', 0, 30, words),
    ...(key === '' ? [] : [text('tick', PART, 12, key, 'end')]),
  ],
  drawing,
});
