import './designs.css';
import { useMemo } from 'react';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { designAxis, designsDescription } from '../../readings/environment.ts';
import { useHover, usePhase } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { useSize } from '../../ui/use-size.ts';
import { blankFrame } from '../plot/blank-frame.ts';
import { shownIn } from '../plot/phase.ts';
import { useMoves } from '../plot/use-moves.ts';
import { DesignsView } from './designs-view.tsx';

interface DesignsPlotProps {
  readonly data: LaneData;
  readonly t: number;
  readonly world: WorldSummary;
  readonly environment: Environment;
}

/** The plot over the designs, beside the maps of a lane or below them. */
export function DesignsPlot({ data, t, world, environment }: DesignsPlotProps) {
  const { lane, name, run } = data;
  const phase = usePhase();
  const [{ candidate }, setHover] = useHover();
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const shown = useMemo(() => shownIn(phase), [phase]);
  const axis = useMemo(() => designAxis(world, environment), [world, environment]);
  const onHover = useMemo(() => (index: number | null) => setHover({ candidate: index }), [setHover]);
  const current = run.frame?.designs?.truth.length === environment.designs ? run.frame : null;
  const frame = useMemo(() => current ?? blankFrame(world, t), [current, world, t]);
  const moves = useMoves(frame.t);
  const record = run.records[frame.t - 1];
  return (
    <div ref={ref} className="designs">
      {width > 0 && height > 0 && (
        <DesignsView
          letter={lane.id}
          frame={frame}
          record={record}
          environment={environment}
          axis={axis}
          width={width}
          height={height}
          shown={shown}
          moves={moves}
          hover={candidate}
          onHover={onHover}
          description={designsDescription(name, frame.t, record, world, environment)}
        />
      )}
    </div>
  );
}
