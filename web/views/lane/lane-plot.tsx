import { Suspense, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { isByHand } from '../../../src/engine/game/learner.ts';
import { grown, valueDomain } from '../../plot/domain.ts';
import { branchStep } from '../../readings/given.ts';
import { valuesReading } from '../../readings/values.ts';
import { assumptionsOf } from '../../registry/known.ts';
import { useQueriesAt, useScenario, useWorld } from '../../store/hooks.ts';
import { ghostMeans } from '../../store/run/ghost.ts';
import { drag } from '../../store/run/pace.ts';
import { useStage } from '../../store/stage.ts';
import type { LaneData } from '../../store/state.ts';
import { CurveView } from '../curve/curve-view.tsx';
import { fieldCount, fieldHeight } from '../field/field-height.ts';
import { ArmsView, FieldView } from '../late-views.ts';
import { useLanePlot } from '../plot/use-lane-plot.ts';
import { withAllData } from '../plot/with-all-data.ts';
import { largestDeviation } from './lane-facts.ts';
import { plotDescription } from './plot-description.ts';

/** The plot of one lane, in the form that suits its candidates. */
export function LanePlot({ data, t, reading }: { data: LaneData; t: number; reading: string }) {
  const { lane, name, run } = data;
  const scenario = useScenario();
  const world = useWorld();
  const candidates = world?.candidates;
  const byHand = isByHand(lane);
  const plot = useLanePlot(data, t, world, ({ truth }) => truth.length === candidates?.size);
  const { ref, current, frame: own, surface } = plot;
  // A person has no model, and all their data are drawn.
  const frame = useMemo(() => (own && byHand ? withAllData(own) : own), [own, byHand]);
  const queries = useQueriesAt(byHand ? (frame?.t ?? t) : null);
  const before = useStore(ghostMeans, ({ means }) => means[lane.id]);
  const { width, height } = surface;
  const settings = useSettings(data);
  const twoDimensional = candidates?.kind === 'grid' && candidates.dimension === 2;
  const { records } = run;
  // Maps show their axes before anything is known; over arms nothing can be drawn without the truth.
  const drawable = twoDimensional || frame?.truth.length === candidates?.size;
  const ready = candidates && frame && drawable && width > 0 && height > 0;
  // In a lesson all compared lanes should be visible at once.
  const stage = useStage();
  const View = candidates?.kind === 'arms' ? ArmsView : twoDimensional ? FieldView : CurveView;
  return (
    <div
      ref={ref}
      className={current?.t === t ? 'lane-plot' : 'lane-plot waiting'}
      style={
        twoDimensional && width > 0
          ? { minHeight: fieldHeight(width, fieldCount(width, !!world?.environment, stage), stage !== null) }
          : undefined
      }
    >
      {ready && settings && (
        <Suspense fallback={null}>
          <View
            letter={lane.id}
            frame={frame}
            records={records}
            world={world}
            {...settings}
            {...surface}
            branch={branchStep(lane, scenario.horizon)}
            queries={byHand && surface.shown.query ? queries : undefined}
            before={before?.length === candidates?.size ? before : undefined}
            description={plotDescription(name, frame.t, records[frame.t - 1], world, reading, surface.shown)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Scales and noise, fixed over the run; null until the world is known. */
function useSettings({ run }: LaneData) {
  const scenario = useScenario();
  const world = useWorld();
  const deviation = largestDeviation(run.frame?.traits ?? null, scenario);
  const settings = useMemo(() => {
    if (!world) return null;
    const { signalVariance, noiseVariance } = assumptionsOf(scenario);
    return {
      domain: valueDomain({ range: world.range, noiseVariance: scenario.noiseVariance, signalVariance }),
      noiseVariance,
      unit: valuesReading(scenario.objective)?.unit ?? '',
      largestDeviation: deviation,
    };
  }, [world, scenario, deviation]);
  const domain = useSteadyDomain(settings?.domain ?? null);
  return useMemo(() => settings && domain && { ...settings, domain }, [settings, domain]);
}

/** The y axis, which only grows during a drag: what moves is then the curve and not its scale. */
function useSteadyDomain(needed: readonly [number, number] | null) {
  const dragged = useStore(drag, ({ gesture }) => gesture !== null);
  const drawn = useRef(needed);
  const before = drawn.current;
  if (!dragged || !before || !needed) drawn.current = needed;
  else if (needed[0] < before[0] || needed[1] > before[1]) drawn.current = grown(before, needed);
  return drawn.current;
}
