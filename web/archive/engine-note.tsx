import { useMemo } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/archive/engine';
import { archivedEngine } from '../../src/archive/archive.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { VerificationNote } from '../place/verification-note.tsx';
import { runWithToday } from '../store/actions/engine.ts';
import { openPlace } from '../store/address/place.ts';
import { useEditedLanes, useEditedScenario } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import { verify } from '../store/run/verification.ts';
import type { LaneData } from '../store/state.ts';
import { MathText } from '../ui/math-text.tsx';
import { differenceOf } from './difference.ts';
import { type EngineRun, useRunIn } from './run-in.ts';

/** Which engine computed the run, whether it is the link's, what today's engine does otherwise, and what this one does not tell. */
export function EngineNote({ engine }: { engine: string }) {
  const scenario = useEditedScenario();
  const lanes = useEditedLanes();
  const arrival = useStore(page);
  const verification = verify(scenario, lanes, arrival);
  const archived = archivedEngine(engine);
  return (
    <>
      <h3>{arrival.promised?.by === 'link' ? words.ofTheLink : words.ofTheRun(engine)}</h3>
      {verification && (
        <VerificationNote verification={verification} promised={arrival.promised} engine={engine} />
      )}
      <Today scenario={scenario} lanes={lanes} />
      {archived && (
        <p className="note">
          <MathText text={archived.contract === 1 ? words.untold1 : words.untold} />
        </p>
      )}
      <div className="engine-ways">
        <button type="button" className="btn solid" onClick={() => runWithToday(words.before(engine))}>
          {words.runWithToday}
        </button>
        <button type="button" className="btn line" onClick={() => openPlace({ name: 'changed', detail: '' })}>
          {words.whatChanged}
        </button>
      </div>
      {archived && (
        <p className="note">
          {words.of({ date: archived.date, commit: archived.commit.slice(0, 8) })}{' '}
          <button
            type="button"
            className="follows"
            onClick={() => openPlace({ name: 'permanence', detail: '' })}
          >
            {words.permanence}
          </button>
        </p>
      )}
    </>
  );
}

/** What today's engine does with the same scenario. */
function Today({ scenario, lanes }: { readonly scenario: Scenario; readonly lanes: readonly LaneData[] }) {
  const today = useMemo(() => {
    const { engine: _, ...rest } = scenario;
    return rest;
  }, [scenario]);
  const state = useRunIn(today);
  const done = lanes.every(({ run }) => run.status !== 'running');
  const text =
    state.state === 'failed'
      ? words.refused({ version: ENGINE_VERSION, reason: state.error })
      : state.state === 'done' && done
        ? comparedWords(lanes, state.run)
        : words.computing({
            version: ENGINE_VERSION,
            percent: state.state === 'working' ? state.percent : 100,
          });
  return (
    <p className="engine-today" role="status">
      {text}
    </p>
  );
}

function comparedWords(lanes: readonly LaneData[], today: EngineRun): string {
  const found = lanes.map(({ lane, run }) => ({
    id: lane.id,
    ...differenceOf(run.records, today.lanes[lane.id]?.records ?? []),
  }));
  const queries = found.reduce((sum, { steps }) => sum + steps, 0);
  const from = (step: (one: (typeof found)[number]) => number | null) =>
    found.flatMap((one) => {
      const t = step(one);
      return t === null ? [] : [words.fromStep({ lane: one.id, step: t })];
    });
  const elsewhere = from(({ query, value }) => query ?? value);
  if (elsewhere.length > 0)
    return words.elsewhereToday({ version: ENGINE_VERSION, lanes: elsewhere.join(', ') });
  const numbers = from(({ number }) => number);
  if (numbers.length > 0)
    return words.sameQueriesToday({ version: ENGINE_VERSION, queries, lanes: numbers.join(', ') });
  return words.sameToday({ version: ENGINE_VERSION, queries });
}
