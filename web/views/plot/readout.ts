import type { KeyboardEvent, MouseEvent } from 'react';
import * as words from '#words/views/plot';

/** The next candidate right or left (dx), or up or down (dy), of another; from null: the one to start at. */
export type Walk = (from: number | null, dx: number, dy: number) => number;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export const clamp = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));

/** Moves along a line of candidates; up and down do nothing. */
export const walkLine =
  (size: number): Walk =>
  (from, dx) =>
    from === null ? Math.floor(size / 2) : clamp(from + dx, size);

/**
 * Makes a plot readable by keyboard. Once it has the focus (by Tab; a click does not take the page's keys),
 * arrows move the hairline and Escape removes it.
 */
export function readoutKeys(walk: Walk, hover: number | null, onHover: (candidate: number | null) => void) {
  return {
    tabIndex: 0,
    'aria-description': words.readoutKeys,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onBlur: () => onHover(null),
    onPointerLeave: () => onHover(null),
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!arrow && event.key !== 'Escape') return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onHover(arrow ? walk(hover, ...arrow) : null);
    },
  };
}
