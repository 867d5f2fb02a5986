import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Tick, yGrid } from '../../src/picture/axis.ts';
import type { Scale } from '../../src/picture/scale.ts';
import { Marks } from '../plot/marks.tsx';
import { overlays } from '../plot/overlays.ts';
import { useCursor, useDrawnUntil, useHover, useShownChanges, useTold } from '../store/hooks.ts';
import { useSize } from '../ui/use-size.ts';
import { LEFT, type TimeFrame, timeAxis, timeFrame } from './time-frame.ts';
import { AxisAhead, ChangeLines, CornerNote, CursorLine, Hairline, type Span, Veil } from './time-marks.tsx';
import { useTimePointer } from './use-time-pointer.ts';

/** What a panel draws over t, bottom first. Only `now` and `pointed` are drawn at every step. */
export interface TimeLayers {
  /** HTML below everything: a canvas. */
  readonly under?: ReactNode;
  /** Values with a grid line and a number at the left. */
  readonly grid?: readonly Tick[];
  /** SVG that does not change with the step and may leave the plot. */
  readonly still?: ReactNode;
  /** SVG that does not change with the step, clipped at the edges of the plot. */
  readonly curves?: ReactNode;
  /** Names, shown completely even if the steps beside them are hidden. */
  readonly names?: ReactNode;
  /** Marks at the cursor's step, over the veil. */
  readonly now?: (t: number) => ReactNode;
  /** Marks at the step under the pointer. */
  readonly pointed?: (t: number) => ReactNode;
  /** Scale of the values, if a lesson may mark one. */
  readonly y?: Scale;
  /** The vertical extent of each plot, if several are stacked. */
  readonly spans?: readonly Span[];
}

export interface TimePlotProps {
  /** The panel's id in the registry. */
  readonly panel?: string;
  readonly horizon: number;
  /** Room left of the plot in px, the same in all panels of a run; see `leftMargin`. */
  readonly left?: number;
  /** Steps after which the objective changes. */
  readonly changePoints?: readonly number[];
  /** Name of the values, in the upper left corner. */
  readonly note?: string | undefined;
  /** Whether the cursor has the label "t = 131". */
  readonly labelled?: boolean | undefined;
  /** Whether the steps after the cursor are veiled. */
  readonly veiled?: boolean;
  /** Called again only if the function changes, because it takes long for a long run. */
  readonly layers: (frame: TimeFrame) => TimeLayers;
}

/** Room above the plot, for the cursor's label. */
const TOP = { plain: 8, labelled: 22 };

/**
 * A plot over t with axes, changes, veil, cursor and hairline. Pointing sets the shared hover, pressing and
 * dragging the shared cursor.
 * @param labelledBy ids of the elements that describe it in words
 */
export function TimePlot(props: TimePlotProps & { readonly labelledBy: string }) {
  const { horizon, left = LEFT, labelled = false, labelledBy, layers } = props;
  const [ref, { width, height }] = useSize<HTMLDivElement>(labelledBy.split('-')[0]);
  const frame = useMemo(() => {
    const top = labelled ? TOP.labelled : TOP.plain;
    return width > 0 && height > 0 ? timeFrame({ width, height }, horizon, { left, top }) : null;
  }, [width, height, horizon, left, labelled]);
  const drawn = useMemo(() => frame && layers(frame), [frame, layers]);
  return (
    <div ref={ref} className="time-plot" role="img" aria-labelledby={labelledBy} {...useTimePointer(frame)}>
      {frame && drawn && <Layers {...props} frame={frame} drawn={drawn} />}
    </div>
  );
}

type LayersProps = TimePlotProps & { readonly frame: TimeFrame; readonly drawn: TimeLayers };

