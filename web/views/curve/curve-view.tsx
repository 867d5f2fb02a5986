import { memo, Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import { roomyTicks, tickCount, ticks, xAxis, yAxis } from '../../../src/picture/axis.ts';
import { linePath } from '../../../src/picture/paths.ts';
import { linear } from '../../../src/picture/scale.ts';
import { Marks } from '../../plot/marks.tsx';
import { nearestIndex } from '../../plot/nearest.ts';
import { overlays } from '../../plot/overlays.ts';
import { usePathParts } from '../../plot/sample-paths.ts';
import { useRegretView } from '../../store/hooks.ts';
import { CurveGrip, OtherPriors, SideBySide, StaleMark, WorthBand } from '../late-views.ts';
import { canBeRaised } from '../plot/can-be-raised.ts';
import { plotLabels } from '../plot/curve-labels.ts';
import { Belief, Hairline, Query } from '../plot/curve-layers.tsx';
import { COMPACT_WIDTH, curveLayout, valueScale } from '../plot/curve-layout.ts';
import { curveShapes } from '../plot/curve-shapes.ts';
import { BranchRing, PlotLabels } from '../plot/plot-parts.tsx';
import type { PlotProps } from '../plot/plot-props.ts';
import { PlotSurface } from '../plot/plot-surface.tsx';
import { walkLine } from '../plot/readout.ts';

/** The shapes of a frame, computed again only when it changes. */
function useCurve(props: PlotProps) {
  const { letter, frame, records, world, domain, width, height, shown } = props;
  const axis = world.candidates.axes[0];
  const scales = useMemo(() => curveScales(axis, domain, width, height), [axis, domain, width, height]);
  const { layout, x, y } = scales;
  const shapes = useMemo(
    () => curveShapes({ frame, records, axis, letter, layout, x, y, shown }),
    [frame, records, axis, letter, layout, x, y, shown],
  );
  const before = useMemo(
    () => (props.before ? linePath(Array.from(axis, x), Array.from(props.before, y)) : null),
    [props.before, axis, x, y],
  );
  // Before the test no observation counts as a surprise.
  const surprising = shown.test ? props.noiseVariance : Number.POSITIVE_INFINITY;
  const labels = useMemo(
    () => plotLabels(shapes, records[frame.t - 1], layout, surprising),
    [shapes, records, frame, layout, surprising],
  );
  return { axis, scales, shapes, before, labels };
}

/** One lane over a 1D domain: truth, belief, data, query and test, with the acquisition below. */
export const CurveView = memo(function CurveView(props: PlotProps) {
  const { letter, frame, records, shown, hover } = props;
  const [view] = useRegretView();
  const paths = usePathParts();
  const { axis, scales, shapes, before, labels } = useCurve(props);
  const { layout, x, y, axes } = scales;
  const forked = props.branch && props.branch < frame.t ? records[props.branch - 1] : undefined;
  return (
    <PlotSurface
      {...props}
      candidateAt={(px) => nearestIndex(axis, x.invert(px))}
      walk={walkLine(axis.length)}
    >
      <Marks shapes={axes} />
      <Belief shapes={shapes} layout={layout} before={before}>
        {frame.priors && (
          <Suspense fallback={null}>
            <OtherPriors priors={frame.priors} multiplier={frame.multiplier} {...{ axis, x, y }} />
          </Suspense>
        )}
        {frame.worthLearning && (
          <Suspense fallback={null}>
            <WorthBand share={frame.worthLearning} {...{ frame, axis, x, y }} />
          </Suspense>
        )}
        {paths && frame.mean && <paths.Lines {...{ letter, axis, x, y }} />}
      </Belief>
      <Query shapes={shapes} layout={layout} letter={letter} />
      {props.queries && (
        <Suspense fallback={null}>
          <SideBySide queries={props.queries} t={frame.t} layout={layout} x={(index) => x(axis[index])} />
        </Suspense>
      )}
      {view === 'paid' && shown.test && frame.truth.length === axis.length && (
        <Suspense fallback={null}>
          <StaleMark
            {...{ letter, records, y, labels, layout }}
            t={frame.t}
            x={(index) => x(axis[index])}
            truth={frame.truth}
          />
        </Suspense>
      )}
      {forked && <BranchRing x={x(axis[forked.index])} y={y(forked.y)} />}
      <PlotLabels labels={labels} />
      {hover !== null && hover < axis.length && (
        <Hairline
          x={x(axis[hover])}
          heights={[shown.truth ? frame.truth[hover] : undefined, frame.mean?.[hover]].flatMap((v) =>
            v === undefined ? [] : [y(v)],
          )}
          layout={layout}
        />
      )}
      <OverCurve {...props} scales={scales} path={shapes.truth} />
    </PlotSurface>
  );
});

interface OverCurveProps extends PlotProps {
  readonly scales: ReturnType<typeof curveScales>;
  /** Path of the truth. */
  readonly path: string;
}

/** Layer over the curve: the marks of an open lesson, or the grip for dragging the truth. */
function OverCurve({ scales: { layout, x, y }, path, letter, frame, world, domain, hover }: OverCurveProps) {
  const Overlay = useStore(overlays, ({ lane }) => lane);
  const axis = world.candidates.axes[0];
  if (Overlay) return <Overlay {...layout} {...{ letter, x, y, axis }} t={frame.t} foot={layout.axis} />;
  if (!canBeRaised(world) || frame.truth.length !== axis.length) return null;
  return (
    <Suspense fallback={null}>
      <CurveGrip
        candidates={world.candidates}
        valuePerKey={(domain[1] - domain[0]) / 50}
        truth={frame.truth}
        right={layout.right}
        {...{ hover, path, axis, x, y }}
      />
    </Suspense>
  );
}

export function curveScales(
  axis: ArrayLike<number>,
  domain: readonly [number, number],
  width: number,
  height: number,
) {
  const narrow = width < COMPACT_WIDTH;
  const layout = curveLayout(width, height, domain);
  const x = linear([axis[0], axis[axis.length - 1]], [layout.left, layout.right]);
  const y = valueScale(domain, layout);
  const yTicks = roomyTicks(ticks(y, tickCount(layout.bottom - layout.top)));
  const axes = [
    ...yAxis(y, yTicks, [layout.left, layout.right], '$y$'),
    ...xAxis(x, ticks(x, narrow ? 4 : 6), layout.axis, '$x$'),
  ];
  return { layout, x, y, axes };
}
