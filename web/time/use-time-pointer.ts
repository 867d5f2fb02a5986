import { type PointerEvent, useRef, useState } from 'react';
import { setCursor } from '../store/actions/time.ts';
import { setHover } from '../store/actions/view.ts';
import { localPoint } from '../ui/local-point.ts';
import { stepAt, type TimeFrame } from './time-frame.ts';

type Pointer = PointerEvent<HTMLElement>;

/** Most px that a finger may move in a tap. */
const TAP = 6;

/**
 * Mouse: hovering sets the pointer's step, pressing and dragging set the cursor. Touch: a tap or a sideways
 * drag sets the cursor; a vertical one scrolls the page (`touch-action: pan-y`) and does not.
 */
export function useTimePointer(frame: TimeFrame | null) {
  const latest = useRef(frame);
  latest.current = frame;
  const [handlers] = useState(() => timePointer(latest));
  return handlers;
}

/** It outlasts the frame, because the plot may be measured again during a press. */
function timePointer(frame: { readonly current: TimeFrame | null }) {
  let start = { x: 0, y: 0 };
  let dragging = false;
  const held = (event: Pointer) => event.currentTarget.hasPointerCapture(event.pointerId);
  const moved = (event: Pointer) =>
    Math.max(Math.abs(event.clientX - start.x), Math.abs(event.clientY - start.y));
  const sideways = (event: Pointer) =>
    moved(event) > TAP && Math.abs(event.clientX - start.x) > Math.abs(event.clientY - start.y);
  const point = (event: Pointer, place: boolean) => {
    if (!frame.current) return;
    const t = stepAt(frame.current, localPoint(event, event.currentTarget)[0]);
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
}
