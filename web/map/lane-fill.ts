import type { LaneLetter } from '../../src/contracts/scenario.ts';

/** Width of a stripe, in px. */
const STRIPE = 8;

/** The colour of the only remaining lane, or stripes of all remaining lanes. */
export function fillOf(letters: readonly LaneLetter[]): string {
  const colours = letters.map((letter) => `var(--lane-${letter.toLowerCase()})`);
  if (colours.length === 1) return colours[0];
  const ends = colours.flatMap((colour, i) =>
    [STRIPE * i, STRIPE * (i + 1)].map((end) => `${colour} ${end}px`),
  );
  return `repeating-linear-gradient(135deg, ${ends.join()})`;
}
