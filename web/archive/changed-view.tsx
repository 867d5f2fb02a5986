import { useMemo } from 'react';
import * as words from '#words/archive/changed';
import * as engineWords from '#words/archive/engine';
import { untitled } from '#words/views/scene-head';
import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { formatRegret } from '../../src/picture/format.ts';
import type { Drawing } from '../../src/picture/shape.ts';
import { PlaceHead } from '../place/place-head.tsx';
import { Picture } from '../plot/picture.tsx';
import { shownTitle } from '../registry/titles.ts';
import { runWithToday } from '../store/actions/engine.ts';
import { leavePlace } from '../store/address/place.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { laneNames } from '../store/names.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { useSize } from '../ui/use-size.ts';
import {
  CHANGED_LOOKS,
  type LanePair,
  largestRegret,
  queriesDrawing,
  regretDrawing,
} from './changed-drawing.ts';
import { differenceOf, differenceWords } from './difference.ts';
import { type EngineRun, type RunIn, useRunIn } from './run-in.ts';

/** The run of a link in its engine and in today's, lane by lane: queries and regret. */
export function ChangedView() {
  const scenario = useEditedScenario();
  return (
    <>
      <PlaceHead title={words.title} leave={words.leave}>
        <Head scenario={scenario} />
      </PlaceHead>
      {scenario.engine ? (
        <Both scenario={scenario} engine={scenario.engine} />
      ) : (
        <p className="changed-empty">{words.nothing(ENGINE_VERSION)}</p>
      )}
    </>
  );
}

function Head({ scenario: { title, seed, engine } }: { readonly scenario: Scenario }) {
  if (!engine) return <span className="grow" />;
  return (
    <>
      <span className="changed-about">
        {words.about({ scene: shownTitle(title) || untitled, seed })}
        <b>{words.engines({ theirs: engine, ours: ENGINE_VERSION })}</b>
      </span>
      <span className="grow" />
      <span className="changed-key" aria-hidden="true">
        <Stroke dash="5 4" /> {words.thisLink(engine)} <Stroke /> {words.today(ENGINE_VERSION)}
        <svg width="8" height="8" aria-hidden="true">
          <circle cx="4" cy="4" r="2.4" className="changed-dot" />
        </svg>{' '}
        {words.theSame}
      </span>
      <button
        type="button"
        className="btn line"
        onClick={() => {
          leavePlace();
          runWithToday(engineWords.before(engine));
        }}
      >
        {engineWords.runWithToday}
      </button>
    </>
  );
}

const Stroke = ({ dash }: { dash?: string }) => (
  <svg width="26" height="8" aria-hidden="true">
    <path d="M0 4h26" className="changed-stroke" strokeDasharray={dash} />
  </svg>
);

/** Both are run again: what the lanes show may still be under way. */
function Both({ scenario, engine }: { readonly scenario: Scenario; readonly engine: string }) {
  const today = useMemo(() => {
    const { engine: _, ...rest } = scenario;
    return rest;
  }, [scenario]);
  const [theirs, ours] = [useRunIn(scenario), useRunIn(today)];
  if (theirs.state !== 'done' || ours.state !== 'done')
    return (
      <div className="changed-empty">
        <Under version={engine} state={theirs} />
        <Under version={ENGINE_VERSION} state={ours} />
      </div>
    );
  return <Rows scenario={scenario} versions={[engine, ENGINE_VERSION]} runs={[theirs.run, ours.run]} />;
}

function Under({ version, state }: { readonly version: string; readonly state: RunIn }) {
  if (state.state === 'failed') return <p role="alert">{words.refused({ version, reason: state.error })}</p>;
  return (
    <p role="status">
      {words.computing({ version, percent: state.state === 'working' ? state.percent : 100 })}
    </p>
  );
}

interface RowsProps {
  readonly scenario: Scenario;
  readonly versions: readonly [string, string];
  readonly runs: readonly [EngineRun, EngineRun];
}

function Rows({ scenario, versions, runs }: RowsProps) {
  const names = laneNames(scenario.lanes);
  const pairs = scenario.lanes.map(({ id }): LanePair => {
    const [theirs, ours] = runs.map(({ lanes }) => lanes[id]?.records ?? []);
    return { letter: id, theirs, ours };
  });
  const top = largestRegret(pairs);
  return (
    <div className="changed-rows">
      <div className="changed-heads" aria-hidden="true">
        <span />
        <h2>{words.queries}</h2>
        <h2>{words.regret}</h2>
      </div>
      {pairs.map((pair) => (
        <Row
          key={pair.letter}
          pair={pair}
          name={names.get(pair.letter) ?? pair.letter}
          prints={runs.map(({ lanes }) => lanes[pair.letter]?.fingerprint ?? '')}
          versions={versions}
          candidates={runs[1].world.candidates}
          top={top}
        />
      ))}
      <p className="note">{words.note}</p>
    </div>
  );
}

interface RowProps {
  readonly pair: LanePair;
  readonly name: string;
  readonly prints: readonly string[];
  readonly versions: readonly [string, string];
  readonly candidates: CandidateSet;
  readonly top: number;
}

function Row({ pair, name, prints, versions, candidates, top }: RowProps) {
  const difference = differenceOf(pair.theirs, pair.ours);
  const said = differenceWords(difference);
  const [theirs, ours] = [pair.theirs, pair.ours].map((records) =>
    formatRegret(records.at(-1)?.cumulativeRegret ?? 0),
  );
  return (
    <section
      className="changed-row"
      aria-label={words.inWords({ lane: name, said: said.replaceAll('*', ''), theirs, ours })}
    >
      <div>
        <h3>
          <Badge letter={pair.letter} /> {name}
        </h3>
        <p>
          <MathText text={said} />
        </p>
        <dl className="changed-prints">
          {versions.map((version, i) => (
            <div key={version}>
              <dt>{version}</dt>
              <dd>
                <code>{prints[i]}</code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Sized draw={(width) => queriesDrawing(pair, difference, candidates, width)} />
      <Sized draw={(width) => regretDrawing(pair, top, versions, width)} />
    </section>
  );
}

function Sized({ draw }: { readonly draw: (width: number) => Drawing }) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  return (
    <div ref={ref} className="changed-plot">
      {width > 0 && <Picture drawing={draw(width)} looks={CHANGED_LOOKS} scope="changed-picture" />}
    </div>
  );
}
