import { type ReactNode, useId } from 'react';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import type { CurveLayout } from './curve-layout.ts';
import type { CurveShapes } from './curve-shapes.ts';
import { AnswerMarks, DataMarks, NewMark, Star, TestMark } from './plot-parts.tsx';

interface BeliefProps {
  readonly shapes: CurveShapes;
  readonly layout: CurveLayout;
  /** The mean in the run before the last change, as an SVG path. */
  readonly before?: string | null | undefined;
  /** Drawn behind the band. */
  readonly children?: ReactNode;
}

/** Band, mean, truth, data and strip, clipped at the edges of the plot: at the axis where there is no strip. */
export function Belief({ shapes, layout, before, children }: BeliefProps) {
  const clip = useId();
  const { left, right, top, axis } = layout;
  return (
    <>
      <clipPath id={clip}>
        <rect x={left - 4} y={0} width={right - left + 8} height={shapes.strip ? layout.bottom + 4 : axis} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {children}
        {shapes.band && <path className="glide band" d={shapes.band} fill="var(--lane)" />}
        {shapes.mean && (
          <path className="glide" d={shapes.mean} fill="none" stroke="var(--lane)" strokeWidth={2} />
        )}
        {before && <path className="ghost-line" d={before} />}
        <path className="glide" d={shapes.truth} fill="none" stroke="var(--ink)" strokeWidth={1.75} />
        <DataMarks groups={shapes.data} />
        <AnswerMarks {...shapes.answers} />
        {shapes.star && <Star {...shapes.star} />}
      </g>
      {shapes.strip && (
        <>
          <path className="glide strip" d={shapes.strip.area} fill="var(--lane)" />
          <path className="glide" d={shapes.strip.line} fill="none" stroke="var(--lane)" strokeWidth={1.25} />
          <text className="t2" x={left - 6} y={(layout.stripTop + axis) / 2 + 6} textAnchor="end">
            <MathTspan text="$α$" />
          </text>
        </>
      )}
      {shapes.query && (
        <g className="glide" transform={`translate(${shapes.query.x} 0)`}>
          <line y1={top} y2={axis} stroke="var(--lane)" opacity={0.75} />
        </g>
      )}
    </>
  );
}

/** Test, new observation and the query's point on the strip. */
export function Query({
  shapes,
  layout,
  letter,
}: {
  shapes: Pick<CurveShapes, 'query' | 'test'>;
  layout: CurveLayout;
  letter: LaneLetter;
}) {
  const clip = useId();
  const { query, test } = shapes;
  if (!query) return null;
  return (
    <>
      <clipPath id={clip}>
        <rect x={0} y={0} width={layout.width} height={layout.bottom + 4} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {test && <TestMark x={query.x} bar={test} />}
        <NewMark letter={letter} x={query.x} y={query.y} />
      </g>
      {query.strip !== null && (
        <path
          d={markPath('A', query.x, query.strip, 3.2)}
          fill="var(--lane)"
          stroke="var(--halo)"
          strokeWidth={1.5}
        />
      )}
    </>
  );
}

/** The pointer's position, shared by all lanes: a hairline with open marks on truth and mean. */
export function Hairline({ x, heights, layout }: { x: number; heights: number[]; layout: CurveLayout }) {
  return (
    <g pointerEvents="none">
      <line x1={x} x2={x} y1={layout.top} y2={layout.axis} stroke="var(--ink-3)" />
      {heights
        .filter((at) => at >= 0 && at <= layout.bottom)
        .map((at) => (
          <circle key={at} cx={x} cy={at} r={3.2} fill="var(--page)" stroke="var(--ink)" strokeWidth={1.5} />
        ))}
    </g>
  );
}
