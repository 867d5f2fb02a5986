import { type ReactNode, useState } from 'react';
import { exactJson } from '../../src/engine/json.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import type { RunComparison } from '../../src/replicates/comparison/compare-runs.ts';
import { type MeasureId, measureById } from '../../src/replicates/comparison/measures.ts';
import { sheetDocument } from '../../src/sheet/document.ts';
import { type TableFormat, writeTables } from '../../src/sheet/formats.ts';
import { exportTables, seedsText } from '../../src/sheet/tables.ts';
import { PlaceHead } from '../controls/place-head.tsx';
import { rasterise } from '../pictures/raster.ts';
import { seedsReading } from '../readings/seeds/seeds.ts';
import { COMPARED_SIZES, cancelReplicates, underWay, wantReplicates } from '../store/actions/replicates.ts';
import { useEditedScenario, useReplicates } from '../store/hooks.ts';
import { download } from '../ui/download.ts';
import { fileName } from '../ui/file-name.ts';
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

type CopyFormat = TableFormat | 'seeds' | 'json';

const COPIES: readonly (readonly [format: CopyFormat, label: string])[] = [
  ['csv', words.tablesAsCsv],
  ['markdown', words.tablesAsMarkdown],
  ['latex', words.tablesAsLatex],
  ['seeds', words.seedsAsCsv],
  ['json', words.valuesAsJson],
];

const SHEET_FORMATS = ['svg', 'png'] as const;

/** As `driftlab compare` prints it. */
function textIn(format: CopyFormat, comparison: RunComparison, title: string): string {
  if (format === 'seeds') return seedsText(comparison);
  if (format !== 'json') return writeTables(exportTables(comparison), format);
  return `${exactJson({ title, ...comparison, engine: ENGINE_VERSION }, 1)}\n`;
}

/** As the document says it itself. */
function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** The tables on the clipboard, the sheet as a file. */
function TakeAlong({ compared: { sheet }, title }: { compared: Compared; title: string }) {
  const [told, setTold] = useState('');
  if (!sheet) return null;
  const save = async (format: (typeof SHEET_FORMATS)[number]) => {
    const svg = sheetDocument(sheet, title || words.untitled);
    const file =
      format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await rasterise(sizeOf(svg), svg);
    download(file, `${fileName(title)}-comparison.${format}`);
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
      {SHEET_FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className="btn line"
          onClick={() => void save(format).catch((error: Error) => setTold(error.message))}
        >
          {format.toUpperCase()}
        </button>
      ))}
    </>
  );
}
