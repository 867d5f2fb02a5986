import type { LaneLetter } from '../contracts/scenario.ts';
import { path, type Shape, text } from '../picture/shape.ts';

/** A lane's letter on its colour, middle (x, y). */
export function badge(letter: LaneLetter, x: number, y: number, size = 15): Shape[] {
  const half = size / 2;
  const corner = size / 3.7;
  const side = size - 2 * corner;
  const turn = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const d = [
    `M${x - half + corner} ${y - half}h${side}`,
    `${turn(corner, corner)}v${side}${turn(-corner, corner)}h${-side}`,
    `${turn(-corner, -corner)}v${-side}${turn(corner, -corner)}Z`,
  ].join('');
  return [path(`badge lane-${letter}`, d), text('badge-letter', x, y + 4, letter, 'middle')];
}

/** A badge on a curve, lifted off it. */
export function badgeOnCurve(letter: LaneLetter, x: number, y: number): Shape[] {
  const [ground, letterOn] = badge(letter, x, y);
  const halo: Shape = { ...ground, look: 'badge-halo' };
  return [halo, ground, letterOn];
}
