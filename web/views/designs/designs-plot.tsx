import './designs.css';
import { useMemo } from 'react';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { designAxis, designsDescription } from '../../readings/environment/designs.ts';
import type { LaneData } from '../../store/state.ts';
import { useLanePlot } from '../plot/use-lane-plot.ts';
import { DesignsView } from './designs-view.tsx';

interface DesignsPlotProps {
  readonly data: LaneData;
  readonly t: number;
  readonly world: WorldSummary;
  readonly environment: Environment;
}

/** The plot over the designs, beside or below the maps of a lane. */
export function DesignsPlot({ data, t, world, environment }: DesignsPlotProps) {
  const { lane, name, run } = data;
  const axis = useMemo(() => designAxis(world, environment), [world, environment]);
  const { ref, frame, surface } = useLanePlot(
    data,
    t,
    world,
    ({ designs }) => designs?.truth.length === environment.designs,
  );
  const record = frame ? run.records[frame.t - 1] : undefined;
  return (
    <div ref={ref} className="designs">
      {frame && surface.width > 0 && surface.height > 0 && (
        <DesignsView
          letter={lane.id}
          frame={frame}
          record={record}
          environment={environment}
          axis={axis}
          {...surface}
          description={designsDescription(name, frame.t, record, world, environment)}
        />
      )}
    </div>
  );
}
