import { useMemo } from 'react';
import { useField, useTheme, useWorld } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { namedDesign } from '../field/environment-fields.ts';
import { FieldCanvas } from '../field/field-canvas.tsx';
import { fieldColours } from '../field/field-colours.ts';
import { FieldPicture } from '../field/field-panel.tsx';
import { candidateUnder, fieldMarks } from '../field/field-shapes.ts';
import { plotDescription } from '../lane/plot-description.ts';
import { PlotSurface } from '../plot/plot-surface.tsx';
import { useLanePlot } from '../plot/use-lane-plot.ts';
import { walkGrid } from '../plot/walks.ts';
import { withAllData } from '../plot/with-all-data.ts';
import { type TileRanges, tileField } from './tile-fields.ts';

interface TileFieldProps {
  readonly data: LaneData;
  readonly t: number;
  readonly reading: string;
  readonly ranges: TileRanges;
  /** Data are left out where a tile is small. */
  readonly withData: boolean;
}

/** One field of a 2D lane with star, query and data. */
export function TileField({ data, t, reading, ranges, withData }: TileFieldProps) {
  const { lane, name, run } = data;
  const world = useWorld();
  const theme = useTheme();
  const choice = useField();
  const colours = useMemo(() => fieldColours(theme, lane.id), [theme, lane.id]);
  const size = world?.candidates.size;
  const { ref, current, frame, surface } = useLanePlot(data, t, world, ({ truth }) => truth.length === size);
  const { shown, hover } = surface;
  const side = Math.min(surface.width, surface.height);
  const field = useMemo(
    () => frame && world && tileField(frame, world, choice, ranges, shown),
    [frame, world, choice, ranges, shown],
  );
  const marks = useMemo(
    () =>
      frame &&
      world &&
      fieldMarks(frame.mean ? frame : withAllData(frame), run.records, world, lane.id, side, shown),
    [frame, run.records, world, lane.id, side, shown],
  );
  const ready = frame && world && marks && side > 0;
  const [columns = 0, rows = 0] = world?.candidates.axes.map((axis) => axis.length) ?? [];
  return (
    <div ref={ref} className={current?.t === t ? 'tile-picture' : 'tile-picture waiting'}>
      {ready && (
        <div className="tile-map" style={{ width: side, height: side }}>
          {field && (
            <FieldCanvas
              values={field.values}
              columns={columns}
              rows={rows}
              range={field.range}
              map={colours[field.id]}
              x={0}
              y={0}
              side={side}
            />
          )}
          <PlotSurface
            {...surface}
            width={side}
            height={side}
            moves={false}
            description={plotDescription(
              name,
              frame.t,
              run.records[frame.t - 1],
              world,
              reading,
              surface.shown,
            )}
            candidateAt={(px, py) => candidateUnder(world.candidates, px / side, 1 - py / side)}
            walk={walkGrid(columns, rows)}
          >
            {field && (
              <g className={`field-${field.id}`}>
                <FieldPicture
                  field={field}
                  marks={marks}
                  side={side}
                  candidates={world.candidates}
                  letter={lane.id}
                  withData={withData && (field.id !== 'truth' || !frame.mean)}
                  hover={hover}
                  environment={world.environment}
                  answer={namedDesign(frame, run.records[frame.t - 1], shown)}
                />
              </g>
            )}
          </PlotSurface>
        </div>
      )}
    </div>
  );
}