function Layers(props: LayersProps) {
  const { frame, drawn, changePoints = NO_CHANGES, veiled = true } = props;
  const clip = useId();
  const changes = useShownChanges(changePoints);
  return (
    <>
      {drawn.under && <CutCanvas frame={frame}>{drawn.under}</CutCanvas>}
      <svg className="chart layer" aria-hidden="true">
        {drawn.grid && <Marks shapes={yGrid(drawn.grid, frame.left, frame.right)} />}
        {spansOf(props).map((span) => (
          <ChangeLines key={span.top} steps={changes} frame={frame} {...span} />
        ))}
        <Marks shapes={timeAxis(frame)} />
        <PlotClip id={clip} frame={frame} />
        <Cut frame={frame} whole={!veiled}>
          {drawn.still}
          <g clipPath={`url(#${clip})`}>{drawn.curves}</g>
        </Cut>
        {drawn.names}
      </svg>
      <Moving {...props} />
    </>
  );
}

const NO_CHANGES: readonly number[] = [];

interface CutProps {
  readonly frame: TimeFrame;
  readonly children: ReactNode;
}

/** Far outside every plot, in px. */
const FAR = 4000;

/**
 * Children over t, with the hidden future clipped.
 * @param whole whether nothing is hidden: the plot is about the whole run
 */
function Cut({ frame, children, whole }: CutProps & { whole: boolean }) {
  const id = useId();
  const until = useDrawnUntil();
  const hidden = !whole && until < frame.horizon;
  return (
    <g clipPath={hidden ? `url(#${id})` : undefined}>
      {hidden && (
        <clipPath id={id}>
          <rect x={-FAR} y={-FAR} width={FAR + frame.x(until) + 0.5} height={2 * FAR} />
        </clipPath>
      )}
      {children}
    </g>
  );
}

/** The same for what is below the picture. */
function CutCanvas({ frame, children }: CutProps) {
  const until = useDrawnUntil();
  const ahead = until < frame.horizon ? frame.width - frame.x(until) : null;
  return (
    <div className="layer" style={ahead === null ? undefined : { clipPath: `inset(0 ${ahead}px 0 0)` }}>
      {children}
    </div>
  );
}

/** Veil, cursor and pointer. */
function Moving(props: LayersProps) {
  const { frame, drawn, note, labelled = false, veiled = true } = props;
  const t = useCursor();
  const told = useTold();
  const until = useDrawnUntil();
  const [hover] = useHover();
  const Overlay = useStore(overlays, ({ time }) => time);
  const pointed = hover.t !== null && (!veiled || hover.t <= until) ? hover.t : null;
  const spans = spansOf(props);
  return (
    <svg className="chart layer overlay" aria-hidden="true">
      {veiled && spans.map((span) => <Veil key={span.top} t={t} frame={frame} {...span} />)}
      {veiled && <AxisAhead t={t} frame={frame} />}
      {note && <CornerNote text={note} frame={frame} t={t} />}
      {spans.map((span, i) => (
        <CursorLine key={span.top} t={t} frame={frame} label={labelled && i === 0} {...span} />
      ))}
      {Overlay && <Overlay {...frame} panel={props.panel ?? ''} y={drawn.y ?? null} />}
      {drawn.now?.(told)}
      {pointed !== null && (
        <Fragment>
          {spans.map((span) => (
            <Hairline key={span.top} t={pointed} frame={frame} {...span} />
          ))}
          {drawn.pointed?.(pointed)}
        </Fragment>
      )}
    </svg>
  );
}

const spansOf = ({ frame, drawn }: LayersProps): readonly Span[] =>
  drawn.spans ?? [{ top: frame.top, bottom: frame.bottom }];

/** Margin around the plot in px, so that a stroke on the border is drawn completely. */
const BLEED = 3;

function PlotClip({ id, frame: { left, right, top, bottom } }: { id: string; frame: TimeFrame }) {
  return (
    <clipPath id={id}>
      <rect
        x={left - BLEED}
        y={top - BLEED}
        width={right - left + 2 * BLEED}
        height={bottom - top + 2 * BLEED}
      />
    </clipPath>
  );
}
