import { useMemo } from 'react';
import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { ColourMap } from '../../plot/colour.ts';
import { useField, useTheme, useWorld } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { namedDesign } from '../field/environment-fields.ts';
import { FieldCanvas } from '../field/field-canvas.tsx';
import { fieldColours } from '../field/field-colours.ts';
import { FieldPicture, type FieldPictureProps } from '../field/field-panel.tsx';
import { candidateUnder, type Field, fieldMarks } from '../field/field-shapes.ts';
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
  /** Whether data are drawn; not in small tiles. */
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
  const { shown } = surface;
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
  return (
    <div ref={ref} className={current?.t === t ? 'tile-picture' : 'tile-picture waiting'}>
      {frame && world && marks && side > 0 && (
        <div className="tile-map" style={{ width: side, height: side }}>
          <FieldMap
            {...{ field, frame, world, marks, side, surface, letter: lane.id }}
            map={field && colours[field.id]}
            record={run.records[frame.t - 1]}
            withData={withData && (field?.id !== 'truth' || !frame.mean)}
            description={plotDescription(name, frame.t, run.records[frame.t - 1], world, reading, shown)}
          />
        </div>
      )}
    </div>
  );
}

interface FieldMapProps extends Pick<FieldPictureProps, 'marks' | 'side' | 'letter' | 'withData'> {
  /** null: hidden. */
  readonly field: Field | null;
  readonly map: ColourMap | null;
  readonly frame: Frame;
  readonly record: StepRecord | undefined;
  readonly world: WorldSummary;
  readonly surface: ReturnType<typeof useLanePlot>['surface'];
  readonly description: string;
}

/** The field's pixels with the marks on them. */
function FieldMap({ field, map, frame, record, world, surface, description, ...picture }: FieldMapProps) {
  const { side } = picture;
  const { candidates, environment } = world;
  const [columns = 0, rows = 0] = candidates.axes.map((axis) => axis.length);
  return (
    <>
      {field && map && (
        <FieldCanvas
          values={field.values}
          {...{ columns, rows, map, side }}
          range={field.range}
          x={0}
          y={0}
        />
      )}
      <PlotSurface
        {...surface}
        width={side}
        height={side}
        moves={false}
        description={description}
        candidateAt={(px, py) => candidateUnder(candidates, px / side, 1 - py / side)}
        walk={walkGrid(columns, rows)}
      >
        {field && (
          <g className={`field-${field.id}`}>
            <FieldPicture
              {...{ ...picture, field, candidates, environment, hover: surface.hover }}
              answer={namedDesign(frame, record, surface.shown)}
            />
          </g>
        )}
      </PlotSurface>
    </>
  );
}
