import { textWidth } from '../../../src/picture/layout.ts';
import { plainMath } from '../../../src/picture/math.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import { bandBetween } from '../../plot/series.ts';
import type { PriorStack } from '../../readings/priors.ts';
import type { TimeFrame } from '../../time/time-frame.ts';

/** A prior's part of the stack, as an SVG path. */
export const stripPath = ({ edges }: PriorStack, prior: number, { x }: TimeFrame, y: Scale): string =>
  bandBetween(edges[prior], edges[prior + 1], x, y);

/** Positions of the steps' dots: in the middle of the prior that chose, at its weight before the step. */
export function chosePlaces({ chose, edges }: PriorStack, { x }: TimeFrame, y: Scale): [number, number][] {
  return chose.map((prior, i) => {
    const before = Math.max(0, i - 1);
    return [x(i + 1), y((edges[prior][before] + edges[prior + 1][before]) / 2)];
  });
}

/** Height that a name needs, in px; in a much taller part the name is placed beside the dots. */
const SIZE = 11;
const HIGH = SIZE + 2;
const BESIDE = 6;
const APART = 3 * HIGH;

/** A prior's name in its part of the stack. */
interface StripName {
  readonly prior: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface NamedStack {
  readonly stack: PriorStack;
  readonly names: readonly string[];
  readonly frame: TimeFrame;
  readonly y: Scale;
}

/** The names that fit into steps 1..t, each at the last stretch of its part that is high and long enough. */
export function stripNames({ stack, names, frame, y }: NamedStack, t: number): StripName[] {
  return names.flatMap((text, prior) => {
    const wide = textWidth(plainMath(text), SIZE) + 2 * BESIDE;
    const room = lastRoom(stack, prior, wide, Math.min(t, stack.chose.length), frame, y);
    return room ? [{ prior, text, ...room }] : [];
  });
}

function lastRoom({ edges }: PriorStack, prior: number, wide: number, t: number, { x }: TimeFrame, y: Scale) {
  const [low, high] = [edges[prior], edges[prior + 1]];
  for (let to = t - 1; to >= 0; to--) {
    let [bottom, top] = [y(low[to]), y(high[to])];
    for (let from = to; from >= 0 && bottom - top >= HIGH; from--) {
      if (x(to + 1) - x(from + 1) >= wide) return { x: x(to + 1) - BESIDE, y: baseline(bottom, top) };
      [bottom, top] = [Math.min(bottom, y(low[from])), Math.max(top, y(high[from]))];
    }
  }
  return null;
}

const baseline = (bottom: number, top: number): number =>
  (bottom + top) / 2 + SIZE / 3 - (bottom - top >= APART ? HIGH : 0);
