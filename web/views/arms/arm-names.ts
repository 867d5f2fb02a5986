import * as words from '#words/views/plot';
import { shortened, textWidth } from '../../../src/picture/layout.ts';

/** How the names of arms are drawn below the axis. */
export interface ArmNames {
  /** Total height, in px. */
  readonly height: number;
  /** Rotation to the left in degrees, so that names fit side by side; 0 if they fit unrotated. */
  readonly angle: number;
  readonly labels: readonly { readonly index: number; readonly text: string }[];
}

const SIZE = 11;
/** Least distance between two lines of rotated text. */
const LEADING = 12;
/** A flat angle if the arms are far enough apart, because flat names may be longer; otherwise a steep one. */
const FLAT = { degrees: 30, sin: 0.5, cos: Math.sqrt(3) / 2, longest: 78 };
const STEEP = { degrees: 60, sin: Math.sqrt(3) / 2, cos: 0.5, longest: 50 };
/** Most px that a rotated name may reach past the left edge of the plot. */
const OVERHANG = 12;

/**
 * Names that never overlap: side by side where there is room, otherwise rotated. Where arms are too close
 * some are left out, and long names are shortened, "and" to "&" first.
 * @param left room left of the first arm's share, in px
 */
export function armNames(names: readonly string[], step: number, left = Number.POSITIVE_INFINITY): ArmNames {
  const widest = Math.max(...names.map((name) => textWidth(name, SIZE)));
  if (widest + 6 <= step)
    return { height: 18, angle: 0, labels: names.map((text, index) => ({ index, text })) };
  const turn = step * FLAT.sin >= LEADING ? FLAT : STEEP;
  const every = Math.max(1, Math.ceil(LEADING / (step * turn.sin)));
  const labels = names.flatMap((name, index) => {
    const room = (left + (index + 0.5) * step + OVERHANG) / turn.cos;
    return index % every === 0 ? [{ index, text: shortName(name, Math.min(turn.longest, room)) }] : [];
  });
  const longest = Math.max(...labels.map(({ text }) => textWidth(text, SIZE)));
  return { height: Math.ceil(longest * turn.sin) + 12, angle: turn.degrees, labels };
}

/** Position of the name of an arm at `x` below an axis, as SVG attributes. */
export function namePlace({ angle }: ArmNames, x: number, axis: number) {
  return angle > 0
    ? ({ textAnchor: 'end', transform: `translate(${x + 4} ${axis + 9}) rotate(${-angle})` } as const)
    : ({ textAnchor: 'middle', transform: `translate(${x} ${axis + 15})` } as const);
}

/** A long name with "&" for "and", then cut to the letters that fit; the hover reading has the full name. */
export const shortName = (name: string, room: number, size = SIZE): string =>
  textWidth(name, size) <= room ? name : shortened(name.replaceAll(words.and, ' & '), room, size);
