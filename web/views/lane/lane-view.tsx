import './lane.css';
import { memo, Suspense } from 'react';
import * as words from '#words/views/lane';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { isByHand } from '../../../src/engine/game/learner.ts';
import { figureId, InspectWay } from '../../place/inspect-way.tsx';
import { usePathParts } from '../../plot/sample-paths.ts';
import { branchStep } from '../../readings/given.ts';
import { resetsUpTo } from '../../readings/trigger.ts';
import {
  useCursor,
  useHover,
  useLane,
  useScenario,
  useSquare,
  useStopped,
  useSurface,
  useTold,
  useWorld,
} from '../../store/hooks.ts';
import { useGhost } from '../../store/run/ghost.ts';
import { useHidden } from '../../store/stage.ts';
import type { LaneData } from '../../store/state.ts';
import { Badge } from '../../ui/badge.tsx';
import { lateView } from '../../ui/late-view.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { SettingText } from '../../ui/setting-text.tsx';
import { AnswerStats, DesignsPlot, GhostNote } from '../late-views.ts';
import { hoverReading, pairReading } from './hover-reading.ts';
import { laneSummary } from './lane-facts.ts';
import { LanePlot } from './lane-plot.tsx';
import { LaneStats } from './lane-stats.tsx';
import { useReading } from './use-reading.ts';

const SurfaceView = lateView(() =>
  import('../surface/surface-view.tsx').then((module) => module.SurfaceView),
);

/** One lane: its name, its last step, its figures and its plot. */
export const LaneView = memo(function LaneView({ letter }: { letter: LaneLetter }) {
  const data = useLane(letter);
  if (!data) return null;
  return <LaneFrame data={data} />;
});

function LaneFrame({ data }: { data: LaneData }) {
  const { lane, name, run } = data;
  const t = useCursor();
  const told = useTold();
  const [{ candidate }] = useHover();
  const reading = useReading(data, t);
  const world = useWorld();
  const record = run.records[told - 1];
  const { horizon } = useScenario();
  const branch = branchStep(lane, horizon);
  const ghost = useGhost();
  const paths = usePathParts();
  const quiet = useHidden('figures');
  const untold = useHidden('truth') || quiet;
  const stopped = useStopped(lane.id);
  const hovered =
    candidate !== null && !untold && world && run.frame && candidate < run.frame.truth.length
      ? world.environment
        ? pairReading(run.frame, world.candidates, world.environment, candidate)
        : hoverReading(run.frame, world.candidates, candidate)
      : null;
  return (
    <section
      className={stopped ? 'lane stopped' : 'lane'}
      data-lane={lane.id}
      aria-label={words.laneNamed({ letter: lane.id, name })}
    >
      <div className="hd">
        <Badge letter={lane.id} />
        <h2 className="nm">
          <SettingText text={name} />{' '}
          <small>{branch === null ? laneSummary(lane) : words.onItsOwn(branch)}</small>
          {ghost && (
            <Suspense fallback={null}>
              <GhostNote letter={lane.id} ghost={ghost} />
            </Suspense>
          )}
          {paths && <paths.Note letter={lane.id} />}
        </h2>
        <InspectWay subject={figureId('lane', lane.id)} title={name} />
        {run.status !== 'failed' && (
          <p className={hovered ? 'rd hover' : 'rd'} aria-live={hovered ? 'polite' : 'off'}>
            <MathText text={stopped ? words.lastThatRan(stopped.line ?? 0) : (hovered ?? reading)} />
          </p>
        )}
        {record && !quiet && (
          <Stats data={data} record={record} told={told} answers={world?.environment !== undefined} />
        )}
      </div>
      {run.status === 'failed' ? (
        <p className="lane-error" role="alert">
          {run.error}
        </p>
      ) : (
        <Plots data={data} t={t} reading={reading} world={world} />
      )}
    </section>
  );
}

interface StatsProps {
  readonly data: LaneData;
  readonly record: StepRecord;
  readonly told: number;
  /** Whether the lane's answers matter, as in an environment. */
  readonly answers: boolean;
}

function Stats({ data: { lane, run }, record, told, answers }: StatsProps) {
  if (answers)
    return (
      <Suspense fallback={<dl className="stats" />}>
        <AnswerStats record={record} />
      </Suspense>
    );
  const byHand = isByHand(lane);
  return (
    <LaneStats
      regret={record.cumulativeRegret}
      t={told}
      data={byHand ? told - 1 : record.dataSize}
      resets={byHand ? null : resetsUpTo(run.records, told)}
    />
  );
}

interface PlotsProps {
  readonly data: LaneData;
  readonly t: number;
  readonly reading: string;
  readonly world: WorldSummary | null;
}

/** The lane's plot; in an environment the maps of f(x, w) with the designs beside them. */
function Plots({ data, t, reading, world }: PlotsProps) {
  const plot = <LanePlot data={data} t={t} reading={reading} />;
  const [surface, square] = [useSurface(), useSquare()];
  if (!world?.environment)
    return (
      <>
        {plot}
        {surface && square && (
          <Suspense fallback={<div className="surface-space" />}>
            <SurfaceView data={data} t={t} />
          </Suspense>
        )}
      </>
    );
  return (
    <div className="lane-plots">
      {plot}
      <Suspense fallback={<div className="designs" />}>
        <DesignsPlot data={data} t={t} world={world} environment={world.environment} />
      </Suspense>
    </div>
  );
}
