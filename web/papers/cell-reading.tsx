import { type KeyboardEvent, useState } from 'react';
import * as words from '#words/library/papers';
import { experimentById } from '../../src/experiments/registry.ts';
import type { Report } from '../../src/experiments/report/report.ts';
import type { View } from '../../src/experiments/report/report-views.ts';
import { verdictName } from '../readings/papers/verdicts.ts';
import { VerdictGlyph } from '../ui/verdict-glyph.tsx';
import { cellWords, type OwnWords } from './cell-words.ts';
import { cellRun, openRun } from './open-run.ts';
import type { Figures } from './shapes/figures.ts';
import type { CellName } from './shapes/picture.ts';
import { Words } from './words.tsx';

interface CellReadingProps {
  readonly report: Report;
  readonly figures: Figures;
  readonly view: View;
  readonly cell: CellName;
}

/** The figures of the cell that is looked at, and its replicates, each of which opens in the lanes. */
export function CellReading({ report, figures, view, cell }: CellReadingProps) {
  const said = cellWords(figures, view, cell);
  const openable = cellRun(report, cell, 0) !== null;
  return (
    <div className="papers-reading">
      <p>
        <b>
          <Words text={`${cell.row}, ${cell.column}`} />
        </b>
        {said?.printed && <span>{words.printed(said.printed)}</span>}
        <Own who={words.ours} own={said?.ours} />
        <Own who={words.thisBrowser} own={said?.here} />
        {openable && (
          <button type="button" className="papers-open" onClick={() => openRun(report, cell, 0)}>
            {words.openRun} <kbd>{words.enterKey}</kbd>
          </button>
        )}
      </p>
      {openable ? (
        <Replicates runs={report.runs} onOpen={(replicate) => openRun(report, cell, replicate)} />
      ) : (
        <p className="note">{whyClosed(report)}</p>
      )}
    </div>
  );
}

function Own({ who, own }: { who: string; own: OwnWords | null | undefined }) {
  if (!own) return null;
  return (
    <span className="papers-own">
      {who} {own.text}
      {own.verdict && (
        <span>
          <VerdictGlyph verdict={own.verdict} /> {verdictName(own.verdict)}
        </span>
      )}
    </span>
  );
}

/** Why a cell's runs cannot be opened. */
function whyClosed({ id }: Report): string {
  return typeof experimentById(id)?.design === 'function' ? words.needsTable : words.noSuchCell;
}

/** More replicates than this are not drawn one by one. */
const MOST = 100;

/** A strip of the cell's replicates; ← → go along it, a click or Enter opens one. */
function Replicates({ runs, onOpen }: { runs: number; onOpen: (replicate: number) => void }) {
  const [at, setAt] = useState(0);
  const shown = Array.from({ length: Math.min(runs, MOST) }, (_, replicate) => replicate);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -MOST, End: MOST }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(shown.length - 1, at + step));
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <fieldset className="papers-replicates" aria-label={words.replicates} onKeyDown={onKeyDown}>
      <span className="note">
        {words.replicate} <output>{at + 1}</output> {words.ofRuns(runs)}
      </span>
      <span className="strip">
        {shown.map((replicate) => (
          <button
            key={replicate}
            type="button"
            tabIndex={replicate === at ? 0 : -1}
            aria-label={words.openReplicate(replicate + 1)}
            onFocus={() => setAt(replicate)}
            onPointerEnter={() => setAt(replicate)}
            onClick={() => onOpen(replicate)}
          />
        ))}
      </span>
    </fieldset>
  );
}
