import type { Scale } from '../plot/axis.ts';
import { textWidth } from '../plot/labels.ts';
import { markPath } from '../plot/marks.ts';
import type { PanelLane } from '../readings/panel-lane.ts';
import { type RegretView, regretOf } from '../readings/regret.ts';
import { useCursor, useHover } from '../store/hooks.ts';
import { spread } from './spread.ts';
import type { TimeFrame } from './time-frame.ts';
import { AxisLine, CornerNote, CursorLine, Hairline, Veil } from './time-marks.tsx';

interface RegretOverlayProps {
  readonly frame: TimeFrame;
  readonly y: Scale;
  readonly lanes: readonly PanelLane[];
  readonly view: RegretView;
}

const NOTE = { total: '$R_t$, total', average: '$R_t/t$, average' } as const;

/** All that moves with cursor and pointer: the only part of the panel that is drawn at every step. */
export function RegretOverlay({ frame, y, lanes, view }: RegretOverlayProps) {
  const t = useCursor();
  const [hover] = useHover();
  return (
    <svg className="chart layer overlay" aria-hidden="true">
      <Veil t={t} frame={frame} />
      <AxisLine frame={frame} />
      <CornerNote text={NOTE[view]} frame={frame} />
      <CursorLine t={t} frame={frame} label />
      <LaneEnds t={t} frame={frame} y={y} lanes={lanes} view={view} />
      {hover.t !== null && (
        <>
          <Hairline t={hover.t} frame={frame} />
          {pointsAt(hover.t, { frame, y, lanes, view }).map(({ letter, x, height }) => (
            <path
              key={letter}
              data-lane={letter}
              className="open-mark"
              d={markPath(letter, x, height, 3.2)}
            />
          ))}
        </>
      )}
    </svg>
  );
}

interface LanePoint extends Pick<PanelLane, 'letter' | 'name'> {
  readonly x: number;
  readonly height: number;
}

/** Where the lines are at step t; lanes that have not got there, or have left the scale, have no point. */
function pointsAt(t: number, { frame, y, lanes, view }: RegretOverlayProps): LanePoint[] {
  return lanes.flatMap(({ letter, name, records }) => {
    const record = records[t - 1];
    const height = record ? y(regretOf(record, view)) : Number.NaN;
    return height >= frame.top - 1 ? [{ letter, name, x: frame.x(t), height }] : [];
  });
}

const LABEL_SIZE = 12;
const LABEL_GAP = 15;
const AWAY = 9;
/** Room of the panel right of the plot's box. */
const PADDING = 14;

/** Each line's end at the cursor with the lane's name: right of it, near the right edge left of it and above. */
function LaneEnds({ t, ...props }: RegretOverlayProps & { t: number }) {
  const { frame } = props;
  const points = pointsAt(t, props);
  const widest = Math.max(0, ...points.map(({ name }) => textWidth(name, LABEL_SIZE)));
  const x = frame.x(t);
  const right = x + AWAY + widest <= frame.width + PADDING;
  const rise = right ? 0 : -10;
  const heights = spread(
    points.map(({ height }) => height + rise),
    LABEL_GAP,
    frame.top + 4,
    frame.bottom - 2,
  );
  return points.map(({ letter, name, height }, i) => (
    <g key={letter} data-lane={letter}>
      <path className="end-mark" d={markPath(letter, x, height, 3.4)} />
      <text
        className="t1 b halo lane-label"
        x={right ? x + AWAY : x - AWAY}
        y={heights[i] + 4}
        textAnchor={right ? 'start' : 'end'}
      >
        {name}
      </text>
    </g>
  ));
}
