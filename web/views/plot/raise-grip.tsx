import './raise-grip.css';
import { type PointerEvent, type ReactNode, type SVGProps, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/views/plot';
import { type CandidateSet, candidateAt } from '../../../src/contracts/candidates.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { raiseAt } from '../../store/actions/interventions.ts';
import { pause } from '../../store/actions/time.ts';
import { useLocked } from '../../store/hooks.ts';
import { page } from '../../store/page.ts';
import { localPoint } from '../../ui/local-point.ts';

/** The bump that a drag would add: candidate at its top, height (in f), width (in the first axis). */
export interface Pending {
  readonly candidate: number;
  readonly by: number;
  readonly width: number;
}

interface RaiseGripProps {
  readonly candidates: CandidateSet;
  /** The candidate that the keys raise. */
  readonly hover: number | null;
  /** The candidate at a point in px from the top left of the picture, or null if there is none. */
  readonly candidateAt: (x: number, y: number) => number | null;
  /** Change of f per px upwards, and per key press. */
  readonly valuePerPx: number;
  readonly valuePerKey: number;
  /** The path that can be dragged. */
  readonly grip: SVGProps<SVGPathElement>;
  /** Drawn while dragging: the objective as it would become. */
  readonly preview: (pending: Pending) => ReactNode;
}

/** Width of a bump, as a share of the first axis. */
const WIDTH = 0.08;
/** A drag by fewer px changes nothing. */
const STILL = 4;

/**
 * Lets the user drag the objective up or down with mouse or finger, or raise and lower it with Shift and ↑ ↓
 * at the hairline. Until release (keys: Enter) only a preview moves; Escape discards it.
 */
export function RaiseGrip(props: RaiseGripProps) {
  const embedded = useStore(page, (state) => state.embedded);
  const locked = useLocked();
  return embedded || locked ? null : <Grip {...props} />;
}

function Grip(props: RaiseGripProps) {
  const { candidates, valuePerPx, grip, preview } = props;
  const [pending, setPending] = useState<Pending | null>(null);
  const start = useRef<{ readonly y: number; readonly candidate: number } | null>(null);
  const place = useRef<SVGGElement>(null);
  const [axis] = candidates.axes;
  const width = tidy(WIDTH * (axis[axis.length - 1] - axis[0]));
  const finish = (kept: Pending | null) => {
    start.current = null;
    setPending(null);
    if (kept && kept.by !== 0)
      raiseAt(candidateAt(candidates, kept.candidate).map(tidy), kept.by, kept.width);
  };
  useKeys({ ...props, place, pending, width, setPending, finish });

  /** Computed from the event alone: the pointer may be released before its last move has been drawn. */
  const pendingAt = ({ clientY }: PointerEvent): Pending | null => {
    if (!start.current) return null;
    const up = start.current.y - clientY;
    const by = Math.abs(up) < STILL ? 0 : tidy(up * valuePerPx);
    return by === 0 ? null : { candidate: start.current.candidate, by, width };
  };
  const pointer = {
    onPointerDown(event: PointerEvent<SVGPathElement>) {
      const plot = event.currentTarget.ownerSVGElement;
      if (event.button !== 0 || !plot) return;
      const candidate = props.candidateAt(...localPoint(event, plot));
      if (candidate === null) return;
      pause();
      // For Escape.
      plot.focus({ preventScroll: true });
      start.current = { y: event.clientY, candidate };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current) setPending(pendingAt(event));
    },
    onPointerUp: (event: PointerEvent) => finish(pendingAt(event)),
    onPointerCancel: () => finish(null),
  };
  return (
    <g ref={place}>
      <path className="raise-grip" {...grip} {...pointer} />
      {pending && <g className="raise-preview">{preview(pending)}</g>}
    </g>
  );
}

interface KeysOptions extends RaiseGripProps {
  readonly place: { readonly current: SVGGElement | null };
  readonly pending: Pending | null;
  readonly width: number;
  readonly setPending: (pending: Pending | null) => void;
  readonly finish: (kept: Pending | null) => void;
}

/** Handles keys before the surrounding plot does. */
function useKeys(options: KeysOptions): void {
  const latest = useRef(options);
  latest.current = options;
  const { place } = options;
  useEffect(() => {
    const svg = place.current?.ownerSVGElement;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!handled(event, latest.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onBlur = () => latest.current.finish(null);
    // A touch on the objective drags it, elsewhere it scrolls; not all browsers know touch-action in an SVG.
    const onTouchStart = (event: TouchEvent) => event.preventDefault();
    const grip = place.current?.firstElementChild as SVGPathElement | null;
    grip?.addEventListener('touchstart', onTouchStart, { passive: false });
    svg?.addEventListener('keydown', onKeyDown);
    svg?.addEventListener('blur', onBlur);
    return () => {
      grip?.removeEventListener('touchstart', onTouchStart);
      svg?.removeEventListener('keydown', onKeyDown);
      svg?.removeEventListener('blur', onBlur);
    };
  }, [place]);
}

const UP: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

function handled({ key, shiftKey }: KeyboardEvent, options: KeysOptions): boolean {
  const { pending, hover, valuePerKey, width, setPending, finish } = options;
  if (pending && (key === 'Enter' || key === 'Escape')) {
    finish(key === 'Enter' ? pending : null);
    return true;
  }
  const candidate = pending?.candidate ?? hover;
  if (!shiftKey || !UP[key] || candidate === null) return false;
  pause();
  setPending({ candidate, by: tidy((pending?.by ?? 0) + UP[key] * valuePerKey), width });
  return true;
}

/** Rounds to three digits, enough for a link and a reader. */
const tidy = (value: number): number => Number(value.toPrecision(3));

/** "+0.62 at 0.31". */
export const raiseText = (by: number, place: string): string =>
  words.raisedBy({ by: `${by > 0 ? '+' : ''}${formatValue(by)}`, place });
