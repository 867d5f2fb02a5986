/** Dots of a row, standing on its line in stacks. */
interface Stacks {
  /** Radius of a dot. */
  readonly r: number;
  /** Middle of each dot in the order of the values: px along the axis, and px above the line. */
  readonly dots: readonly (readonly [x: number, above: number])[];
}

/**
 * Stacks n values along an axis: a column is as wide as a dot, so that no two cover each other. Where a stack would outgrow the
 * row, dots of all stacks come nearer from bottom to top.
 * @param at their px on the axis
 * @param height px that the row has above its line
 */
export function stacksOf(at: readonly number[], height: number): Stacks {
  const r = at.length <= 30 ? 3 : at.length <= 120 ? 1.65 : at.length <= 300 ? 1.4 : 1.1;
  const column = 2.3 * r;
  const counts = new Map<number, number>();
  const placed = new Array<{ at: number; level: number }>(at.length);
  for (const i of at.map((_, i) => i).sort((i, j) => at[i] - at[j] || i - j)) {
    const own = Math.round(at[i] / column);
    const level = counts.get(own) ?? 0;
    counts.set(own, level + 1);
    placed[i] = { at: own * column, level };
  }
  const most = Math.max(1, ...counts.values());
  const pitch = Math.min(2.2 * r, (height - 2 * r) / Math.max(1, most - 1));
  return { r, dots: placed.map(({ at: x, level }) => [x, r + 0.4 + level * pitch] as const) };
}
