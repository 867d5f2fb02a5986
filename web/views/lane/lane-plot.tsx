import { useMemo } from 'react';
import { modelAssumptions } from '../../../src/engine/model-assumptions.ts';
import { valueDomain } from '../../plot/domain.ts';
import { useHover, usePhase, useScenario, useWorld } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { useSize } from '../../ui/use-size.ts';
import { ArmsView } from '../arms/arms-view.tsx';
import { CurveView } from '../curve/curve-view.tsx';
import { environmentFieldCount } from '../field/environment-fields.ts';
import { fieldHeight } from '../field/field-layout.ts';
import { FieldView } from '../field/field-view.tsx';
import { blankFrame } from '../plot/blank-frame.ts';
import { shownIn } from '../plot/phase.ts';
import { useMoves } from '../plot/use-moves.ts';
import { largestDeviation, modelTraits } from './lane-facts.ts';
import { plotDescription } from './plot-description.ts';

/** The plot of one lane, in the form that its candidates ask for. */
export function LanePlot({ data, t, reading }: { data: LaneData; t: number; reading: string }) {
  const { lane, name, run } = data;
  const scenario = useScenario();
  const world = useWorld();
  const phase = usePhase();
  const [{ candidate }, setHover] = useHover();
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const moves = useMoves(run.frame?.t ?? t);
  const shown = useMemo(() => shownIn(phase), [phase]);
  const settings = useMemo(() => {
    if (!world) return null;
    const { signalVariance, noiseVariance } = modelAssumptions(scenario);
    return {
      domain: valueDomain({ range: world.range, noiseVariance: scenario.noiseVariance, signalVariance }),
      noiseVariance,
      largestDeviation: largestDeviation(modelTraits(lane, scenario, world), scenario),
    };
  }, [world, scenario, lane]);
  const onHover = useMemo(() => (index: number | null) => setHover({ candidate: index }), [setHover]);
  const candidates = world?.candidates;
  const twoDimensional = candidates?.kind === 'grid' && candidates.dimension === 2;
  const { records } = run;
  const current = run.frame?.truth.length === candidates?.size ? run.frame : null;
  const frame = useMemo(() => current ?? (world && blankFrame(world, t)), [current, world, t]);
  // Maps have their axes to show before anything is known; over arms there is nothing to draw without the truth.
  const drawable = twoDimensional || frame?.truth.length === candidates?.size;
  const ready = candidates && frame && drawable && width > 0 && height > 0;
  const View = candidates?.kind === 'arms' ? ArmsView : twoDimensional ? FieldView : CurveView;
  return (
    <div
      ref={ref}
      className={current?.t === t ? 'lane-plot' : 'lane-plot waiting'}
      style={
        twoDimensional && width > 0
          ? { minHeight: fieldHeight(width, world?.environment ? environmentFieldCount(width) : 4) }
          : undefined
      }
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
          description={plotDescription(name, frame.t, records[frame.t - 1], world, reading)}
        />
      )}
    </div>
  );
}
