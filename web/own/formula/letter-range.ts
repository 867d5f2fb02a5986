/** The slider of a letter: from 0, or as far below it, to a round number above its value; in 200 steps. */
export function letterRange(value: number): {
  readonly slider: readonly [number, number];
  readonly step: number;
} {
  const top = roundAbove(Math.max(1, 1.5 * Math.abs(value)));
  return { slider: [value < 0 ? -top : 0, top], step: top / 200 };
}

/** The next of 1, 2, 5, 10, … */
function roundAbove(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((digit) => digit * decade).find((rung) => rung >= value) ?? 10 * decade;
}
