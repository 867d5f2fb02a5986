import * as words from '#words/sheet/document';
import { textWidth } from '../picture/layout.ts';
import { plainMath } from '../picture/math.ts';
import { type Drawing, line, type Shape, text } from '../picture/shape.ts';
import { type DocumentAbout, type Placed, svgDocument, svgSheet } from '../picture/svg.ts';
import { nameLines, wrapped } from '../picture/text-lines.ts';
import { badge } from './badge.ts';
import { finalDots } from './final-dots.ts';
import { SHEET_LOOKS } from './looks.ts';
import { quantityOf } from './measure-words.ts';
import { onePair } from './one-pair.ts';
import { pairRows } from './pair-rows.ts';
import { regretFigure } from './regret-figure.ts';
import { shareBelow } from './share-below.ts';
import { bestFirst, type Sheet, type SheetTheory } from './sheet.ts';
import { targetSentence, targetShare } from './target-share.ts';
import { apartSentence, guarantee, verdictText } from './verdict.ts';

/** px of a part, and between the parts. */
const PART = 680;
const GAP = 40;
/** px of its title and a line of words, and of each further line. */
const HEAD = 46;
const LINE = 16;
/** px of the sentence above the parts. */
const VERDICT = 70;

/** The whole sheet as an SVG document: text is text, both themes. */
export function sheetDocument(sheet: Sheet, title: string, about: DocumentAbout): string {
  const { comparison } = sheet;
  const figure = regretFigure(sheet, PART, 302);
  const target = targetShare(sheet, PART);
  const parts = [
    ...(figure ? [part(words.overTime, words.band, figure)] : []),
    ...(sheet.lanes.length > 1
      ? [
          part(
            words.pairs,
            `${apartSentence(sheet)} ${words.claims}`,
            onePair(sheet, PART) ?? pairRows(sheet, PART),
          ),
        ]
      : []),
    part(words.finalValues, words.dots, finalDots(sheet, PART)),
    part(words.shareBelow, words.fixedBudget(comparison.horizon), shareBelow(sheet, PART)),
    ...(target ? [part(words.targetShare, targetSentence(sheet), target)] : []),
  ];
  const placed: Placed[] = [
    {
      x: 0,
      y: 0,
      shapes: [
        text('verdict', 0, 20, verdictText(sheet)),
        ...(comparison.pairs.length > 0 ? [text('note', 0, 42, guarantee(sheet))] : []),
      ],
    },
  ];
  let top = VERDICT;
  for (let i = 0; i < parts.length; i += 2) {
    placed.push({ x: 0, y: top - GAP / 2, shapes: [line('parting', 0, 0, 2 * PART + GAP, 0)] });
    const row = parts.slice(i, i + 2);
    const head = Math.max(...row.map(({ height }) => height));
    for (const [k, { shapes, drawing }] of row.entries()) {
      const x = k * (PART + GAP);
      placed.push({ x, y: top, shapes }, { x, y: top + head, shapes: drawing.shapes });
    }
    top += head + Math.max(...row.map(({ drawing }) => drawing.height)) + GAP;
  }
  const { horizon: step, replicates: seeds } = comparison;
  const caption = words.caption({ title, quantity: quantityOf(comparison), step, seeds });
  return svgSheet({ width: 2 * PART + GAP, height: top - GAP }, placed, caption, SHEET_LOOKS, about);
}

/** px of a figure that is one column of a paper wide, or two. */
const COLUMNS = { 1: { width: 344, height: 230 }, 2: { width: 712, height: 300 } } as const;
export type FigureColumns = keyof typeof COLUMNS;

/**
 * The measure over time as a figure of its own, with what the band is below it.
 * @param theory floor and bounds, on a logarithmic axis
 * @returns null where the curves were not kept
 */
export function figureDocument(
  sheet: Sheet,
  title: string,
  columns: FigureColumns,
  about: DocumentAbout,
  theory: SheetTheory | null = null,
): string | null {
  const { width, height } = COLUMNS[columns];
  const drawing = regretFigure(sheet, width, height, theory);
  if (!drawing) return null;
  const { replicates } = sheet.comparison;
  const key = columns === 1 ? words.narrowBand(replicates) : words.bandOfSeeds(replicates);
  const names = columns === 1 ? legend(sheet, width, height + 14) : [];
  const foot = height + names.length * LEGEND_ROW + 18;
  const shapes = [...drawing.shapes, ...names.flat(), text('note', 0, foot, key)];
  return svgDocument({ width, height: foot + 8, shapes }, title, SHEET_LOOKS, about);
}

/** px from one row of names to the next. */
const LEGEND_ROW = 20;

/** The lanes by letter and name, best first, in rows of two; a figure of one column has no room for names at the curves. */
function legend(sheet: Sheet, width: number, top: number): Shape[][] {
  const rows: Shape[][] = [];
  for (const [i, lane] of bestFirst(sheet).entries()) {
    const { letter, name } = sheet.lanes[lane];
    const [row, left] = [Math.floor(i / 2), (i % 2) * (width / 2)];
    const y = top + row * LEGEND_ROW;
    const shown = textWidth(name, 12) < width / 2 - 28 ? name : nameLines(name)[0];
    rows[row] = [
      ...(rows[row] ?? []),
      ...badge(letter, left + 8, y),
      text(`lane-words lane-${letter}`, left + 22, y + 4, shown),
    ];
  }
  return rows;
}

/** A part's drawing under its title and some words. */
interface Part {
  /** Title and words, and their px. */
  readonly shapes: readonly Shape[];
  readonly height: number;
  readonly drawing: Drawing;
}

function part(title: string, note: string, drawing: Drawing): Part {
  const lines = wrapped(note, PART, (words) => textWidth(plainMath(words), 12));
  return {
    shapes: [text('head', 0, 12, title), ...lines.map((line, i) => text('note', 0, 30 + LINE * i, line))],
    height: HEAD + LINE * (lines.length - 1),
    drawing,
  };
}
