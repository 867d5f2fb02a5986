import './lane.css';
import { memo, useEffect, useMemo, useRef } from 'react';
import { algorithmById } from '../../src/algorithms/registry.ts';
import type { LaneLetter } from '../../src/engine/scenario.ts';
import { valueDomain } from '../plot/domain.ts';
import { laneReading, quietReading } from '../readings/lane.ts';
import {
  useCursor,
  useHover,
  useLane,
  usePhase,
  usePlaying,
  useScenario,
  useSpeed,
  useWorld,
} from '../store/hooks.ts';
import type { LaneData } from '../store/state.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { useSize } from '../ui/use-size.ts';
import { ArmsView } from './arms-view.tsx';
import { CurveView } from './curve-view.tsx';
import { fieldHeight } from './field-layout.ts';
import { FieldView } from './field-view.tsx';
import { hoverReading } from './hover-reading.ts';
import { laneFacts, largestDeviation, modelTraits, modelVariances, resetsUpTo } from './lane-facts.ts';
import { LaneStats } from './lane-stats.tsx';
import { shownIn } from './phase.ts';
import { plotDescription } from './plot-description.ts';

/** One lane: who it is, what it just did, how it stands, and its plot. */
export const LaneView = memo(function LaneView({ letter }: { letter: LaneLetter }) {
  const data = useLane(letter);
  if (!data) return null;
  return <LaneFrame data={data} />;
});

function LaneFrame({ data }: { data: LaneData }) {
  const { lane, name, run } = data;
  const t = useCursor();
  const [{ candidate }] = useHover();
  const reading = useReading(data, t);
  const world = useWorld();
  const record = run.records[t - 1];
  const hovered =
    candidate !== null && world && run.frame && candidate < run.frame.truth.length
      ? hoverReading(run.frame, world.candidates, candidate)
      : null;
  return (
    <section className="lane" data-lane={lane.id} aria-label={`Lane ${lane.id}, ${name}`}>
      <div className="hd">
        <Badge letter={lane.id} />
        <h2 className="nm">
          {name} <small>{algorithmById(lane.algorithm)?.summary}</small>
        </h2>
        {run.status !== 'failed' && (
          <p className={hovered ? 'rd hover' : 'rd'}>
            <MathText text={hovered ?? reading} />
          </p>
        )}
        {record && (
          <LaneStats
            regret={record.cumulativeRegret}
            t={t}
            data={record.dataSize}
            resets={resetsUpTo(run.records, t)}
          />
        )}
      </div>
      {run.status === 'failed' ? (
        <p className="lane-error" role="alert">
          {run.error}
        </p>
      ) : (
        <LanePlot data={data} t={t} reading={reading} />
      )}
    </section>
  );
}

/** The sentence under the name; empty until the step has been computed. */
function useReading({ lane, run }: LaneData, t: number): string {
  const scenario = useScenario();
  const world = useWorld();
  const phase = usePhase();
  const traits = useMemo(
    () => world && modelTraits(lane, scenario, world.candidates),
    [lane, scenario, world],
  );
  if (!world || !run.records[t - 1]) return '';
  const facts = laneFacts(run.records, t, run.frame, world, scenario, traits);
  return shownIn(phase).test ? laneReading(facts) : quietReading(facts);
}

function LanePlot({ data, t, reading }: { data: LaneData; t: number; reading: string }) {
  const { lane, name, run } = data;
  const scenario = useScenario();
  const world = useWorld();
  const phase = usePhase();
  const [{ candidate }, setHover] = useHover();
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const moves = useMoves(t);
  const shown = useMemo(() => shownIn(phase), [phase]);
  const settings = useMemo(() => {
    if (!world) return null;
    const { signal, noise } = modelVariances(scenario);
    return {
      domain: valueDomain({
        range: world.range,
        noiseVariance: scenario.noiseVariance,
        signalVariance: signal,
      }),
      noiseVariance: noise,
      largestDeviation: largestDeviation(modelTraits(lane, scenario, world.candidates), scenario),
    };
  }, [world, scenario, lane]);
  const onHover = useMemo(() => (index: number | null) => setHover({ candidate: index }), [setHover]);
  const candidates = world?.candidates;
  const twoDimensional = candidates?.kind === 'grid' && candidates.dimension === 2;
  const { frame, records } = run;
  const ready = candidates && frame && frame.truth.length === candidates.size && width > 0 && height > 0;
  const View = candidates?.kind === 'arms' ? ArmsView : twoDimensional ? FieldView : CurveView;
  return (
    <div
      ref={ref}
      className={frame?.t === t ? 'lane-plot' : 'lane-plot waiting'}
      style={twoDimensional && width > 0 ? { minHeight: fieldHeight(width) } : undefined}
    >
      {ready && settings && (
        <View
          letter={lane.id}
          frame={frame}
          records={records}
          world={world}
          {...settings}
          width={width}
          height={height}
          shown={shown}
          moves={moves}
          hover={candidate}
          onHover={onHover}
          description={plotDescription(name, frame.t, records[frame.t - 1], candidates, reading)}
        />
      )}
    </div>
  );
}

/** Whether a change of step may glide: single steps only, and nothing above 8 steps a second. */
function useMoves(t: number): boolean {
  const playing = usePlaying();
  const speed = useSpeed();
  const previous = useRef(t);
  const single = Math.abs(t - previous.current) <= 1;
  useEffect(() => {
    previous.current = t;
  }, [t]);
  return single && (!playing || speed === 'slow motion' || speed <= 8);
}
