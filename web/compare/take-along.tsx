import { useState } from 'react';
import * as words from '#words/compare/compare';
import { exactJson } from '../../src/engine/json.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import type { RunComparison } from '../../src/replicates/comparison/compare-runs.ts';
import { comparisonLink } from '../../src/sheet/comparison-link.ts';
import { figureDocument, sheetDocument } from '../../src/sheet/documents.ts';
import { type TableFormat, writeTables } from '../../src/sheet/formats.ts';
import { methodsParagraph, paperTable } from '../../src/sheet/paper.ts';
import type { Sheet, SheetTheory } from '../../src/sheet/sheet.ts';
import { exportTables, seedsText } from '../../src/sheet/tables.ts';
import { download } from '../browser/download.ts';
import { fileName } from '../browser/file-name.ts';
import { aboutComparison } from '../pictures/about-plan.ts';
import { facesInUse } from '../pictures/fonts.ts';
import { printPicture } from '../pictures/print-picture.ts';
import { rasteriseDocument } from '../pictures/raster.ts';
import { shownTitle } from '../registry/titles.ts';
import { lab } from '../store/store.ts';
import { ListMenu } from '../ui/overlay/list-menu.tsx';
import { PHONE, useMatches } from '../ui/use-matches.ts';

type CopyFormat = TableFormat | 'latex-long' | 'methods' | 'seeds' | 'json';

const COPIES: readonly (readonly [format: CopyFormat, label: string])[] = [
  ['latex', words.tableAsLatex],
  ['methods', words.methodsParagraph],
  ['csv', words.tablesAsCsv],
  ['markdown', words.tablesAsMarkdown],
  ['latex-long', words.tablesAsLatex],
  ['seeds', words.seedsAsCsv],
  ['json', words.valuesAsJson],
];

/** The engine that has computed the seeds. */
const shownEngine = (): string => lab.getState().scenario.engine ?? ENGINE_VERSION;

/** As the command line writes it; the address where a table is too large for a link. */
function linkOf(comparison: RunComparison): string {
  try {
    return comparisonLink(lab.getState().scenario, comparison);
  } catch {
    return location.hash;
  }
}

/** The text as printed by `driftlab compare`. */
function textIn(format: CopyFormat, comparison: RunComparison, title: string): string {
  const context = {
    title,
    horizon: comparison.horizon,
    engine: shownEngine(),
    link: linkOf(comparison),
  };
  switch (format) {
    case 'seeds':
      return seedsText(comparison);
    case 'latex':
      return paperTable(comparison, context);
    case 'methods':
      return methodsParagraph(comparison, context);
    case 'json':
      return `${exactJson({ title, ...comparison, engine: shownEngine() }, 1)}\n`;
    default:
      return writeTables(exportTables(comparison), format === 'latex-long' ? 'latex' : format);
  }
}

type PictureFile = `${'sheet' | 'regret' | 'regret-narrow'}.${'svg' | 'png' | 'print'}`;

const PICTURES: readonly (readonly [file: PictureFile, label: string])[] = [
  ['regret.svg', words.figureAsSvg],
  ['regret-narrow.svg', words.narrowFigureAsSvg],
  ['regret.png', words.figureAsPng],
  ['sheet.svg', words.sheetAsSvg],
  ['sheet.png', words.sheetAsPng],
  ['regret.print', words.printFigure],
  ['sheet.print', words.printSheet],
];

/** A standalone SVG with its fonts included. Throws a plain sentence if it cannot be drawn. */
async function svgOf(figure: string, { sheet, title, theory }: Taken): Promise<string> {
  const about = { ...(await aboutComparison(sheet.comparison.replicates)), faces: await facesInUse() };
  const named = shownTitle(title);
  const svg =
    figure === 'sheet'
      ? sheetDocument(sheet, named, about)
      : figureDocument(sheet, named, figure === 'regret' ? 2 : 1, about, theory);
  if (svg === null) throw new Error(words.noCurves);
  return svg;
}

interface Taken {
  readonly sheet: Sheet;
  readonly title: string;
  readonly theory: SheetTheory | null;
}

async function save(file: PictureFile, taken: Taken): Promise<void> {
  const [figure, format] = file.split('.');
  const svg = await svgOf(figure, taken);
  if (format === 'print') return printPicture(svg);
  const picture =
    format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await rasteriseDocument(svg);
  download(picture, `${fileName(taken.title)}-comparison-${file}`);
}

type TakeAlongProps = Omit<Taken, 'sheet'> & { readonly sheet: Sheet | null };

/** Buttons that copy tables and words, save figure and sheet, and print; on a phone in one menu. */
export function TakeAlong({ sheet, title, theory }: TakeAlongProps) {
  const [told, setTold] = useState('');
  const phone = useMatches(PHONE);
  if (!sheet || sheet.replicates) return null;
  const copy = (format: CopyFormat) =>
    navigator.clipboard.writeText(textIn(format, sheet.comparison, title)).then(
      () => setTold(words.copied),
      () => setTold(words.copyRefused),
    );
  const copies = COPIES.map(([format, label]) => ({
    id: format,
    label: phone ? words.copyOf(label) : label,
    onChoose: () => void copy(format),
  }));
  const pictures = PICTURES.map(([file, label]) => ({
    id: file,
    label,
    onChoose: () => void save(file, { sheet, title, theory }).catch((error: Error) => setTold(error.message)),
  }));
  return (
    <>
      <span role="status" className={told ? 'compare-told' : 'visually-hidden'}>
        {told}
      </span>
      {!phone && <ListMenu name={words.copy} entries={copies} />}
      <ListMenu name={words.save} entries={phone ? [...pictures, ...copies] : pictures} />
    </>
  );
}
