import { memo, useId, useMemo } from 'react';
import * as words from '#words/views/environment';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { Marks } from '../../plot/marks.tsx';
import { nearestIndex } from '../../plot/nearest.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import { Star } from '../plot/plot-parts.tsx';
import type { PlotProps } from '../plot/plot-props.ts';
import { PlotSurface } from '../plot/plot-surface.tsx';
import { walkDesigns } from '../plot/walks.ts';
import { type DesignsLabel, designsLabels } from './designs-labels.ts';
import { type DesignsLayout, designsLayout } from './designs-layout.ts';
import { bandKind, type DesignsShapes, designsShapes, type Span } from './designs-shapes.ts';

/** Props of a lane's plot; candidates are pairs of a design and a condition. */
interface DesignsViewProps
  extends Pick<
    PlotProps,
    'letter' | 'frame' | 'width' | 'height' | 'shown' | 'moves' | 'hover' | 'onHover' | 'description'
  > {
  readonly record: StepRecord | undefined;
  readonly environment: Environment;
  /** Coordinates of the designs (N_x), increasing. */
  readonly axis: ArrayLike<number>;
}

/** One lane over the designs: how often each meets the threshold, the lane's belief, and its answer. */
export const DesignsView = memo(function DesignsView(props: DesignsViewProps) {
  const { letter, frame, record, environment, axis, width, height, shown, hover } = props;
  const { conditions, designs, level, meanCondition, threshold } = environment;
  const layout = useMemo(() => designsLayout(axis, width, height), [axis, width, height]);
  const shapes = useMemo(
    () => designsShapes({ frame, record, environment, axis, layout, shown }),
    [frame, record, environment, axis, layout, shown],
  );
  const regret = record && shown.test ? record.regret : null;
  const labels = useMemo(() => designsLabels(shapes, layout, level, regret), [shapes, layout, level, regret]);
  const pairAt = (px: number) =>
    nearestIndex(axis, layout.x.invert(px)) * conditions +
    (hover === null ? meanCondition : hover % conditions);
  const hovered = hover === null ? null : Math.floor(hover / conditions);
  const byLevel = frame.designs?.cut !== threshold;
  return (
    <PlotSurface
      {...props}
      height={layout.height}
      candidateAt={pairAt}
      walk={walkDesigns(designs, conditions, meanCondition)}
    >
      <Head kind={frame.designs && bandKind(frame.designs, environment)} layout={layout} />
      <Marks shapes={layout.axes} />
      <Curves shapes={shapes} layout={layout} />
      {shapes.sorted && <Sorting shapes={shapes} layout={layout} symbol={byLevel ? '$> α$' : '$> h$'} />}
      <Score shapes={shapes} layout={layout} />
      <Answer shapes={shapes} letter={letter} />
      <Labels labels={labels} />
      {hovered !== null && hovered < designs && (
        <Pointed
          x={layout.x(axis[hovered])}
          heights={[environment.probability[hovered], frame.designs?.mean?.[hovered]].flatMap((p) =>
            p === undefined ? [] : [layout.y(p)],
          )}
          layout={layout}
        />
      )}
    </PlotSurface>
  );
});

/** Title, and the meaning of the band. */
function Head({ kind, layout }: { kind: ReturnType<typeof bandKind>; layout: DesignsLayout }) {
  return (
    <>
      <text className="t1" x={layout.left} y={layout.top - 10}>
        <MathTspan text={words.howOften} />
      </text>
      {kind && (
        <text x={layout.right} y={layout.top - 10} textAnchor="end">
          <MathTspan text={kind === 'interval' ? words.intervalBand : words.spreadBand} />
        </text>
      )}
    </>
  );
}

/** Band, estimate, level, truth and star, clipped at the edges of the plot. */
function Curves({ shapes, layout }: { shapes: DesignsShapes; layout: DesignsLayout }) {
  const clip = useId();
  const { left, right, top, bottom } = layout;
  return (
    <>
      <clipPath id={clip}>
        <rect x={left - 4} y={top - 3} width={right - left + 8} height={bottom - top + 6} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {shapes.band && <path className="glide band" d={shapes.band} fill="var(--lane)" />}
        {shapes.mean && (
          <path className="glide" d={shapes.mean} fill="none" stroke="var(--lane)" strokeWidth={2} />
        )}
        <line className="level" x1={left} x2={right} y1={shapes.level} y2={shapes.level} />
        <path className="glide" d={shapes.truth} fill="none" stroke="var(--ink)" strokeWidth={1.75} />
      </g>
      <Star {...shapes.best} />
    </>
  );
}

