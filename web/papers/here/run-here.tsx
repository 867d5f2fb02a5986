import { chooseFile } from '../../browser/choose-file.ts';
import './run-here.css';
import type { ReactNode } from 'react';
import * as words from '#words/library/papers';
import { LARGEST_TABLE } from '../../../src/data/limits.ts';
import { experimentById } from '../../../src/experiments/registry.ts';
import type { Experiment } from '../../../src/experiments/spec.ts';
import { type Here, RUNS_HERE, useHere, useOtherUnderWay } from '../../answers/reports-here.ts';
import { listName } from '../../readings/papers/papers.ts';
import { timeLeft } from '../../readings/seeds/replicates.ts';
import { shownTitle } from '../../registry/titles.ts';
import { notify } from '../../store/page.ts';
import { hereRuns } from './runs.ts';

/** Runs the experiment in this browser: a few runs first, more on demand; says how far they are, stops them, takes them away. */
export function RunHere({ experiment }: { experiment: Experiment }) {
  const here = useHere(experiment.id);
  return (
    <div className="run-here">
      {here ? <Begun experiment={experiment} here={here} /> : <Begin experiment={experiment} />}
      {here?.status === 'running' && <progress value={here.share} aria-label={words.runsInThisBrowser} />}
    </div>
  );
}

const onTable = ({ design }: Experiment): boolean => typeof design === 'function';

function start(experiment: Experiment, runs: number): void {
  if (onTable(experiment)) chooseTable((file) => void hereRuns.start(experiment.id, runs, file));
  else void hereRuns.start(experiment.id, runs);
}

function Begin({ experiment }: { experiment: Experiment }) {
  const other = experimentById(useOtherUnderWay(experiment.id) ?? '');
  const needs = onTable(experiment) ? words.asksForTable : null;
  const stops = other ? stopsOther(other) : null;
  const notes = [needs, stops].filter(Boolean);
  return (
    <p>
      <button type="button" className="btn line" onClick={() => start(experiment, RUNS_HERE[0])}>
        {words.runHere(RUNS_HERE[0])}
      </button>
      {notes.length > 0 && <span className="note">{notes.join('; ')}</span>}
    </p>
  );
}

function stopsOther(other: Experiment): string {
  const { figure, about } = listName(other);
  return words.stops({ figure: shownTitle(figure), about });
}

function Begun({ experiment, here }: { experiment: Experiment; here: Here }) {
  const { id } = experiment;
  const { status, done, wanted, fault } = here;
  const again = onTable(experiment) && done === 0;
  const more = RUNS_HERE.find((runs) => runs > done);
  return (
    <p className={fault === null ? undefined : 'failed'}>
      <span role="status">{hereSentence(here)}</span>
      {status === 'running' && <Act onClick={() => hereRuns.cancel()}>{words.cancel}</Act>}
      {status === 'stopped' && (
        <Act onClick={() => (again ? start(experiment, wanted) : void hereRuns.start(id, wanted))}>
          {again ? words.anotherTable : fault === null ? words.goOn : words.tryAgain}
        </Act>
      )}
      {status === 'done' && more && (
        <Act onClick={() => void hereRuns.start(id, more)}>{words.runs(more)}</Act>
      )}
      {status !== 'running' && <Act onClick={() => hereRuns.remove(id)}>{words.remove}</Act>}
      {status === 'running' && <span className="note">{words.goesOn}</span>}
    </p>
  );
}

function Act({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="act" onClick={onClick}>
      {children}
    </button>
  );
}

/** How far the runs of this browser are. */
export function hereSentence({ wanted, done, secondsLeft, status, fault }: Here): string {
  if (fault !== null) return words.runStopped(fault.replace(/\.$/, ''));
  if (status === 'done') return words.runsHere(done);
  if (status === 'stopped') return words.stoppedAt({ done, wanted });
  const left = secondsLeft === null ? '' : ` · ${timeLeft(secondsLeft)}`;
  return words.underWay({ done, wanted }) + left;
}

/** Opens the file dialog for a table; one that is too large is refused unread. */
function chooseTable(take: (file: File) => void): void {
  chooseFile('.csv,text/csv', (file) => {
    if (file.size <= LARGEST_TABLE) return take(file);
    const size = (file.size / 2 ** 20).toFixed(1);
    notify({ kind: 'error', text: words.tableTooLarge({ name: file.name, megabytes: size }), actions: [] });
  });
}
