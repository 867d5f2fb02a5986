import { memo, useMemo } from 'react';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import { Chip } from '../../plot/chip.tsx';
import { placeName } from '../../readings/map.ts';
import { useTheme } from '../../store/hooks.ts';
import { useStage } from '../../store/stage.ts';
import { canBeRaised } from '../plot/can-be-raised.ts';
import type { PlotProps } from '../plot/plot-props.ts';
import { PlotSurface } from '../plot/plot-surface.tsx';
import { type Pending, RaiseGrip, raiseText } from '../plot/raise-grip.tsx';
import { walkGrid } from '../plot/walks.ts';
import { environmentFields, namedDesign } from './environment-fields.ts';
import { FieldCanvas } from './field-canvas.tsx';
import { fieldColours } from './field-colours.ts';
import { fieldCount } from './field-height.ts';
import { fieldLayout } from './field-layout.ts';
import { FieldPanel } from './field-panel.tsx';
import { candidateUnder, fieldMarks, fieldsOf, unitPlace } from './field-shapes.ts';

/** Fields on which the data are drawn. */
const WITH_DATA: ReadonlySet<string> = new Set(['mean', 'sd', 'exceedance']);

/** One lane over a 2D domain: truth, mean, uncertainty and acquisition as fields with the same marks. */
export const FieldView = memo(function FieldView(props: PlotProps) {
  const { letter, frame, records, world, width, height, shown, hover, largestDeviation } = props;
  const { environment } = world;
  const count = fieldCount(width, environment !== undefined, useStage());
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
  const { side, corners } = layout;
  const candidateIn = (px: number, py: number): number | null => {
    for (const { x, y } of corners.slice(0, fields.length)) {
      const found = candidateUnder(candidates, (px - x) / side, 1 - (py - y) / side);
      if (found !== null) return found;
    }
    return null;
  };
  const answer = namedDesign(frame, records[frame.t - 1], shown);
  return (
    <div className="fields" style={{ height: layout.height }}>
      {fields.map(({ id, values, range }, k) => (
        <FieldCanvas key={id} {...{ values, columns, rows, range, side }} {...corners[k]} map={colours[id]} />
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
            {...{ field, marks, side, candidates, letter, hover, environment, answer }}
            corner={corners[k]}
            map={colours[field.id]}
            withData={WITH_DATA.has(field.id) || !frame.mean}
          />
        ))}
        {canBeRaised(world) && fields[0]?.id === 'truth' && (
          <FieldRaise {...{ world, hover, side }} corner={corners[0]} candidateAt={candidateIn} />
        )}
      </PlotSurface>
    </div>
  );
});

interface FieldRaiseProps extends Pick<PlotProps, 'world' | 'hover'> {
  readonly corner: { readonly x: number; readonly y: number };
  readonly side: number;
  readonly candidateAt: (px: number, py: number) => number | null;
}

/** Lets the user drag the truth's field: up raises, down lowers, the whole side by the world's range. */
function FieldRaise({ world: { candidates, range }, hover, corner, side, candidateAt }: FieldRaiseProps) {
  const span = range[1] - range[0];
  return (
    <RaiseGrip
      {...{ candidates, hover, candidateAt }}
      valuePerPx={span / side}
      valuePerKey={span / 20}
      grip={{
        className: 'raise-grip whole',
        d: `M${corner.x} ${corner.y}h${side}v${side}h${-side}Z`,
      }}
      preview={(pending) => <RaisedPlace pending={pending} candidates={candidates} {...corner} side={side} />}
    />
  );
}

interface RaisedPlaceProps {
  readonly pending: Pending;
  readonly candidates: CandidateSet;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A ring where the bump has fallen to 0.6 of its height. */
function RaisedPlace({ pending: { candidate, by, width }, candidates, x, y, side }: RaisedPlaceProps) {
  const [u, v] = unitPlace(candidates, candidate);
  const [axis] = candidates.axes;
  const radius = (side * width) / (axis[axis.length - 1] - axis[0]);
  const [px, py] = [x + u * side, y + (1 - v) * side];
  return (
    <>
      <circle cx={px} cy={py} r={radius} />
      <Chip
        x={px}
        y={Math.max(9, py - 21)}
        within={[0, Math.max(x + side, 140)]}
        text={raiseText(by, placeName(candidates, candidate))}
      />
    </>
  );
}
