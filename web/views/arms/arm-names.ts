import { textWidth } from '../../plot/labels.ts';

/** How the arms' names stand below the axis. */
export interface ArmNames {
  /** Height they take, in px. */
  readonly height: number;
  /** Rotated by −60° when they do not fit side by side. */
  readonly rotated: boolean;
  readonly labels: readonly { readonly index: number; readonly text: string }[];
}

const SIZE = 11;
const SIN = Math.sqrt(3) / 2;
/** Least distance between two lines of rotated text. */
const LEADING = 12;
const LONGEST = 50;
/** Arms at least this far apart have room for a shortened name below them. */
const WIDE_STEP = 44;

/**
 * Names that never overlap: side by side where there is room, else rotated and, where arms are too close,
 * thinned; long ones are shortened.
 */
export function armNames(names: readonly string[], step: number): ArmNames {
  const widest = Math.max(...names.map((name) => textWidth(name, SIZE)));
  if (widest + 6 <= step || step >= WIDE_STEP) {
    const labels = names.map((name, index) => ({ index, text: shortened(name, step - 6) }));
    return { height: 18, rotated: false, labels };
  }
  const every = Math.max(1, Math.ceil(LEADING / (step * SIN)));
  const labels = names
    .map((name, index) => ({ index, text: shortened(name, LONGEST) }))
    .filter(({ index }) => index % every === 0);
  const longest = Math.max(...labels.map(({ text }) => textWidth(text, SIZE)));
  return { height: Math.ceil(longest * SIN) + 12, rotated: true, labels };
}

/** A long name up to the last letter that fits; the whole one is in the hover reading. */
function shortened(name: string, longest: number): string {
  if (textWidth(name, SIZE) <= longest) return name;
  let text = name;
  while (text.length > 1 && textWidth(`${text}…`, SIZE) > longest) text = text.slice(0, -1);
  return `${text.trimEnd()}…`;
}
