import { memo, useMemo } from 'react';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import { placeName } from '../../readings/map.ts';
import { useTheme } from '../../store/hooks.ts';
import { canBeRaised } from '../plot/can-be-raised.ts';
import type { PlotProps } from '../plot/plot-props.ts';
import { PlotSurface } from '../plot/plot-surface.tsx';
import { type Pending, RaiseChip, RaiseGrip, raiseText } from '../plot/raise-grip.tsx';
import { walkGrid } from '../plot/readout.ts';
import { environmentFields, namedDesign } from './environment-fields.ts';
import { FieldCanvas } from './field-canvas.tsx';
import { fieldColours } from './field-colours.ts';
import { environmentFieldCount, fieldLayout } from './field-layout.ts';
import { FieldPanel } from './field-panel.tsx';
import { candidateUnder, fieldMarks, fieldsOf, unitPlace } from './field-shapes.ts';

/** One lane over a 2D domain: truth, mean, uncertainty and acquisition as fields with the same marks. */
export const FieldView = memo(function FieldView(props: PlotProps) {
  const { letter, frame, records, world, width, height, shown, hover, largestDeviation } = props;
  const { environment } = world;
  const count = environment ? environmentFieldCount(width) : 4;
  const theme = useTheme();
  const colours = useMemo(() => fieldColours(theme, letter), [theme, letter]);
  const layout = useMemo(() => fieldLayout(width, height, count), [width, height, count]);
  const fields = useMemo(
    () =>
      environment
        ? environmentFields(frame, world.range, largestDeviation, shown, environment, count)
        : fieldsOf(frame, world.range, largestDeviation, shown),
    [frame, world.range, largestDeviation, shown, environment, count],
  );
  const marks = useMemo(
    () => fieldMarks(frame, records, world, letter, layout.side, shown),
    [frame, records, world, letter, layout.side, shown],
  );
  const { candidates } = world;
  const [columns, rows] = candidates.axes.map((axis) => axis.length);
  const candidateIn = (px: number, py: number): number | null => {
    for (const { x, y } of layout.corners.slice(0, fields.length)) {
      const found = candidateUnder(candidates, (px - x) / layout.side, 1 - (py - y) / layout.side);
      if (found !== null) return found;
    }
    return null;
  };
  return (
    <div className="fields" style={{ height: layout.height }}>
      {fields.map((field, k) => (
        <FieldCanvas
          key={field.id}
          values={field.values}
          columns={columns}
          rows={rows}
          range={field.range}
          map={colours[field.id]}
          x={layout.corners[k].x}
          y={layout.corners[k].y}
          side={layout.side}
        />
      ))}
      <PlotSurface
        {...props}
        moves={false}
        height={layout.height}
        candidateAt={candidateIn}
        walk={walkGrid(columns, rows)}
      >
        {fields.map((field, k) => (
          <FieldPanel
            key={field.id}
            field={field}
            marks={marks}
            corner={layout.corners[k]}
            side={layout.side}
            map={colours[field.id]}
            candidates={candidates}
            letter={letter}
            withData={field.id === 'mean' || field.id === 'sd' || field.id === 'exceedance' || !frame.mean}
            hover={hover}
            environment={environment}
            answer={namedDesign(frame, records[frame.t - 1], shown)}
          />
        ))}
        {canBeRaised(world) && fields[0].id === 'truth' && (
          <RaiseGrip
            candidates={candidates}
            hover={hover}
            candidateAt={candidateIn}
            valuePerPx={(world.range[1] - world.range[0]) / layout.side}
            valuePerKey={(world.range[1] - world.range[0]) / 20}
            grip={{
              className: 'raise-grip whole',
              d: `M${layout.corners[0].x} ${layout.corners[0].y}h${layout.side}v${layout.side}h${-layout.side}Z`,
            }}
            preview={(pending) => (
              <RaisedPlace
                pending={pending}
                candidates={candidates}
                {...layout.corners[0]}
                side={layout.side}
              />
            )}
          />
        )}
      </PlotSurface>
    </div>
  );
});

interface RaisedPlaceProps {
  readonly pending: Pending;
  readonly candidates: CandidateSet;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A ring where the hill has fallen to 0.6 of its height. */
function RaisedPlace({ pending: { candidate, by, width }, candidates, x, y, side }: RaisedPlaceProps) {
  const [u, v] = unitPlace(candidates, candidate);
  const [axis] = candidates.axes;
  const radius = (side * width) / (axis[axis.length - 1] - axis[0]);
  const [px, py] = [x + u * side, y + (1 - v) * side];
  return (
    <>
      <circle cx={px} cy={py} r={radius} />
      <RaiseChip
        x={px}
        y={py}
        right={Math.max(x + side, 140)}
        text={raiseText(by, placeName(candidates, candidate))}
      />
    </>
  );
}
