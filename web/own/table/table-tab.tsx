import { chooseTable } from '../../controls/load-table.ts';
import { EditorFrame } from '../editor-frame.tsx';
import type { OwnTab, OwnTabProps } from '../tab.ts';

/** Where a CSV goes: chosen here, or dropped anywhere on the page. */
export const tableTab: OwnTab = {
  id: 'table',
  title: 'Table',
  edits: (id) => id === 'dataset',
  Editor: TableEditor,
};

function TableEditor({ tabs }: OwnTabProps) {
  return (
    <EditorFrame tabs={tabs} controls={null} insight={null} onUse={null}>
      <p>Rows are times, columns are arms. Drop a CSV file anywhere, or choose one.</p>
      <button type="button" className="btn line" onClick={chooseTable}>
        Choose a file
      </button>
    </EditorFrame>
  );
}
