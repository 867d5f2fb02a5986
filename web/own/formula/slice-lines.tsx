import type { KeyboardEvent, PointerEvent } from 'react';
import * as words from '#words/own/formula';
import { halfStep, type TimeFrame } from '../../time/time-frame.ts';
import type { Picture } from './picture.ts';
import { columnName } from './slices.tsx';

interface SliceLinesProps {
  readonly picture: Picture;
  readonly frame: TimeFrame;
  readonly cuts: readonly number[];
  readonly onCut: (cut: number, column: number) => void;
}

/** Lines across the map, each with its step in a label: moved by dragging or arrow keys (Shift: by ten). */
export function SliceLines({ picture, frame, cuts, onCut }: SliceLinesProps) {
  const last = picture.columns.length - 1;
  const move = (cut: number, column: number) => onCut(cut, Math.max(0, Math.min(last, column)));
  const columnAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    return Math.round((event.clientX - (box?.left ?? 0) - frame.left) / (2 * halfStep(frame)));
  };
  return cuts.map((column, cut) => {
    const name = columnName(picture, column);
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index
        key={cut}
        className="slice-line"
        role="slider"
        tabIndex={0}
        aria-label={words.slice({ number: cut + 1, count: cuts.length })}
        aria-valuemin={picture.columns[0]}
        aria-valuemax={picture.columns[last]}
        aria-valuenow={picture.columns[column]}
        aria-valuetext={name}
        style={{ left: Math.round(frame.x(column + 1)), height: frame.bottom }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) move(cut, columnAt(event));
        }}
        onKeyDown={(event) => {
          const next = keyedColumn(event, column, last);
          if (next === null) return;
          event.preventDefault();
          move(cut, next);
        }}
      >
        <span className="slice-chip">{name}</span>
      </div>
    );
  });
}

function keyedColumn({ key, shiftKey }: KeyboardEvent, column: number, last: number): number | null {
  const stride = shiftKey ? 10 : 1;
  switch (key) {
    case 'ArrowLeft':
      return column - stride;
    case 'ArrowRight':
      return column + stride;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
