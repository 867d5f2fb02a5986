import type { PointerEvent, ReactNode } from 'react';
import type { PlotProps } from './plot-props.ts';
import { readoutKeys, type Walk } from './readout.ts';

interface PlotSurfaceProps extends Pick<PlotProps, 'width' | 'height' | 'description' | 'hover' | 'onHover'> {
  /** Whether marks and lines move smoothly to their new places. */
  readonly moves?: boolean;
  /** The candidate at a point in px from the top left; null if there is none. */
  readonly candidateAt: (x: number, y: number) => number | null;
  /** Where the arrow keys move from a candidate. */
  readonly walk: Walk;
  readonly children: ReactNode;
}

/** The picture of a lane's plot, described for screen readers, with values read by pointer and keyboard. */
export function PlotSurface(props: PlotSurfaceProps) {
  const { width, height, moves = false, description, hover, onHover, candidateAt, walk, children } = props;
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = width / box.width;
    onHover(candidateAt((event.clientX - box.left) * scale, (event.clientY - box.top) * scale));
  };
  return (
    <svg
      className={moves ? 'chart plot moves' : 'chart plot'}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
      onPointerMove={point}
      onPointerDown={point}
      {...readoutKeys(walk, hover, onHover)}
    >
      {children}
    </svg>
  );
}
