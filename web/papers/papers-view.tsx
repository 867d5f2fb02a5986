import './papers.css';
import { type ReactNode, use, useState } from 'react';
import * as words from '#words/library/papers';
import { experimentById } from '../../src/experiments/registry.ts';
import { commandOf, inOrder } from '../../src/experiments/report/recorded.ts';
import { VERDICTS } from '../../src/experiments/report/verdict.ts';
import type { Experiment } from '../../src/experiments/spec.ts';
import { loadRecorded } from '../answers/recorded-reports.ts';
import { useHereReport } from '../answers/reports-here.ts';
import { PlaceHead } from '../place/place-head.tsx';
import { verdictName } from '../readings/papers/verdicts.ts';
import { turnTo } from '../store/address/place.ts';
import { useSize } from '../ui/use-size.ts';
import { VerdictGlyph } from '../ui/verdict-glyph.tsx';
import { figuresCsv } from './figures-csv.ts';
import { PaperClaims } from './paper-claims.tsx';
import { PaperFigure } from './paper-figure.tsx';
import { PaperList } from './paper-list.tsx';
import { both, type Figures, figuresOf } from './shapes/figures.ts';

const recorded = loadRecorded().then(inOrder);
// Fetched ahead of time: a fault is said where the place is drawn.
recorded.catch(() => {});

/** List, picture and claims of the experiment that the address names; of the first where it names none. */
export function PapersView({ experiment: id, phone }: { experiment: string; phone: boolean }) {
  const reports = use(recorded);
  const [ref, { width }] = useSize<HTMLDivElement>();
  const experiment = experimentById(id) ?? (experimentById(reports[0].id) as Experiment);
  const report = reports.find((one) => one.id === experiment.id) ?? null;
  const here = useHereReport(experiment.id);
  const judged = here.done ? here.report : null;
  const figures = figuresOf(report, here.report && { ...here.report, done: here.done });
  return (
    <>
      <PapersHead experiment={experiment} command={commandOf(report ?? experiment)} figures={figures} />
      <div className="papers-body">
        <PaperList reports={reports} open={experiment.id} onOpen={turnTo} phone={phone} />
        <div className="papers-figure" ref={ref}>
          {/* Another experiment starts with nothing chosen. */}
          <PaperFigure
            key={experiment.id}
            experiment={experiment}
            report={report}
            here={here.report}
            figures={figures}
            width={width}
            phone={phone}
          />
        </div>
        <PaperClaims report={judged ?? report} judged={judged && words.judgedHere(judged.runs)} />
      </div>
    </>
  );
}

interface PapersHeadProps {
  readonly experiment: Experiment;
  readonly command: string;
  readonly figures: Figures;
}

function PapersHead({ experiment, command, figures }: PapersHeadProps) {
  return (
    <PlaceHead title={words.papers} leave={words.leave}>
      <p className="papers-key">
        {VERDICTS.map((verdict) => (
          <span key={verdict}>
            <VerdictGlyph verdict={verdict} /> {verdictName(verdict)}
          </span>
        ))}
      </p>
      <span className="grow" />
      <CopyButton text={command}>{words.command}</CopyButton>
      {both(figures, 'cells').length > 0 && (
        <button type="button" className="btn line" onClick={() => download(experiment.id, figures)}>
          {words.figuresCsv}
        </button>
      )}
    </PlaceHead>
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
        {own && (own.done ? words.copied : <code>{text}</code>)}
      </span>
    </span>
  );
}

function download(id: string, figures: Figures): void {
  const url = URL.createObjectURL(new Blob([figuresCsv(figures)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${id}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
