import type { LaneLetter } from '../contracts/scenario.ts';
import { type Shape, text } from '../picture/shape.ts';

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
  return [{ tag: 'path', look: `badge lane-${letter}`, d }, text('badge-letter', x, y + 4, letter, 'middle')];
}

/** A badge on a curve, lifted off it. */
export function badgeOnCurve(letter: LaneLetter, x: number, y: number): Shape[] {
  const [ground, letterOn] = badge(letter, x, y);
  const halo: Shape = { ...ground, look: 'badge-halo' };
  return [halo, ground, letterOn];
}

/** A name in lines: what comes after its first comma stands below. */
export const nameLines = (name: string): string[] => name.split(/, (.*)/s).filter(Boolean);

/** px that a letter of 12 px takes on average, with some room. */
const LETTER = 6.3;

/** A sentence in lines that fit a width, at 12 px. */
export function wrapped(sentence: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length > 0 && LETTER * longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** px that the longest line of some names takes at 12 or 13 px. */
export const widthOfNames = (names: readonly string[]): number =>
  7.1 * Math.max(0, ...names.flatMap(nameLines).map(({ length }) => length));
