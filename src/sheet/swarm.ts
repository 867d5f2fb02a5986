/** Dots of a row in px, set beside one another where they would lie on one another: offsets from the row's middle. */
export interface Swarm {
  /** Radius of a dot. */
  readonly r: number;
  /** Offsets in the order of the values. */
  readonly offsets: readonly number[];
}

/** How far one level lies from the next, and how near two dots may come, in radii. */
const LEVEL_HEIGHT = 1.9;
const NEAREST = 1.84;

/**
 * Places n values along an axis.
 * @param at their px on the axis
 * @param height px that the row has; where that is not enough, dots lie on one another
 */
export function swarm(at: readonly number[], height: number): Swarm {
  const r = at.length <= 120 ? 1.8 : at.length <= 300 ? 1.5 : 1.2;
  const levels = 2 * Math.max(0, Math.floor((height / 2 - 2 - r) / (LEVEL_HEIGHT * r))) + 1;
  const offsets = new Array<number>(at.length).fill(0);
  const order = at.map((_, i) => i).sort((i, j) => at[i] - at[j] || i - j);
  let near: number[] = [];
  for (const i of order) {
    near = near.filter((j) => at[i] - at[j] < NEAREST * r);
    const free = (offset: number) =>
      near.every((j) => squared(at[i] - at[j]) + squared(offset - offsets[j]) >= squared(NEAREST * r));
    let level = 0;
    while (level < levels - 1 && !free(offsetOf(level, r))) level++;
    offsets[i] = offsetOf(level, r);
    near.push(i);
  }
  return { r, offsets };
}

/** The middle, one above, one below, two above … */
const offsetOf = (level: number, r: number): number =>
  (level % 2 === 1 ? -1 : 1) * Math.ceil(level / 2) * LEVEL_HEIGHT * r;

const squared = (value: number): number => value * value;
