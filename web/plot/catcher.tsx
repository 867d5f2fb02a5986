import type { PointerEvent } from 'react';
import { localPoint } from '../ui/local-point.ts';

interface CatcherProps {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Called with the pointer's position, in px of the picture. */
  readonly onAim: (x: number, y: number, event: PointerEvent) => void;
}

/** A transparent area of a plot that receives hovering, pressing and dragging. */
export function Catcher({ left, right, top, bottom, onAim }: CatcherProps) {
  const aim = (event: PointerEvent<SVGRectElement>) => {
    const picture = event.currentTarget.ownerSVGElement;
    if (picture) onAim(...localPoint(event, picture), event);
  };
  return (
    <rect
      className="catcher"
      x={left}
      y={top}
      width={Math.max(0, right - left)}
      height={Math.max(0, bottom - top)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        aim(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) aim(event);
      }}
    />
  );
}
