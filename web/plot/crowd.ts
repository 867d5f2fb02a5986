/** Most marks drawn; more would overlap. */
const CROWD = 2000;

/** The first of the given things in each column of pixels; they must be ordered from left to right. */
export function onePerColumn<T>(things: readonly T[], x: (thing: T) => number): readonly T[] {
  let taken = Number.NaN;
  return things.filter((thing) => {
    const column = Math.round(x(thing));
    const free = column !== taken;
    taken = column;
    return free;
  });
}

/**
 * Returns a function that says whether a place in px is free, and occupies it. If `count` marks are too many,
 * each square of `size` px holds only one.
 */
export function spots(count: number, size: number): (x: number, y: number) => boolean {
  if (count <= CROWD) return () => true;
  const taken = new Set<number>();
  return (x, y) => {
    const spot = Math.round(x / size) * 8192 + Math.round(y / size);
    const free = !taken.has(spot);
    if (free) taken.add(spot);
    return free;
  };
}

/** Every how many of n items are sampled where an overview is enough. */
export const stride = (count: number): number => Math.max(1, Math.floor(count / CROWD));
