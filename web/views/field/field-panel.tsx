import { useId, useMemo } from 'react';
import * as words from '#words/views/field';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { formatTick, formatValue } from '../../../src/picture/format.ts';
import { markPath, starPath } from '../../../src/picture/lane-marks.ts';
import { textWidth } from '../../../src/picture/layout.ts';
import { plainMath } from '../../../src/picture/math.ts';
import type { ColourMap } from '../../plot/colour.ts';
import { isolines, levels } from '../../plot/isolines.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import { ColourBar } from './colour-bar.tsx';
import { EnvironmentAxes } from './environment-axes.tsx';
import { DesignMarks, MeanCondition, ThresholdLine } from './environment-marks.tsx';
import { type Field, type FieldMarks, unitPlace } from './field-shapes.ts';

/** Properties of what is drawn on a field. */
export interface FieldPictureProps {
  readonly field: Field;
  readonly marks: FieldMarks;
  readonly side: number;
  readonly candidates: CandidateSet;
  readonly letter: LaneLetter;
  readonly withData: boolean;
  readonly hover: number | null;
  /** Present if the field is over designs and conditions. */
  readonly environment?: Environment | undefined;
  /** The design that the lane answers. */
  readonly answer?: number | undefined;
}

interface FieldPanelProps extends FieldPictureProps {
  readonly corner: { readonly x: number; readonly y: number; readonly first: boolean };
  readonly map: ColourMap;
}

/** Everything of a field except its pixels: title, scale, isolines, marks, axes. */
export function FieldPanel(props: FieldPanelProps) {
  const { field, corner, side, map, candidates, environment } = props;
  const Axes = environment ? EnvironmentAxes : FieldAxes;
  return (
    <g transform={`translate(${corner.x} ${corner.y})`} className={`field-${field.id}`}>
      <FieldHead field={field} side={side} map={map} />
      <FieldPicture {...props} />
      <Axes candidates={candidates} side={side} first={corner.first} />
    </g>
  );
}

/** The marks on a field: isolines, data, query, optimum, pointer, frame. */
export function FieldPicture(props: FieldPictureProps) {
  const { field, marks, side, withData, environment, letter } = props;
  return (
    <>
      <FieldLines {...props} />
      {withData &&
        marks.data.map(({ opacity, path }) => (
          <path
            key={opacity}
            d={path}
            fill="#fff"
            stroke="#111"
            strokeWidth={0.75}
            opacity={opacity.toFixed(2)}
          />
        ))}
      {marks.query && <Ring x={marks.query[0]} y={marks.query[1]} />}
      {environment && (
        <DesignMarks
          environment={environment}
          side={side}
          letter={letter}
          answer={field.id === 'truth' ? (props.answer ?? null) : null}
        />
      )}
      {marks.star && !environment && (
        <path d={starPath(marks.star[0], marks.star[1], 6.5)} fill="#fff" stroke="#111" strokeWidth={1.1} />
      )}
      <rect width={side} height={side} fill="none" stroke="var(--hairline)" />
    </>
  );
}

/** What is clipped at the field's edges: threshold, isolines, optimum's path, query and pointer. */
function FieldLines(props: FieldPictureProps) {
  const { field, marks, side, candidates, hover, environment, answer } = props;
  const clip = useId();
  const onValueScale = field.id === 'truth' || field.id === 'mean';
  const hovered = hover !== null && hover < candidates.size ? unitPlace(candidates, hover) : null;
  return (
    <>
      <clipPath id={clip}>
        <rect width={side} height={side} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {environment && field.id !== 'sd' && field.id !== 'acquisition' && (
          <ThresholdLine field={field} candidates={candidates} environment={environment} side={side} />
        )}
        {environment && field.id === 'truth' && (
          <MeanCondition
            environment={environment}
            side={side}
            columns={[environment.best, ...(answer === undefined ? [] : [answer])]}
          />
        )}
        {onValueScale && <Isolines field={field} candidates={candidates} side={side} />}
        {field.id === 'truth' && (
          <path
            d={marks.path}
            fill="none"
            stroke="#fff"
            strokeWidth={1.5}
            opacity={0.85}
            strokeLinejoin="round"
          />
        )}
        {marks.query && (
          <Crosshair x={marks.query[0]} y={marks.query[1]} side={side} gap={7} className="crosshair" />
        )}
        {hovered && (
          <Crosshair
            x={hovered[0] * side}
            y={(1 - hovered[1]) * side}
            side={side}
            gap={0}
            className="crosshair hover"
          />
        )}
      </g>
    </>
  );
}

