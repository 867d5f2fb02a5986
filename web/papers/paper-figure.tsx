import { useState } from 'react';
import type { Recorded } from '../../src/experiments/report/recorded.ts';
import { CellReading } from './cell-reading.tsx';
import { openRun } from './open-run.ts';
import { PaperPicture } from './paper-picture.tsx';
import { PaperText } from './paper-text.tsx';
import {
  type CellName,
  isHistogram,
  pictureOf,
  type View,
  viewColumns,
  viewName,
  viewsOf,
} from './shapes/picture.ts';
import { Words } from './words.tsx';

interface PaperFigureProps {
  readonly report: Recorded;
  /** px of the picture. */
  readonly width: number;
  readonly phone: boolean;
}

/** The experiment's picture, the cell that is looked at, and everything in words below. */
export function PaperFigure({ report, width, phone }: PaperFigureProps) {
  const views = viewsOf(report);
  const [at, setAt] = useState(0);
  const [column, setColumn] = useState(0);
  const view = views[Math.min(at, views.length - 1)];
  const columns = viewColumns(view, report);
  const shown = phone ? [columns[Math.min(column, columns.length - 1)]] : columns;
  const [chosen, setChosen] = useState<CellName | null>(null);
  const first = pictureOf(report, view, 720, null, shown).spots[0];
  const found = chosen && shown.includes(chosen.column) ? chosen : first;
  const cell = found ? { row: found.row, column: found.column } : null;
  return (
    <section aria-labelledby="papers-title">
      <h2 id="papers-title">
        <Words text={report.title} />
      </h2>
      <p className="note">
        {report.source}. {report.runs} runs.
      </p>
      <div className="papers-views">
        <Switch
          label="Shown"
          names={views.map((one) => viewName(one, report))}
          chosen={at}
          onChoose={setAt}
        />
        <Key view={view} />
      </div>
      {phone && columns.length > 1 && (
        <Switch label="Column" names={columns} chosen={column} onChoose={setColumn} />
      )}
      {width > 0 && (
        <PaperPicture
          picture={pictureOf(report, view, width, cell, shown)}
          report={report}
          view={view}
          chosen={cell}
          onChoose={setChosen}
          onOpen={(name) => openRun(report, name, 0)}
        />
      )}
      {cell && <CellReading report={report} view={view} cell={cell} />}
      <PaperText report={report} />
    </section>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** One of a few names; with only one it is a heading. */
function Switch({ label, names, chosen, onChoose }: SwitchProps) {
  if (names.length === 1)
    return (
      <p className="papers-shown">
        <Words text={names[0]} />
      </p>
    );
  return (
    <fieldset className="papers-switch" aria-label={label}>
      {names.map((name, i) => (
        <button key={name} type="button" aria-pressed={i === chosen} onClick={() => onChoose(i)}>
          <Words text={name} />
        </button>
      ))}
    </fieldset>
  );
}

function Key({ view }: { view: View }) {
  if (isHistogram(view)) return <p className="papers-key">each cell relative to its highest bar</p>;
  if (view.kind === 'curves') return <p className="papers-key">ours; band of the chosen one ± 2 s.e.</p>;
  return (
    <p className="papers-key">
      <span>
        <svg className="paper-picture" width="30" height="14" aria-hidden="true">
          <line className="spread" x1="5" x2="25" y1="7" y2="7" />
          <circle className="ring" cx="15" cy="7" r="5.5" />
        </svg>
        printed, its spread
      </span>
      <span>
        <svg className="paper-picture" width="22" height="14" aria-hidden="true">
          <line className="interval" x1="1" x2="21" y1="7" y2="7" />
          <circle className="dot" cx="11" cy="7" r="3.2" />
        </svg>
        ours, ± 2 s.e.
      </span>
    </p>
  );
}
