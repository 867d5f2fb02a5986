import './papers.css';
import { type ReactNode, use, useState } from 'react';
import { commandOf, inOrder, type Recorded } from '../../src/experiments/report/recorded.ts';
import { VERDICTS } from '../../src/experiments/report/verdict.ts';
import { leavePlace, turnTo } from '../store/place.ts';
import { IconClose } from '../ui/icons.tsx';
import { useSize } from '../ui/use-size.ts';
import { figuresCsv } from './figures-csv.ts';
import { loadRecorded } from './files.ts';
import { PaperClaims } from './paper-claims.tsx';
import { PaperFigure } from './paper-figure.tsx';
import { PaperList } from './paper-list.tsx';
import { VerdictGlyph } from './verdict-glyph.tsx';

const recorded = loadRecorded().then(inOrder);
// Fetched ahead of time: a fault is said where the place is drawn.
recorded.catch(() => {});

/** List, picture and claims of the experiment that the address names; of the first where it names none. */
export function PapersView({ experiment, phone }: { experiment: string; phone: boolean }) {
  const reports = use(recorded);
  const [ref, { width }] = useSize<HTMLDivElement>();
  const report = reports.find(({ id }) => id === experiment) ?? reports[0];
  return (
    <>
      <PapersHead report={report} />
      <div className="papers-body">
        <PaperList reports={reports} open={report.id} onOpen={turnTo} phone={phone} />
        <div className="papers-figure" ref={ref}>
          {/* Another experiment starts with nothing chosen. */}
          <PaperFigure key={report.id} report={report} width={width} phone={phone} />
        </div>
        <PaperClaims report={report} />
      </div>
    </>
  );
}

function PapersHead({ report }: { report: Recorded }) {
  return (
    <header className="papers-head">
      <h1>Papers</h1>
      <p className="papers-key">
        {VERDICTS.map((verdict) => (
          <span key={verdict}>
            <VerdictGlyph verdict={verdict} /> {verdict}
          </span>
        ))}
      </p>
      <span className="grow" />
      <CopyButton text={commandOf(report)}>Command</CopyButton>
      <button type="button" className="btn line" onClick={() => download(report)}>
        Figures, CSV
      </button>
      <button type="button" className="btn icon" aria-label="Leave the papers" onClick={leavePlace}>
        <IconClose />
      </button>
    </header>
  );
}

/** Copies a line; where the browser refuses, the line itself is shown. */
function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly done: boolean } | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied({ text, done: true }),
      () => setCopied({ text, done: false }),
    );
  const own = copied?.text === text ? copied : null;
  return (
    <span className="papers-copy">
      <button type="button" className="btn line" title={text} onClick={() => void copy()}>
        {children}
      </button>
      <span role="status" className={own ? 'papers-copied' : 'visually-hidden'}>
        {own && (own.done ? 'Copied' : <code>{text}</code>)}
      </span>
    </span>
  );
}

function download(report: Recorded): void {
  const url = URL.createObjectURL(new Blob([figuresCsv(report)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${report.id}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
