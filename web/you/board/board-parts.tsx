import type { PointerEvent, ReactNode } from 'react';
import * as words from '#words/you/you';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { ageOpacity } from '../../plot/age.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import type { StepLabel } from './newest.ts';

/** A query in px, `age` steps old; the newest is 0. */
interface Datum {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  readonly age: number;
  /** Colour that replaces the lane's. */
  readonly fill?: string | undefined;
}

/** The person's data by age; the newest mark is open. */
export function BoardData({ data, letter }: { data: readonly Datum[]; letter: LaneLetter }) {
  return data.map(({ t, x, y, age, fill }) =>
    age === 0 ? (
      <path
        key={t}
        className="board-newest"
        d={markPath(letter, x, y, 5)}
        fill={fill ?? 'var(--page)'}
        stroke="var(--lane-text)"
        strokeWidth={2}
      />
    ) : (
      <path
        key={t}
        d={markPath(letter, x, y, 3.6)}
        fill={fill ?? 'var(--lane)'}
        stroke={fill && 'var(--lane-text)'}
        opacity={fill ? undefined : ageOpacity(age)}
      />
    ),
  );
}

export function StepNames({ labels }: { labels: readonly StepLabel[] }) {
  return labels.map(({ t, text, spot }) => (
    <text key={t} className="t1 lane-ink halo" x={spot.x} y={spot.y} textAnchor={spot.anchor}>
      <MathTspan text={text} />
    </text>
  ));
}

interface SurfaceProps {
  readonly width: number;
  readonly height: number;
  /** The place aimed at, in words. */
  readonly aimText: string;
  readonly aim: number;
  readonly last: number;
  /** The candidate at a point in px; null if there is none. */
  readonly candidateAt: (x: number, y: number) => number | null;
  readonly onAim: (candidate: number) => void;
  readonly onQuery: () => void;
  readonly children: ReactNode;
}

/**
 * The area for aiming and querying. A mouse moves to aim and clicks to query; a finger drags to aim and uses
 * the button below. Keys are handled by the page.
 */
export function AimSurface(props: SurfaceProps) {
  const { width, height, aimText, aim, last, candidateAt, onAim, onQuery, children } = props;
  const under = (event: PointerEvent): number | null => {
    const box = event.currentTarget.getBoundingClientRect();
    return candidateAt(event.clientX - box.left, event.clientY - box.top);
  };
  const follow = (event: PointerEvent) => {
    const candidate = under(event);
    if (candidate !== null) onAim(candidate);
  };
  return (
    <div
      className="board"
      role="slider"
      tabIndex={0}
      aria-label={words.board}
      aria-description={words.boardKeys}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={aim}
      aria-valuetext={aimText}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        const dragged = event.currentTarget.hasPointerCapture(event.pointerId);
        if (event.pointerType === 'mouse' || dragged) follow(event);
      }}
      onPointerUp={(event) => {
        if (event.pointerType === 'mouse' && event.button === 0 && under(event) !== null) onQuery();
      }}
    >
      <svg className="chart" width={width} height={height} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
