import './regret-panel.css';
import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import * as words from '#words/panels/regret';
import type { LaneLetter, Scenario, View } from '../../../src/contracts/scenario.ts';
import { branchStep } from '../../readings/given.ts';
import { looksAround } from '../../readings/looks.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { regretReading } from '../../readings/regret.ts';
import type { RegretMeasure } from '../../readings/regret-measure.ts';
import type { Bands } from '../../readings/seeds/band-reading.ts';
import { objectiveById } from '../../registry/known.ts';
import {
  useDrawnUntil,
  useEnvironmental,
  useReach,
  useRegretView,
  useUncoveredReplicates,
} from '../../store/hooks.ts';
import { ghostLanes, ghostWords, useGhost } from '../../store/run/ghost.ts';
import { useHidden } from '../../store/stage.ts';
import { scaleFromZero, type TimeFrame } from '../../time/time-frame.ts';
import { ResetTicks } from '../../time/time-marks.tsx';
import { TimePanel } from '../../time/time-panel.tsx';
import type { TimeLayers } from '../../time/time-plot.tsx';
import { LaneValue, type ReadAt, StepName } from '../../time/time-reading.tsx';
import { type PanelRun, useRun } from '../../time/use-run.ts';
import { lateModule } from '../../ui/late-module.ts';
import { lateView } from '../../ui/late-view.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SettingText } from '../../ui/setting-text.tsx';
import { BandBar } from './band-bar.tsx';
import { largestRegret, RegretCurves } from './regret-curves.tsx';
import { LaneEnds, NOTE, PointedLanes } from './regret-marks.tsx';
import { bandRows } from './regret-rows.ts';

// Loaded only for comparisons, because it includes the statistics.
const RegretTable = lateView(() => import('./regret-table.tsx').then((module) => module.RegretTable));

const PaidView = lateView(() => import('./paid/paid-view.tsx').then((module) => module.PaidView));

// Few runs have a branch.
const BranchMarks = lateView(() => import('./branch-marks.tsx').then((module) => module.BranchMarks));

const LookCost = lateView(() => import('./look-cost.tsx').then((module) => module.LookCost));
// Few worlds have a known lower bound.
const FloorLine = lateView(() => import('./floor-line.tsx').then((module) => module.FloorLine));
const FloorNote = lateView(() => import('./floor-line.tsx').then((module) => module.FloorNote));
const ResponseTable = lateView(() => import('./response-table.tsx').then((module) => module.ResponseTable));

type Choice = readonly [value: View['regret'], label: string];
const VIEWS: readonly Choice[] = [
  ['total', words.total],
  ['average', words.average],
  ['paid', words.paidFor],
  ['table', words.table],
];
/** The measures in an environment: how good the answer is, and how well the designs are classified. */
const ANSWER_VIEWS: readonly Choice[] = [
  ['answer', words.answer],
  ['f1', 'F1'],
  ...VIEWS.filter(([view]) => view !== 'paid'),
];

/** Regret of every lane over the run, with the values at the cursor or under the pointer; or as a table. */
export function RegretPanel() {
  const run = useRun();
  const [view] = useRegretView();
  const environment = useEnvironmental();
  const shell = {
    id: 'regret',
    title: environment ? words.regretOfAnswer : words.regret,
    aside: <ViewSwitch views={environment ? ANSWER_VIEWS : VIEWS} />,
    run,
  };
  const hidden = useDrawnUntil() < run.scenario.horizon;
  const asked = useHidden('seeds');
  if (view === 'paid')
    return (
      <Suspense fallback={<TimePanel {...shell} />}>
        <PaidView shell={shell} />
      </Suspense>
    );
  if (view !== 'table') return <OverTime shell={shell} measure={view} />;
  if (asked)
    return (
      <TimePanel {...shell}>
        <p className="reading">{words.afterYourAnswer}</p>
      </TimePanel>
    );
  if (hidden)
    return (
      <TimePanel {...shell}>
        <p className="reading">{words.tableHidden}</p>
      </TimePanel>
    );
  return (
    <TimePanel {...shell} bar={<BandBar view={view} />}>
      <Suspense fallback={<div className="comparison" />}>
        <RegretTable lanes={run.lanes} answers={environment} />
        {byTime(run)}
      </Suspense>
    </TimePanel>
  );
}

function ViewSwitch({ views }: { views: readonly Choice[] }) {
  const [view, setView] = useRegretView();
  return <Segments label={words.shownAs} options={views} value={view} onChange={setView} />;
}

/** Regret per second beside regret per query, if the world moves while a lane computes. */
const byTime = ({ lanes, scenario: { response } }: PanelRun) =>
  response && <ResponseTable lanes={lanes} response={response} />;

interface OverTimeProps {
  readonly shell: { id: string; title: string; aside: ReactNode; run: PanelRun };
  readonly measure: RegretMeasure;
}

