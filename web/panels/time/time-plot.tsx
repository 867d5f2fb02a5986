import { type PointerEvent, type ReactNode, useMemo } from 'react';
import { setHover } from '../../store/actions/view.ts';
import { useSetCursor } from '../../store/hooks.ts';
import { useSize } from '../../ui/use-size.ts';
import { stepAt, type TimeFrame, timeFrame } from './time-frame.ts';

interface TimePlotProps {
  readonly horizon: number;
  readonly left: number;
  readonly top: number;
  /** Ids of the elements that say in words what the plot shows. */
  readonly labelledBy: string;
  /** The layers, bottom first; called again only when the box or the run changes. */
  readonly children: (frame: TimeFrame) => ReactNode;
}

/** A plot over t: measures its box; pointing sets the shared hover, pressing and dragging the shared cursor. */
export function TimePlot({ horizon, left, top, labelledBy, children }: TimePlotProps) {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const frame = useMemo(
    () => (width > 0 && height > 0 ? timeFrame({ width, height }, horizon, { left, top }) : null),
    [width, height, horizon, left, top],
  );
  return (
    <div ref={ref} className="time-plot" role="img" aria-labelledby={labelledBy} {...useTimePointer(frame)}>
      {frame && children(frame)}
    </div>
  );
}

/** A finger that has moved less than this, in px, still taps. */
const TAP = 6;

/**
 * Mouse: hover follows, pressing and dragging set the cursor. Touch: a tap or a sideways drag sets the cursor;
 * an upward or downward one scrolls the page (`touch-action: pan-y`) and leaves the cursor alone.
 */
function useTimePointer(frame: TimeFrame | null) {
  const setCursor = useSetCursor();
  return useMemo(() => {
    let start = { x: 0, y: 0 };
    let dragging = false;
    const held = (event: Pointer) => event.currentTarget.hasPointerCapture(event.pointerId);
    const moved = (event: Pointer) =>
      Math.max(Math.abs(event.clientX - start.x), Math.abs(event.clientY - start.y));
    const sideways = (event: Pointer) =>
      moved(event) > TAP && Math.abs(event.clientX - start.x) > Math.abs(event.clientY - start.y);
    const point = (event: Pointer, place: boolean) => {
      if (!frame) return;
      const t = stepAt(frame, event.clientX - event.currentTarget.getBoundingClientRect().left);
      setHover({ t });
      if (place) setCursor(t);
    };
    const leave = () => setHover({ t: null });
    return {
      onPointerDown(event: Pointer) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start = { x: event.clientX, y: event.clientY };
        dragging = event.pointerType === 'mouse';
        point(event, dragging);
      },
      onPointerMove(event: Pointer) {
        dragging ||= held(event) && sideways(event);
        point(event, held(event) && dragging);
      },
      onPointerUp(event: Pointer) {
        point(event, held(event) && (dragging || moved(event) <= TAP));
        if (event.pointerType !== 'mouse') leave();
      },
      onPointerCancel: leave,
      onPointerLeave: leave,
    };
  }, [frame, setCursor]);
}

type Pointer = PointerEvent<HTMLElement>;
