import * as words from '#words/views/plot';
import { shortened, textWidth } from '../../../src/picture/layout.ts';

/** How the arms' names stand below the axis. */
export interface ArmNames {
  /** Height they take, in px. */
  readonly height: number;
  /** Rotation in degrees to the left, so that names fit side by side; 0 where they fit as they are. */
  readonly angle: number;
  readonly labels: readonly { readonly index: number; readonly text: string }[];
}

const SIZE = 11;
/** Least distance between two lines of turned text. */
const LEADING = 12;
/** Flat where the arms are far enough apart, since flat names may be longer; else steep. */
const FLAT = { degrees: 30, sin: 0.5, cos: Math.sqrt(3) / 2, longest: 78 };
const STEEP = { degrees: 60, sin: Math.sqrt(3) / 2, cos: 0.5, longest: 50 };
/** A turned name may reach so far past the left edge of the plot. */
const OVERHANG = 12;

/**
 * Names that never overlap: side by side where there is room, else turned and, where arms are too close, thinned; long ones
 * are shortened, "and" to "&" first.
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

/** A long name with "&" for "and", then up to the last letter that fits; the whole one is in the hover reading. */
export const shortName = (name: string, room: number, size = SIZE): string =>
  textWidth(name, size) <= room ? name : shortened(name.replaceAll(words.and, ' & '), room, size);
