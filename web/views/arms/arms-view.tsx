import { memo, useMemo } from 'react';
import { YGrid } from '../../plot/axes.tsx';
import { linear, roomyTicks, tickCount, ticks } from '../../plot/axis.ts';
import { plotLabels } from '../plot/curve-labels.ts';
import { Belief, Hairline, Query } from '../plot/curve-layers.tsx';
import { type CurveLayout, curveLayout, valueScale } from '../plot/curve-layout.ts';
import { PlotLabels } from '../plot/plot-parts.tsx';
import type { PlotProps } from '../plot/plot-props.ts';
import { PlotSurface } from '../plot/plot-surface.tsx';
import { walkLine } from '../plot/readout.ts';
import { SideBySide } from '../plot/side-by-side.tsx';
import { type ArmNames, armNames } from './arm-names.ts';
import { armsShapes } from './arms-shapes.ts';

/** One lane over finite arms in index order: a band, a mean and a truth tick per arm, the acquisition below. */
export const ArmsView = memo(function ArmsView(props: PlotProps) {
  const { letter, frame, records, world, domain, width, height, shown, hover } = props;
  const { names, size } = world.candidates;
  const scales = useMemo(
    () => armsScales(names, size, domain, width, height),
    [names, size, domain, width, height],
  );
  const { layout, x, y, yTicks, below } = scales;
  const shapes = useMemo(
    () => armsShapes({ frame, records, letter, layout, x, y, shown }),
    [frame, records, letter, layout, x, y, shown],
  );
  // Before the test nothing is a surprise.
  const surprising = shown.test ? props.noiseVariance : Number.POSITIVE_INFINITY;
  const labels = useMemo(
    () => plotLabels(shapes, records[frame.t - 1], layout, surprising, false),
    [shapes, records, frame, layout, surprising],
  );
  const record = records[frame.t - 1];
  const armAt = (px: number) => Math.min(size - 1, Math.max(0, Math.round(x.invert(px))));
  return (
    <PlotSurface {...props} candidateAt={armAt} walk={walkLine(size)}>
      <YGrid ticks={yTicks} scale={y} left={layout.left} right={layout.right} symbol="$y$" />
      <Names names={below} layout={layout} at={x} query={shown.query ? record?.index : undefined} />
      <Belief shapes={shapes} layout={layout} />
      <Query shapes={shapes} layout={layout} letter={letter} />
      {props.queries && <SideBySide queries={props.queries} t={frame.t} layout={layout} x={x} />}
      <PlotLabels labels={labels} />
      {hover !== null && hover < size && <Hairline x={x(hover)} heights={[]} layout={layout} />}
    </PlotSurface>
  );
});

export function armsScales(
  names: readonly string[],
  size: number,
  domain: readonly [number, number],
  width: number,
  height: number,
) {
  const margins = curveLayout(width, height, domain);
  const shown = names.length ? names : Array.from({ length: size }, (_, index) => String(index + 1));
  const below = armNames(shown, (margins.right - margins.left) / size);
  const layout = curveLayout(width, height, domain, below.height);
  const x = linear([-0.5, size - 0.5], [layout.left, layout.right]);
  const y = valueScale(domain, layout);
  return { layout, x, y, yTicks: roomyTicks(ticks(y, tickCount(layout.bottom - layout.top))), below };
}

interface NamesProps {
  readonly names: ArmNames;
  readonly layout: CurveLayout;
  readonly at: (index: number) => number;
  /** The arm queried now; its name is set strong. */
  readonly query: number | undefined;
}

function Names({ names, layout, at, query }: NamesProps) {
  const { axis, left, right } = layout;
  return (
    <g>
      <line x1={left} x2={right} y1={axis} y2={axis} stroke="var(--axis)" />
      {names.labels.map(({ index, text }) => (
        <text
          key={index}
          className={index === query ? 'lane-ink b' : undefined}
          textAnchor={names.rotated ? 'end' : 'middle'}
          transform={
            names.rotated
              ? `translate(${at(index) + 4} ${axis + 9}) rotate(-60)`
              : `translate(${at(index)} ${axis + 15})`
          }
        >
          {text}
        </text>
      ))}
    </g>
  );
}