/** What makes bands of the results of several seeds. */
const useSeeds = lateModule(() => import('../../readings/seeds/bands.ts'));
const NO_BANDS: Bands = {};

function OverTime({ shell, measure }: OverTimeProps) {
  const { run } = shell;
  const { lanes, results } = useUncoveredReplicates();
  const seeds = useSeeds(results.length > 1);
  const bands = useMemo(
    () => seeds?.bandsOf({ lanes, results }, measure) ?? NO_BANDS,
    [seeds, lanes, results, measure],
  );
  const ghost = useGhost();
  const before = useMemo(() => {
    const seen = run.lanes.map(({ letter }) => letter);
    return ghostLanes(ghost, run.scenario).filter(({ letter }) => seen.includes(letter));
  }, [ghost, run.scenario, run.lanes]);
  const reach = useReach((until) =>
    largestRegret([...run.lanes, ...before], measure, run.scenario.horizon, bands, until),
  );
  const layers = useCallback(
    (frame: TimeFrame) => regretLayers(frame, run, measure, bands, before, reach),
    [run, measure, bands, before, reach],
  );
  const rows = (room: number) => (Object.keys(bands).length > 0 ? bandRows(run, measure, room) : null);
  return (
    <TimePanel
      {...shell}
      tall
      grows={run.world?.still === true}
      labelled
      note={NOTE[measure]}
      rows={rows}
      reading={({ room, ...at }) => (
        <Reading run={run} measure={measure} bands={rows(room) === null ? {} : bands} {...at} />
      )}
      bar={
        <div className="regret-bar">
          {measure === 'f1' ? <p className="band-bar" /> : <BandBar view={measure} />}
          {ghost && before.length > 0 && (
            <p className="regret-ghost">
              <SettingText text={words.thinLines(ghostWords(ghost))} />
            </p>
          )}
        </div>
      }
      layers={layers}
    >
      <Suspense>
        {hasFloor(run, measure) && <FloorNote scenario={run.scenario} average={measure === 'average'} />}
      </Suspense>
      <Suspense>
        {byTime(run)}
        {measure !== 'f1' && run.lanes.some(looksAround) && <LookCost lanes={run.lanes} />}
      </Suspense>
    </TimePanel>
  );
}

interface ReadingProps extends ReadAt {
  readonly run: PanelRun;
  readonly measure: RegretMeasure;
  readonly bands: Bands;
}

function Reading({ run: { lanes, world }, measure, bands, t }: ReadingProps) {
  return (
    <>
      <StepName t={t} date={world?.timeLabels[t - 1]} />
      {regretReading(lanes, t, measure, bands).map(({ letter, value, band }) => (
        <LaneValue key={letter} letter={letter} value={value}>
          {band && <span className="band-value"> {words.band(band)}</span>}
        </LaneValue>
      ))}
    </>
  );
}

function regretLayers(
  frame: TimeFrame,
  run: PanelRun,
  measure: RegretMeasure,
  bands: Bands,
  before: readonly PanelLane[],
  reach: number,
): TimeLayers {
  const { lanes, scenario } = run;
  const { y, grid } = scaleFromZero(frame, reach);
  const drawn = { frame, y, lanes, measure };
  const branches = branchSteps(scenario);
  return {
    grid,
    y,
    still: lanes.map((lane) => <ResetTicks key={lane.letter} lane={lane} frame={frame} />),
    curves: (
      <>
        {hasFloor(run, measure) && (
          <Suspense fallback={null}>
            <FloorLine frame={frame} y={y} scenario={scenario} average={measure === 'average'} />
          </Suspense>
        )}
        <RegretCurves {...drawn} bands={bands} before={before} />
        {Object.keys(branches).length > 0 && (
          <Suspense fallback={null}>
            <BranchMarks {...drawn} steps={branches} />
          </Suspense>
        )}
      </>
    ),
    now: (t) => <LaneEnds t={t} {...drawn} />,
    pointed: (t) => <PointedLanes t={t} {...drawn} />,
  };
}

/** Whether theory may know a lower bound: for a complete run on an objective that is a chain of draws. */
const hasFloor = ({ lanes, scenario: { horizon, objective, response } }: PanelRun, measure: RegretMeasure) =>
  (measure === 'total' || measure === 'average') &&
  !response &&
  objectiveById(objective.id)?.stepwise === true &&
  lanes.length > 0 &&
  lanes.every(({ records }) => records.length === horizon);

/** The step after which each branch chooses its own queries. */
function branchSteps({ lanes, horizon }: Scenario): Partial<Record<LaneLetter, number>> {
  return Object.fromEntries(
    lanes.flatMap((lane) => {
      const step = branchStep(lane, horizon);
      return step === null ? [] : [[lane.id, step]];
    }),
  );
}
