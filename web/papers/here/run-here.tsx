import './run-here.css';
import type { ReactNode } from 'react';
import { experimentById } from '../../../src/experiments/registry.ts';
import type { Experiment } from '../../../src/experiments/spec.ts';
import { listName } from '../names.ts';
import { hereRuns } from './runs.ts';
import { hereSentence } from './sentence.ts';
import { type Here, RUNS_HERE, useHere, useOtherUnderWay } from './state.ts';
import { chooseFile } from './table-file.ts';

/** Runs the experiment in this browser: a few runs first, more on demand; says how far they are, stops them, takes them away. */
export function RunHere({ experiment }: { experiment: Experiment }) {
  const here = useHere(experiment.id);
  return (
    <div className="run-here">
      {here ? <Begun experiment={experiment} here={here} /> : <Begin experiment={experiment} />}
      {here?.status === 'running' && <progress value={here.share} aria-label="Runs in this browser" />}
    </div>
  );
}

const onTable = ({ design }: Experiment): boolean => typeof design === 'function';

function start(experiment: Experiment, runs: number): void {
  if (onTable(experiment)) chooseFile((file) => void hereRuns.start(experiment.id, runs, file));
  else void hereRuns.start(experiment.id, runs);
}

function Begin({ experiment }: { experiment: Experiment }) {
  const other = experimentById(useOtherUnderWay(experiment.id) ?? '');
  const needs = onTable(experiment)
    ? 'asks for its table: a CSV file, rows are times, columns are arms'
    : null;
  const stops = other
    ? `stops ${listName(other).figure}, ${listName(other).about}, which keeps its runs`
    : null;
  const notes = [needs, stops].filter(Boolean);
  return (
    <p>
      <button type="button" className="btn line" onClick={() => start(experiment, RUNS_HERE[0])}>
        Run it here, {RUNS_HERE[0]} runs
      </button>
      {notes.length > 0 && <span className="note">{notes.join('; ')}</span>}
    </p>
  );
}

function Begun({ experiment, here }: { experiment: Experiment; here: Here }) {
  const { id } = experiment;
  const { status, done, wanted, fault } = here;
  const again = onTable(experiment) && done === 0;
  const more = RUNS_HERE.find((runs) => runs > done);
  return (
    <p className={fault === null ? undefined : 'failed'}>
      <span role="status">{hereSentence(here)}</span>
      {status === 'running' && <Act onClick={() => hereRuns.cancel()}>Cancel</Act>}
      {status === 'stopped' && (
        <Act onClick={() => (again ? start(experiment, wanted) : void hereRuns.start(id, wanted))}>
          {again ? 'Another table' : fault === null ? 'Go on' : 'Try again'}
        </Act>
      )}
      {status === 'done' && more && <Act onClick={() => void hereRuns.start(id, more)}>{more} runs</Act>}
      {status !== 'running' && <Act onClick={() => hereRuns.remove(id)}>Remove</Act>}
      {status === 'running' && <span className="note">goes on when you leave the papers</span>}
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
