import './frame-plot.css';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import * as words from '#words/own/draw';
import { tickCount, ticks, xAxis, yAxis } from '../../../src/picture/axis.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { linePath } from '../../../src/picture/paths.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import { Chip } from '../../plot/chip.tsx';
import { Marks } from '../../plot/marks.tsx';
import { localPoint } from '../../ui/local-point.ts';
import { MathText, MathTspan } from '../../ui/math-text.tsx';
import type { Size } from '../../ui/size.ts';
import { useSize } from '../../ui/use-size.ts';
import { change, draft, endGesture, look, useDraft } from './draft.ts';
import {
  addPoint,
  type Between,
  curveOf,
  type Frames,
  movePoint,
  type Point,
  pointsOf,
  rangeOf,
  removePoint,
  tidy,
} from './drawing.ts';

const LEFT = 40;
const RIGHT = 8;
const TOP = 8;
const BOTTOM = 24;
/** Distance in px within which a point is hit. */
const REACH = { mouse: 12, touch: 26 } as const;

/** The chosen key frame enlarged: its points to drag, the previous curve in grey, the next one dashed. */
export function FramePlot() {
  const { frames, at, between } = useDraft((state) => state);
  const [box, size] = useSize<HTMLDivElement>();
  return (
    <>
      <div className="phead">
        <h3 id="frame-title">
          <MathText text={words.frameAt(frames[at].step)} />
        </h3>
        <span className="legend">
          {at > 0 && (
            <span>
              <Stroke /> {words.before}
            </span>
          )}
          {at < frames.length - 1 && (
            <span>
              <Stroke dashed /> {words.after}
            </span>
          )}
        </span>
      </div>
      <p className="reading">
        <span>
          {words.pointHelp}
          <span className="with-keys"> {words.pointKeys}</span>
        </span>
      </p>
      <div ref={box} className="frame-plot">
        {size.width > 0 && <Curves frames={frames} at={at} between={between} size={size} />}
      </div>
    </>
  );
}

function Stroke({ dashed = false }: { dashed?: boolean }) {
  return (
    <svg width="20" height="10" aria-hidden="true">
      <path d="M0 5h20" stroke="var(--axis)" strokeWidth="1.5" strokeDasharray={dashed ? '3 3' : undefined} />
    </svg>
  );
}

interface CurvesProps {
  readonly frames: Frames;
  readonly at: number;
  readonly between: Between;
  readonly size: Size;
}

function Curves({ frames, at, between, size: { width, height } }: CurvesProps) {
  // The axes do not change while a point is dragged.
  const [held, setHeld] = useState<readonly [number, number] | null>(null);
  const range = held ?? rangeOf(frames);
  const x = useMemo(() => linear([0, 1], [LEFT, width - RIGHT]), [width]);
  const y = linear(range, [height - BOTTOM, TOP]);
  const points = pointsOf(frames, at);
  const pathOf = (of: number) => curvePath(curveOf(frames, of, between), x, y, pointsOf(frames, of));
  const pointer = useDragging({ frames, at, x, y, hold: () => setHeld(range), release: () => setHeld(null) });
  return (
    <svg
      className="chart"
      width={width}
      height={height}
      role="application"
      aria-labelledby="frame-title"
      {...pointer}
    >
      <Marks
        shapes={[
          ...yAxis(y, ticks(y, tickCount(height - TOP - BOTTOM)), x.range(), '$y$'),
          ...xAxis(x, ticks(x, width < 420 ? 3 : 6), height - BOTTOM, '$x$'),
        ]}
      />
      {at > 0 && <path className="curve neighbour" d={pathOf(at - 1)} />}
      {at < frames.length - 1 && <path className="curve neighbour after" d={pathOf(at + 1)} />}
      <path className="curve own" d={pathOf(at)} />
      {width >= 420 && <NeighbourNames frames={frames} at={at} between={between} x={x} y={y} />}
      {Array.from(points.keys(), (index) => (
        <Handle key={index} index={index} point={points[index]} x={x} y={y} />
      ))}
    </svg>
  );
}

/** The curve at every second pixel and at its points. */
function curvePath(curve: (x: number) => number, x: Scale, y: Scale, points: readonly Point[]): string {
  const [left, right] = x.range();
  const even = Array.from({ length: Math.ceil((right - left) / 2) + 1 }, (_, i) =>
    Math.min(1, x.invert(left + 2 * i)),
  );
  const xs = [...even, ...points.map(([at]) => at)].sort((a, b) => a - b);
  return linePath(
    xs.map((value) => x(value)),
    xs.map((value) => y(curve(value))),
  );
}

interface Scales {
  readonly x: Scale;
  readonly y: Scale;
}