function FieldHead({ field, side, map }: { field: Field; side: number; map: ColourMap }) {
  const [low, high] = field.range.map(endOfScale);
  const beside = field.id === 'mean' ? textWidth(words.sameScale, 11) : textWidth(low + high, 11) + 9;
  const room = (title: string) => side - textWidth(plainMath(title), 12) - beside - BEFORE_SCALE;
  const title = room(field.title) >= (field.id === 'mean' ? 0 : LEAST_BAR) ? field.title : field.shortTitle;
  return (
    <>
      <text className="t1" y={-10}>
        <MathTspan text={title} />
      </text>
      {field.id === 'mean' ? (
        <text x={side} y={-10} textAnchor="end">
          {words.sameScale}
        </text>
      ) : (
        <ColourBar
          right={side}
          y={-18}
          width={Math.max(LEAST_BAR / 2, Math.min(LONGEST_BAR[field.id] ?? LEAST_BAR, room(title)))}
          low={low}
          high={high}
          map={map}
        />
      )}
    </>
  );
}

/** px between a title and what stands at the right. */
const BEFORE_SCALE = 8;
/** Lengths of the colour bar, in px; a long word beside it, in some languages, shortens it to the half of the least. */
const LEAST_BAR = 24;
const LONGEST_BAR: Readonly<Partial<Record<Field['id'], number>>> = { truth: 52, sd: 36 };

/** One decimal; none for numbers of three digits before the point. */
function endOfScale(value: number): string {
  return value === 0 ? '0' : formatValue(value, Math.abs(value) < 100 ? 1 : 0);
}

/** Isolines at the same four values in truth and mean, so that the two can be compared. */
function Isolines({ field, candidates, side }: { field: Field; candidates: CandidateSet; side: number }) {
  const { values, range } = field;
  const { axes } = candidates;
  const [low, high] = range;
  const paths = useMemo(
    () =>
      values.length
        ? isolines(values, axes[0].length, axes[1].length, levels([low, high], 4), side, side)
        : [],
    [values, axes, low, high, side],
  );
  return <path className="isolines" d={paths.join('')} fill="none" strokeWidth={0.75} />;
}

interface CrosshairProps {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly gap: number;
  readonly className: string;
}

function Crosshair({ x, y, side, gap, className }: CrosshairProps) {
  return (
    <path
      className={className}
      d={`M${x} 0V${y - gap}M${x} ${y + gap}V${side}M0 ${y}H${x - gap}M${x + gap} ${y}H${side}`}
      fill="none"
    />
  );
}

/** The query: a dark ring on a light one, visible on any colour. */
function Ring({ x, y }: { x: number; y: number }) {
  const ring = markPath('A', x, y, 6);
  return (
    <>
      <path d={ring} fill="none" stroke="#fff" strokeWidth={3.4} />
      <path d={ring} fill="none" stroke="#111" strokeWidth={1.5} />
    </>
  );
}

function FieldAxes({ candidates, side, first }: { candidates: CandidateSet; side: number; first: boolean }) {
  const ends = candidates.axes.map((axis) => [
    axis[0],
    (axis[0] + axis[axis.length - 1]) / 2,
    axis[axis.length - 1],
  ]);
  const anchors = ['start', 'middle', 'end'] as const;
  const lifts = [0, 4, 8];
  return (
    <>
      {ends[0].map((value, k) => (
        <text key={value} x={(k / 2) * side} y={side + 14} textAnchor={anchors[k]}>
          {formatTick(value)}
        </text>
      ))}
      <text x={0.75 * side} y={side + 14} textAnchor="middle">
        <MathTspan text="$x_1$" />
      </text>
      {first &&
        ends[1].map((value, k) => (
          <text key={value} x={-6} y={(1 - k / 2) * side + lifts[k]} textAnchor="end">
            {formatTick(value)}
          </text>
        ))}
      {first && (
        <text x={-8} y={0.25 * side + 4} textAnchor="end">
          <MathTspan text="$x_2$" />
        </text>
      )}
    </>
  );
}
