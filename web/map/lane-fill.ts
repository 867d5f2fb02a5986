import type { LaneLetter } from '../../src/contracts/scenario.ts';

/** px of a stripe. */
const STRIPE = 8;

/** A lane's colour where it alone is left, else stripes of all that are. */
export function fillOf(letters: readonly LaneLetter[]): string {
  const colours = letters.map((letter) => `var(--lane-${letter.toLowerCase()})`);
  if (colours.length === 1) return colours[0];
  const ends = colours.flatMap((colour, i) =>
    [STRIPE * i, STRIPE * (i + 1)].map((end) => `${colour} ${end}px`),
  );
  return `repeating-linear-gradient(135deg, ${ends.join()})`;
}
