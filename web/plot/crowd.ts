/** Most marks that are drawn; more would overlap. */
const CROWD = 2000;

/** Of things from left to right the first in each column of pixels. */
export function onePerColumn<T>(things: readonly T[], x: (thing: T) => number): readonly T[] {
  let taken = Number.NaN;
  return things.filter((thing) => {
    const column = Math.round(x(thing));
    const free = column !== taken;
    taken = column;
    return free;
  });
}

/** Tells whether a place in px is free, and takes it: where `count` marks are a crowd, a spot of `size` px holds one. */
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

/** Stride for sampling n items where an overview is enough. */
export const stride = (count: number): number => Math.max(1, Math.floor(count / CROWD));