/** The steps of the previous and next curve, each where it is furthest from the other two. */
function NeighbourNames({ frames, at, between, x, y }: Scales & Omit<CurvesProps, 'size'>) {
  const shown = [at - 1, at, at + 1].filter((of) => of in frames);
  return shown
    .filter((of) => of !== at)
    .map((of) => {
      const curve = curveOf(frames, of, between);
      const others = shown.filter((other) => other !== of).map((other) => curveOf(frames, other, between));
      const clear = (place: number) =>
        Math.min(...others.map((other) => Math.abs(other(place) - curve(place))));
      const place = PLACES.reduce((best, other) => (clear(other) > clear(best) ? other : best));
      if (Math.abs(y(clear(place)) - y(0)) < 24) return null;
      return (
        <text key={of} className="t2 halo" x={x(place)} y={y(curve(place)) - 9} textAnchor="middle">
          <MathTspan text={`$t$ = ${frames[of].step}`} />
        </text>
      );
    });
}

const PLACES = Array.from({ length: 15 }, (_, i) => 0.1 + (0.8 * i) / 14);

/** A point: when focused, arrows move it, Delete removes it, and Tab goes to the next one. */
function Handle({ index, point: [px, py], x, y }: Scales & { index: number; point: Point }) {
  const chosen = useDraft((state) => state.point === index);
  const [low, high] = y.domain();
  const onKeyDown = (event: KeyboardEvent) => {
    const { frames, at } = draft.getState();
    const stride = event.shiftKey ? 10 : 1;
    const moved = keyMove(event.key, (stride * (high - low)) / 100, 0.01 * stride);
    if (moved)
      change({ frames: movePoint(frames, at, index, [tidy(px + moved[0]), tidy(py + moved[1])]) }, 'keys');
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
  };
  const label = words.pointValue({ value: formatValue(py), place: formatValue(px) });
  return (
    <g
      className={chosen ? 'handle chosen' : 'handle'}
      data-point={index}
      role="slider"
      tabIndex={0}
      aria-label={words.point(index + 1)}
      aria-valuenow={py}
      aria-valuetext={label}
      onFocus={() => look({ point: index })}
      onKeyDown={onKeyDown}
      onKeyUp={endGesture}
    >
      <circle className="reach" cx={x(px)} cy={y(py)} r={12} />
      <circle className="mark" cx={x(px)} cy={y(py)} r={chosen ? 7 : 5} />
      {chosen && (
        <Chip
          x={x(px) + 14}
          anchor="start"
          y={y(py) < 44 ? y(py) + 23 : y(py) - 21}
          within={[0, x.range()[1]]}
          text={label}
        />
      )}
    </g>
  );
}

function keyMove(key: string, up: number, along: number): Point | null {
  const moves: Readonly<Record<string, Point>> = {
    ArrowUp: [0, up],
    ArrowDown: [0, -up],
    ArrowRight: [along, 0],
    ArrowLeft: [-along, 0],
  };
  return moves[key] ?? null;
}

/** Removes a point of the chosen key frame and chooses the one before it. */
export function remove(index: number): void {
  const { frames, at } = draft.getState();
  change({ frames: removePoint(frames, at, index), point: Math.max(0, index - 1) });
  document.querySelector<SVGElement>(`.frame-plot [data-point="${Math.max(0, index - 1)}"]`)?.focus();
}

interface Dragging extends Scales {
  readonly frames: Frames;
  readonly at: number;
  readonly hold: () => void;
  readonly release: () => void;
}

/** Dragging by mouse or one finger: takes the point under it, or adds one there, until it is released. */
function useDragging({ frames, at, x, y, hold, release }: Dragging) {
  const dragged = useRef<number | null>(null);
  const placeOf = (event: PointerEvent<SVGSVGElement>) => localPoint(event, event.currentTarget);
  const valueAt = ([px, py]: readonly [number, number]): Point => {
    const [low, high] = y.domain();
    const place = Math.max(0, Math.min(1, x.invert(px)));
    const value = Math.max(low, Math.min(high, y.invert(py)));
    return [Math.round(place * 200) / 200, rounded(value, high - low)];
  };
  const end = () => {
    if (dragged.current === null) return;
    dragged.current = null;
    endGesture();
    release();
  };
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.button !== 0) return;
      const place = placeOf(event);
      const found = nearestPoint(
        pointsOf(frames, at),
        x,
        y,
        place,
        REACH[event.pointerType === 'touch' ? 'touch' : 'mouse'],
      );
      const added = found === null ? addPoint(frames, at, valueAt(place)) : null;
      const index = found ?? added?.index ?? null;
      if (index === null) return;
      endGesture();
      dragged.current = index;
      hold();
      if (added) change({ frames: added.frames, point: index }, 'drag');
      else look({ point: index });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (dragged.current === null) return;
      const place = valueAt(placeOf(event));
      change({ frames: movePoint(draft.getState().frames, at, dragged.current, place) }, 'drag');
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function nearestPoint(
  points: readonly Point[],
  x: Scale,
  y: Scale,
  [px, py]: readonly [number, number],
  reach: number,
): number | null {
  const distances = points.map(([a, b]) => Math.hypot(x(a) - px, y(b) - py));
  const least = Math.min(...distances);
  return least <= reach ? distances.indexOf(least) : null;
}

/** Rounds to the digits of a hundredth of the axis. */
function rounded(value: number, span: number): number {
  const unit = 10 ** Math.floor(Math.log10(span / 100));
  return tidy(Math.round(value / unit) * unit);
}
