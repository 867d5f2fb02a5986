import { useState } from 'react';
import * as words from '#words/library/papers';
import type { Recorded } from '../../src/experiments/report/recorded.ts';
import type { Report } from '../../src/experiments/report/report.ts';
import type { Experiment } from '../../src/experiments/spec.ts';
import { InspectWay } from '../place/inspect-way.tsx';
import { CellReading } from './cell-reading.tsx';
import { RunHere } from './here/run-here.tsx';
import { openRun } from './open-run.ts';
import { PaperPicture } from './paper-picture.tsx';
import { PaperText } from './paper-text.tsx';
import { PictureKey } from './picture-key.tsx';
import type { Figures } from './shapes/figures.ts';
import { type CellName, pictureOf, viewColumns, viewName, viewsOf } from './shapes/picture.ts';
import { Words } from './words.tsx';

interface PaperFigureProps {
  readonly experiment: Experiment;
  /** null where nothing is recorded. */
  readonly report: Recorded | null;
  /** What this browser has found; null where it has not. */
  readonly here: Report | null;
  /** Both together. */
  readonly figures: Figures;
  /** px of the picture. */
  readonly width: number;
  readonly phone: boolean;
}

const missing = ({ design }: Experiment): string =>
  typeof design === 'function' ? words.tableNotPublic : words.notRecorded;

/** The experiment's picture, the cell that is looked at, and everything in words below. */
export function PaperFigure({ experiment, report, here, figures, width, phone }: PaperFigureProps) {
  const shown = report ?? here;
  return (
    <section aria-labelledby="papers-title">
      <h2 id="papers-title">
        <Words text={experiment.title} />
      </h2>
      <p className="note">
        {experiment.source}. {report ? words.recordedRuns(report.runs) : missing(experiment)}
      </p>
      <RunHere experiment={experiment} />
      {shown && <Shown report={shown} figures={figures} width={width} phone={phone} />}
      {shown && <PaperText report={shown} here={report && here} />}
    </section>
  );
}

interface ShownProps extends Pick<PaperFigureProps, 'figures' | 'width' | 'phone'> {
  /** What is opened from a cell. */
  readonly report: Report;
}

function Shown({ report, figures, width, phone }: ShownProps) {
  const views = viewsOf(figures);
  const [at, setAt] = useState(0);
  const [column, setColumn] = useState(0);
  const view = views[Math.min(at, views.length - 1)];
  const columns = viewColumns(view, figures);
  const shown = phone ? [columns[Math.min(column, columns.length - 1)]] : columns;
  const [chosen, setChosen] = useState<CellName | null>(null);
  const first = pictureOf(figures, view, 720, null, shown).spots[0];
  const found = chosen && shown.includes(chosen.column) ? chosen : first;
  const cell = found ? { row: found.row, column: found.column } : null;
  return (
    <>
      <div className="papers-views">
        <Switch
          label={words.shown}
          names={views.map((one) => viewName(one, figures))}
          chosen={at}
          onChoose={setAt}
        />
        <InspectWay subject={`paper-${report.id}-${views.indexOf(view)}`} title={viewName(view, figures)} />
        <PictureKey view={view} figures={figures} />
      </div>
      {phone && columns.length > 1 && (
        <Switch label={words.column} names={columns} chosen={column} onChoose={setColumn} />
      )}
      {width > 0 && (
        <PaperPicture
          picture={pictureOf(figures, view, width, cell, shown)}
          figures={figures}
          view={view}
          chosen={cell}
          onChoose={setChosen}
          onOpen={(name) => openRun(report, name, 0)}
        />
      )}
      {cell && <CellReading report={report} figures={figures} view={view} cell={cell} />}
    </>
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
