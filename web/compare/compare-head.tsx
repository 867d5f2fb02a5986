import { type ReactNode, useState } from 'react';
import { exactJson } from '../../src/engine/json.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import type { RunComparison } from '../../src/replicates/comparison/compare-runs.ts';
import { type MeasureId, measureById } from '../../src/replicates/comparison/measures.ts';
import { figureDocument, sheetDocument } from '../../src/sheet/documents.ts';
import { type TableFormat, writeTables } from '../../src/sheet/formats.ts';
import { methodsParagraph, paperTable } from '../../src/sheet/paper.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { exportTables, seedsText } from '../../src/sheet/tables.ts';
import { download } from '../browser/download.ts';
import { fileName } from '../browser/file-name.ts';
import { facesInUse } from '../pictures/fonts.ts';
import { rasterise } from '../pictures/raster.ts';
import { PlaceHead } from '../place/place-head.tsx';
import { seedsReading } from '../readings/seeds/seeds.ts';
import { COMPARED_SIZES, cancelReplicates, underWay, wantReplicates } from '../store/actions/replicates.ts';
import { useEditedScenario, useReplicates } from '../store/hooks.ts';
import { IconDown } from '../ui/icons.tsx';
import { MathText } from '../ui/math-text.tsx';
import { MenuButton } from '../ui/overlay/open-button.tsx';
import * as words from '../words/compare/compare.ts';
import type { Compared } from './use-comparison.ts';

interface CompareHeadProps {
  readonly compared: Compared;
  /** The one shown. */
  readonly measure: MeasureId;
  readonly onMeasure: (measure: MeasureId) => void;
  /** After which step. */
  readonly children: ReactNode;
}

/** What is compared, over how many seeds, by what; and what can be taken along. */
export function CompareHead({ compared, measure, onMeasure, children }: CompareHeadProps) {
  const { title } = useEditedScenario();
  const { measures } = compared;
  return (
    <PlaceHead title={words.compare} leave={words.leave}>
      <Seeds title={title || words.untitled} />
      {measures.length > 0 && (
        <fieldset className="compare-switch" aria-label={words.comparedBy}>
          {measures.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === measure}
              title={measureById(id).name}
              onClick={() => onMeasure(id)}
            >
              <span aria-hidden="true">
                <MathText text={measureById(id).symbol} />
              </span>
              <span className="visually-hidden">{measureById(id).name}</span>
            </button>
          ))}
        </fieldset>
      )}
      {children}
      <span className="grow" />
      <TakeAlong compared={compared} title={title} />
      <Progress />
    </PlaceHead>
  );
}

/** How many seeds there are, how far more of them are, and the way to more. */
function Seeds({ title }: { title: string }) {
  const replicates = useReplicates();
  const { lanes } = useEditedScenario();
  const { wanted, results, error } = replicates;
  const busy = underWay(replicates);
  const more = COMPARED_SIZES.find((size) => size > results.length);
  return (
    <p className="compare-seeds">
      <span>
        {title}, <b>{seedsReading(replicates)}</b>
      </span>
      {busy && (
        <button type="button" className="compare-link" onClick={cancelReplicates}>
          {words.cancel}
        </button>
      )}
      {error !== null && (
        <button type="button" className="compare-link" onClick={() => wantReplicates(wanted)}>
          {words.tryAgain}
        </button>
      )}
      {!busy && error === null && more && lanes.length > 0 && (
        <button type="button" className="compare-link" onClick={() => wantReplicates(more)}>
          {words.moreSeeds(more)}
        </button>
      )}
    </p>
  );
}

/** A bar of 2 px below the head while seeds are computed. */
function Progress() {
  const replicates = useReplicates();
  const { wanted, results } = replicates;
  if (!underWay(replicates)) return null;
  return (
    <span
      className="compare-progress"
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={0}
      aria-valuemax={wanted}
      aria-valuenow={results.length}
    >
      <span style={{ width: `${(100 * results.length) / wanted}%` }} />
    </span>
  );
}

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

/** As `driftlab compare` prints it. */
function textIn(format: CopyFormat, comparison: RunComparison, title: string): string {
  const context = {
    title: title || words.untitled,
    horizon: comparison.horizon,
    engine: ENGINE_VERSION,
    link: location.hash,
  };
  switch (format) {
    case 'seeds':
      return seedsText(comparison);
    case 'latex':
      return paperTable(comparison, context);
    case 'methods':
      return methodsParagraph(comparison, context);
    case 'json':
      return `${exactJson({ title, ...comparison, engine: ENGINE_VERSION }, 1)}\n`;
    default:
      return writeTables(exportTables(comparison), format === 'latex-long' ? 'latex' : format);
  }
}

type PictureFile = `${'sheet' | 'regret' | 'regret-narrow'}.${'svg' | 'png'}`;

const PICTURES: readonly (readonly [file: PictureFile, label: string])[] = [
  ['regret.svg', words.figureAsSvg],
  ['regret-narrow.svg', words.narrowFigureAsSvg],
  ['regret.png', words.figureAsPng],
  ['sheet.svg', words.sheetAsSvg],
  ['sheet.png', words.sheetAsPng],
];

/** As the document says it itself. */
function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** A picture that stands alone, its faces inside. Throws a plain sentence where it cannot be drawn. */
async function pictureOf(file: PictureFile, sheet: Sheet, title: string): Promise<Blob> {
  const about = { link: location.href, engine: ENGINE_VERSION, faces: await facesInUse() };
  const [figure, format] = file.split('.');
  const svg =
    figure === 'sheet'
      ? sheetDocument(sheet, title, about)
      : figureDocument(sheet, title, figure === 'regret' ? 2 : 1, about);
  if (svg === null) throw new Error(words.noCurves);
  return format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : rasterise(sizeOf(svg), svg);
}

/** Tables and words on the clipboard, figure and sheet as files. */
function TakeAlong({ compared: { sheet }, title }: { compared: Compared; title: string }) {
  const [told, setTold] = useState('');
  if (!sheet) return null;
  const save = async (file: PictureFile) => {
    const picture = await pictureOf(file, sheet, title || words.untitled);
    download(picture, `${fileName(title)}-comparison-${file}`);
  };
  const copy = (format: CopyFormat) =>
    navigator.clipboard.writeText(textIn(format, sheet.comparison, title)).then(
      () => setTold(words.copied),
      () => setTold(words.copyRefused),
    );
  return (
    <>
      <span role="status" className={told ? 'compare-told' : 'visually-hidden'}>
        {told}
      </span>
      <MenuButton
        button={{
          className: 'btn line',
          face: (
            <>
              {words.copy} <IconDown />
            </>
          ),
        }}
        position="bottom-end"
        className="choices"
        entries={COPIES.map(([format, label]) => ({
          id: format,
          label,
          onChoose: () => void copy(format),
        }))}
      />
      <MenuButton
        button={{
          className: 'btn line',
          face: (
            <>
              {words.save} <IconDown />
            </>
          ),
        }}
        position="bottom-end"
        className="choices"
        entries={PICTURES.map(([file, label]) => ({
          id: file,
          label,
          onChoose: () => void save(file).catch((error: Error) => setTold(error.message)),
        }))}
      />
    </>
  );
}
