import type { PointerEvent, ReactNode } from 'react';
import type { PlotProps } from './plot-props.ts';
import { readoutKeys, type Walk } from './readout.ts';

interface PlotSurfaceProps extends Pick<PlotProps, 'width' | 'height' | 'description' | 'hover' | 'onHover'> {
  /** Marks and lines glide to their new places. */
  readonly moves?: boolean;
  /** The candidate at a place, in px from the top left; null where there is none. */
  readonly candidateAt: (x: number, y: number) => number | null;
  /** Where the arrow keys go from a candidate. */
  readonly walk: Walk;
  readonly children: ReactNode;
}

/** The picture of a plot of a lane: one sentence for screen readers, values read off by pointer and by keyboard. */
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