/** The answer, marked on the truth, and its regret: how much higher the truth is at the best design. */
function Answer({ shapes, letter }: { shapes: DesignsShapes; letter: LaneLetter }) {
  const { answer, best } = shapes;
  if (!answer) return null;
  return (
    <>
      {answer.y - best.y > 8 && (
        <>
          <line className="best-height" x1={best.x} x2={answer.x} y1={best.y} y2={best.y} />
          <line
            x1={answer.x}
            x2={answer.x}
            y1={best.y}
            y2={answer.y}
            stroke="var(--lane-text)"
            strokeWidth={2.25}
          />
        </>
      )}
      <path
        d={markPath(letter, answer.x, answer.y, 4.6)}
        fill="var(--page)"
        stroke="var(--lane-text)"
        strokeWidth={2.25}
      />
    </>
  );
}

interface SortingProps {
  readonly shapes: DesignsShapes;
  readonly layout: DesignsLayout;
  readonly symbol: string;
}

/** The lane's classes as bars: above filled, below hollow, undecided a line; under them the truth. */
function Sorting({ shapes, layout, symbol }: SortingProps) {
  const { row, left } = layout;
  return (
    <g>
      <text className="t2" x={left - 6} y={row + 4} textAnchor="end">
        <MathTspan text={symbol} />
      </text>
      {shapes.sorted?.map((span) => (
        <SortedSpan key={span.from} span={span} y={row} />
      ))}
      {shapes.good.map(({ from, to }) => (
        <line key={from} x1={from} x2={to} y1={row + 8} y2={row + 8} stroke="var(--ink)" strokeWidth={2} />
      ))}
    </g>
  );
}

function SortedSpan({ span: { standing, from, to }, y }: { span: Span; y: number }) {
  if (standing === 'undecided')
    return <line x1={from + 1} x2={Math.max(from + 1.5, to - 1)} y1={y} y2={y} className="undecided" />;
  const width = Math.max(1, to - from - 1);
  return <rect className={standing} x={from + 0.5} y={y - 4.5} width={width} height={9} />;
}

/** The score of the designs in a strip below the plot, and the design it chose. */
function Score({ shapes: { strip, query }, layout }: { shapes: DesignsShapes; layout: DesignsLayout }) {
  const { stripTop, axis, left } = layout;
  return (
    <>
      {strip && (
        <>
          <text className="t2" x={left - 6} y={(stripTop + axis) / 2 + 6} textAnchor="end">
            {words.score}
          </text>
          <path className="glide strip" d={strip.area} fill="var(--lane)" />
          <path className="glide" d={strip.line} fill="none" stroke="var(--lane)" strokeWidth={1.25} />
        </>
      )}
      {query && (
        <>
          <g className="glide" transform={`translate(${query.x} 0)`}>
            <line y1={layout.top} y2={axis} stroke="var(--lane)" opacity={0.55} />
          </g>
          <path
            d={markPath('A', query.x, query.strip ?? axis, 3.2)}
            fill="var(--lane)"
            stroke="var(--halo)"
            strokeWidth={1.5}
          />
        </>
      )}
    </>
  );
}

function Labels({ labels }: { labels: readonly DesignsLabel[] }) {
  return labels.map(({ key, text, spot, strong }) => (
    <text
      key={key}
      className={`halo ${strong ? 't1 lane-ink' : 't2'}`}
      x={spot.x}
      y={spot.y}
      textAnchor={spot.anchor}
    >
      <MathTspan text={text} />
    </text>
  ));
}

function Pointed({ x, heights, layout }: { x: number; heights: readonly number[]; layout: DesignsLayout }) {
  return (
    <g pointerEvents="none">
      <line x1={x} x2={x} y1={layout.top} y2={layout.axis} stroke="var(--ink-3)" />
      {heights.map((y) => (
        <circle key={y} cx={x} cy={y} r={3.2} fill="var(--page)" stroke="var(--ink)" strokeWidth={1.5} />
      ))}
    </g>
  );
}
