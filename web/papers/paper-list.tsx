import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as words from '#words/library/papers';
import { EXPERIMENTS } from '../../src/experiments/registry.ts';
import { type Recorded, shownVerdict, shownVerdicts } from '../../src/experiments/report/recorded.ts';
import { listName, paperOf } from '../readings/papers/papers.ts';
import { verdictCounts } from '../readings/papers/verdicts.ts';
import { shownTitle } from '../registry/titles.ts';
import { VerdictGlyph } from '../ui/verdict-glyph.tsx';

interface PaperListProps {
  readonly reports: readonly Recorded[];
  /** Id of the open one. */
  readonly open: string;
  readonly onOpen: (id: string) => void;
  readonly phone: boolean;
}

/** Every experiment with its claims' glyphs, by paper; ↑ and ↓ go through them, and each opens as it is reached. */
export function PaperList({ reports, open, onOpen, phone }: PaperListProps) {
  const list = useRef<HTMLElement>(null);
  const papers = [...new Set(EXPERIMENTS.map(paperOf))];
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-id="${open}"]`);
    if (!phone) chosen?.scrollIntoView({ block: 'nearest' });
  }, [open, phone]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -EXPERIMENTS.length, End: EXPERIMENTS.length }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const entries = papers.flatMap((paper) => EXPERIMENTS.filter((one) => paperOf(one) === paper));
    const at = entries.findIndex(({ id }) => id === open);
    const next = entries[Math.max(0, Math.min(entries.length - 1, at + step))].id;
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`[data-id="${next}"]`)?.focus();
  };
  return (
    <nav className="papers-list" aria-label={words.experiments} ref={list} onKeyDown={onKeyDown}>
      {papers.map((paper) => (
        <section key={paper} aria-label={paper}>
          <h2>{paper}</h2>
          {EXPERIMENTS.filter((experiment) => paperOf(experiment) === paper).map((experiment) => (
            <Entry
              key={experiment.id}
              experiment={experiment}
              report={reports.find(({ id }) => id === experiment.id)}
              open={experiment.id === open}
              onOpen={onOpen}
              phone={phone}
            />
          ))}
        </section>
      ))}
    </nav>
  );
}

interface EntryProps {
  readonly experiment: (typeof EXPERIMENTS)[number];
  readonly report: Recorded | undefined;
  readonly open: boolean;
  readonly onOpen: (id: string) => void;
  /** The picture is below the list. */
  readonly phone: boolean;
}

function Entry({ experiment, report, open, onOpen, phone }: EntryProps) {
  const { id } = experiment;
  const { figure, about } = listName(experiment);
  return (
    <button
      type="button"
      className={report ? 'papers-entry' : 'papers-entry missing'}
      data-id={id}
      aria-current={open || undefined}
      tabIndex={open ? 0 : -1}
      onClick={() => {
        onOpen(id);
        if (phone) requestAnimationFrame(() => document.getElementById('papers-title')?.scrollIntoView());
      }}
    >
      <b>
        {shownTitle(figure)}
        <span className="visually-hidden">, </span>
      </b>
      <span>
        {about}
        <span className="visually-hidden">
          : {report && verdictCounts(shownVerdicts(report), shownVerdicts(report, 'ours'))}
        </span>
      </span>
      <Verdicts report={report} />
    </button>
  );
}

/** A glyph for each of the paper's claims, then for readings of our own; or that there is none. */
function Verdicts({ report }: Pick<EntryProps, 'report'>) {
  if (!report) return <em>{words.notRecordedYet}</em>;
  if (report.claims.every((claim) => shownVerdict(report, claim) === null)) return <em>{words.noVerdict}</em>;
  const glyphs = (ours: boolean) =>
    report.claims
      .filter((claim) => (claim.ours === true) === ours)
      .map((claim) => <VerdictGlyph key={claim.text} verdict={shownVerdict(report, claim)} size={11} />);
  return (
    <span className="glyphs">
      {glyphs(false)}
      {report.claims.some(({ ours }) => ours) && <i title={words.ownReadings}>{glyphs(true)}</i>}
    </span>
  );
}
