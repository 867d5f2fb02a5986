import { useEffect, useMemo, useRef } from 'react';
import * as words from '#words/own/table';
import type { SmallMap } from '../../../src/data/table-preview.ts';
import { DATASET } from '../../../src/objectives/own/dataset.about.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import { RAMP } from '../../../src/picture/palette.ts';
import { colourMap, paintField } from '../../plot/colour.ts';
import { useEditedScenario, useTheme } from '../../store/hooks.ts';
import type { TableReading } from '../../worker/table/table-desk.ts';
import { EditorFrame } from '../editor-frame.tsx';
import type { OwnTab, OwnTabProps } from '../tab.ts';
import { ArmsPanel } from './arms-panel.tsx';
import { chooseTable, putTableInLanes, sheet, takeUp, useSheet } from './sheet.ts';
import { SheetView } from './sheet-view.tsx';
import { TableControls } from './table-controls.tsx';

/** Reads a CSV file and shows its content before it is used. */
export const tableTab: OwnTab = {
  id: 'table',
  title: words.tab,
  edits: (id) => id === DATASET.id,
  Editor: TableEditor,
};

function TableEditor({ tabs }: OwnTabProps) {
  const { objective, title } = useEditedScenario();
  useEffect(() => {
    const { dataset: table, parameters } = objective;
    // A file opened since then stays in place.
    if (sheet.getState().facts && table === undefined) return;
    const { trainingRows, values, fill } = resolveParameters(
      DATASET.parameters,
      parameters,
    ) as object as TableReading;
    void takeUp(table, { trainingRows, values, fill }, title);
  }, [objective, title]);
  const { facts, picture, fault, news } = useSheet();
  const said = (
    <>
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      {news && (
        <p className="reading" role="status">
          {news}
        </p>
      )}
    </>
  );
  if (!facts)
    return (
      <EditorFrame tabs={tabs} controls={null} insight={null} onUse={null}>
        <p>{words.what}</p>
        <p className="table-choose">
          <button type="button" className="btn line" onClick={chooseTable}>
            {words.choose}
          </button>
        </p>
        {said}
      </EditorFrame>
    );
  return (
    <EditorFrame
      tabs={tabs}
      controls={<TableControls />}
      insight={
        <>
          <TableMap />
          <ArmsPanel />
        </>
      }
      onUse={picture && picture.fault === null ? () => void putTableInLanes() : null}
    >
      {said}
      <SheetView />
    </EditorFrame>
  );
}

/** Arms over time in grey: training veiled, the run after the black line. */
function TableMap() {
  const { facts, picture } = useSheet();
  if (!facts || !picture) return null;
  const share = (100 * picture.training) / facts.rows;
  const [first, start, last] = picture.times;
  return (
    <section className="panel" aria-labelledby="table-map-title">
      <div className="phead">
        <h3 id="table-map-title">{words.map}</h3>
        <span className="legend">
          <span>{words.mapKey}</span>
        </span>
      </div>
      <div className="table-map">
        <Cells map={picture.map ?? facts.map} />
        <span className="trained" style={{ width: `${share}%` }} />
      </div>
      <p className="table-times">
        <span>{first}</span>
        <b style={{ left: `${Math.max(22, Math.min(70, share))}%` }}>{start}</b>
        <span>{last}</span>
      </p>
    </section>
  );
}

/** Darker is less; outliers get the colours of the ends, so that the other values can be told apart. */
function Cells({ map }: { map: SmallMap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const colours = useMemo(() => colourMap(RAMP[theme]), [theme]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { columns, rows, values } = map;
    const image = context.createImageData(columns, rows);
    paintField(values, columns, rows, bulk(values), colours, image.data);
    context.putImageData(image, 0, 0);
  }, [map, colours]);
  return <canvas ref={canvas} width={map.columns} height={map.rows} />;
}

/** The range without the lowest and highest fiftieth of the values. */
function bulk(values: Float64Array): readonly [number, number] {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const cut = Math.floor(sorted.length / 50);
  return [sorted[cut], sorted[sorted.length - 1 - cut]];
}
