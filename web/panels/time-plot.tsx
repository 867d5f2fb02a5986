import { type PointerEvent, type ReactNode, useMemo } from 'react';
import { setHover } from '../store/actions/view.ts';
import { useSetCursor } from '../store/hooks.ts';
import { useSize } from '../ui/use-size.ts';
import { stepAt, type TimeFrame, timeFrame } from './time-frame.ts';

interface TimePlotProps {
  readonly horizon: number;
  readonly left: number;
  readonly top: number;
  /** Id of the element that says in words what the plot shows. */
  readonly describedBy: string;
  /** The layers, bottom first; called again only when the box or the run changes. */
  readonly children: (frame: TimeFrame) => ReactNode;
}

/** A plot over t: measures its box; pointing sets the shared hover, pressing and dragging the shared cursor. */
export function TimePlot({ horizon, left, top, describedBy, children }: TimePlotProps) {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const frame = useMemo(
    () => (width > 0 && height > 0 ? timeFrame({ width, height }, horizon, { left, top }) : null),
    [width, height, horizon, left, top],
  );
  return (
    <div ref={ref} className="time-plot" role="img" aria-labelledby={describedBy} {...useTimePointer(frame)}>
      {frame && children(frame)}
    </div>
  );
}

/**
 * Mouse: hover follows, pressing sets the cursor. Touch: a sideways drag or a tap sets the cursor; an upward
 * or downward one scrolls the page (`touch-action: pan-y`) and leaves the cursor alone.
 */
function useTimePointer(frame: TimeFrame | null) {
  const setCursor = useSetCursor();
  return useMemo(() => {
    const step = (event: PointerEvent<HTMLElement>) =>
      frame && stepAt(frame, event.clientX - event.currentTarget.getBoundingClientRect().left);
    const held = (event: PointerEvent<HTMLElement>) => event.currentTarget.hasPointerCapture(event.pointerId);
    const leave = () => setHover({ t: null });
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const t = step(event);
        if (t === null || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHover({ t });
        if (event.pointerType === 'mouse') setCursor(t);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const t = step(event);
        if (t === null) return;
        setHover({ t });
        if (held(event)) setCursor(t);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const t = step(event);
        if (t !== null && held(event)) setCursor(t);
        if (event.pointerType !== 'mouse') leave();
      },
      onPointerCancel: leave,
      onPointerLeave: leave,
    };
  }, [frame, setCursor]);
}
