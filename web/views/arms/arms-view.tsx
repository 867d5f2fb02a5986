import { memo, useMemo } from 'react';
import * as words from '#words/views/plot';
import { roomyTicks, tickCount, ticks, yAxis } from '../../../src/picture/axis.ts';
import { linear } from '../../../src/picture/scale.ts';
import { Marks } from '../../plot/marks.tsx';
import { MathTspan } from '../../ui/math-text.tsx';
import { plotLabels } from '../plot/curve-labels.ts';
import { Belief, Hairline, Query } from '../plot/curve-layers.tsx';
import { curveLayout, valueScale } from '../plot/curve-layout.ts';
import { BranchRing, PlotLabels } from '../plot/plot-parts.tsx';
import type { PlotProps } from '../plot/plot-props.ts';
import { PlotSurface } from '../plot/plot-surface.tsx';
import { walkLine } from '../plot/readout.ts';
import { SideBySide } from '../plot/side-by-side.tsx';
import { armNames } from './arm-names.ts';
import { armsShapes, meanTicks } from './arms-shapes.ts';
import { Names } from './names.tsx';

/** One lane over finite arms, in index order: band, mean and truth per arm, with the acquisition below. */
export const ArmsView = memo(function ArmsView(props: PlotProps) {
  const { letter, frame, records, world, domain, width, height, shown, hover } = props;
  const { names, size } = world.candidates;
  const scales = useMemo(
    () => armsScales(names, size, domain, width, height, props.unit),
    [names, size, domain, width, height, props.unit],
  );
  const { layout, x, y, axis, below, note } = scales;
  const shapes = useMemo(
    () => armsShapes({ frame, records, letter, layout, x, y, shown }),
    [frame, records, letter, layout, x, y, shown],
  );
  const before = useMemo(
    () => props.before && meanTicks(props.before, layout, x, y),
    [props.before, layout, x, y],
  );
  // Before the test no observation counts as a surprise.
  const surprising = shown.test ? props.noiseVariance : Number.POSITIVE_INFINITY;
  const labels = useMemo(
    () => plotLabels(shapes, records[frame.t - 1], layout, surprising, false),
    [shapes, records, frame, layout, surprising],
  );
  const record = records[frame.t - 1];
  const armAt = (px: number) => Math.min(size - 1, Math.max(0, Math.round(x.invert(px))));
  const forked = props.branch && props.branch < frame.t ? records[props.branch - 1] : undefined;
  return (
    <PlotSurface {...props} candidateAt={armAt} walk={walkLine(size)}>
      <Marks shapes={axis} />
      {note && (
        <text className="t2" x={4} y={layout.top - 5}>
          <MathTspan text={words.valuesIn} />
          {props.unit}
        </text>
      )}
      <Names names={below} layout={layout} at={x} strong={shown.query ? record?.index : undefined} />
      <Belief shapes={shapes} layout={layout} before={before} />
      <Query shapes={shapes} layout={layout} letter={letter} />
      {props.queries && <SideBySide queries={props.queries} t={frame.t} layout={layout} x={x} />}
      {forked && <BranchRing x={x(forked.index)} y={y(forked.y)} />}
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
  unit = '',
) {
  const margins = curveLayout(width, height, domain);
  const shown = names.length ? names : Array.from({ length: size }, (_, index) => String(index + 1));
  const below = armNames(shown, (margins.right - margins.left) / size, margins.left);
  const whole = curveLayout(width, height, domain, below.height);
  const note = !fitsMargin(unit) && whole.bottom - whole.top >= LEAST_BESIDE_NOTE;
  const layout = note ? { ...whole, top: whole.top + NOTE } : whole;
  const x = linear([-0.5, size - 0.5], [layout.left, layout.right]);
  const y = valueScale(domain, layout);
  const yTicks = roomyTicks(ticks(y, tickCount(layout.bottom - layout.top)));
  const symbol = unit !== '' && fitsMargin(unit) ? `$y$ ${unit}` : '$y$';
  return { layout, x, y, axis: yAxis(y, yTicks, [layout.left, layout.right], symbol), below, note };
}

/** Room in px above the axis for a unit too long for the margin, and the least plot height to allow it. */
const NOTE = 13;
const LEAST_BESIDE_NOTE = 60;

/** Whether a unit is short enough to be written beside the axis symbol. */
const fitsMargin = (unit: string): boolean => unit.length <= 3;
