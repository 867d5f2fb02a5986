import { useEffect } from 'react';
import * as words from '#words/own/table';
import { DATASET } from '../../../src/objectives/dataset.about.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import { useEditedScenario } from '../../store/hooks.ts';
import type { TableReading } from '../../worker/table/table-desk.ts';
import { EditorFrame } from '../editor-frame.tsx';
import type { OwnTab, OwnTabProps } from '../tab.ts';
import { ArmsPanel } from './arms-panel.tsx';
import { chooseTable, putTableInLanes, sheet, takeUp, useSheet } from './sheet.ts';
import { SheetView } from './sheet-view.tsx';
import { TableControls } from './table-controls.tsx';
import { TableMap } from './table-map.tsx';

/** Where a CSV goes: what it holds, before it counts. */
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
    // A file that has been opened since stays in work.
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
