/** A rectangle in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Anchor = 'start' | 'middle' | 'end';

/** A place where a text could stand: anchor point on the first baseline. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

const NARROW = /[.,:;'|ijltfr()!\s]/;
const WIDE = /[MWmw@√×]/;

/** Width of a text in Inter (or KaTeX faces), rather over- than underestimated; `$`, `_`, `{`, `}` take no room. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text.replace(/[${}_]/g, '')) {
    ems += NARROW.test(character) ? 0.34 : WIDE.test(character) ? 0.9 : 0.63;
  }
  return ems * size;
}

/** The box of a text block of one or more lines. */
export function textBox(spot: Spot, width: number, size: number, lines = 1): Box {
  const left = spot.anchor === 'start' ? spot.x : spot.anchor === 'end' ? spot.x - width : spot.x - width / 2;
  const leading = size * 1.25;
  return {
    left,
    right: left + width,
    top: spot.y - size,
    bottom: spot.y + size * 0.3 + (lines - 1) * leading,
  };
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const inside = (box: Box, bounds: Box): boolean =>
  box.left >= bounds.left &&
  box.right <= bounds.right &&
  box.top >= bounds.top &&
  box.bottom <= bounds.bottom;

/** The box of a mark with radius r. */
export const markBox = (x: number, y: number, r: number): Box => ({
  left: x - r,
  right: x + r,
  top: y - r,
  bottom: y + r,
});

/**
 * Index of the best spot for a text: inside the bounds, clear of everything taken, and over as few points
 * of the curves as can be; the earlier of two equals. −1 when no spot is free: better no label than one on
 * top of another.
 */
export function bestSpot(
  boxes: readonly Box[],
  taken: readonly Box[],
  bounds: Box,
  curves: readonly (readonly [number, number])[] = [],
): number {
  let best = -1;
  let fewest = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    if (!inside(box, bounds) || taken.some((other) => overlaps(box, other))) return;
    let covered = 0;
    for (const [x, y] of curves) {
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) covered++;
    }
    if (covered < fewest) {
      fewest = covered;
      best = index;
    }
  });
  return best;
}

/** Moves a centred spot sideways until its box lies within the bounds. */
export function clampSpot(spot: Spot, width: number, bounds: Box): Spot {
  const half = width / 2;
  return { ...spot, x: Math.min(bounds.right - half, Math.max(bounds.left + half, spot.x)) };
}

interface Cluster {
  readonly members: number[];
  /** Sum over the members of the centre they would give the cluster. */
  sum: number;
}

/**
 * Moves positions apart until neighbours keep the distance `gap`, each as near to its wish as the others
 * allow, all within [low, high] where there is room. Keeps the order of the wishes.
 */
export function spread(wishes: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wishes.map((_, i) => i).sort((a, b) => wishes[a] - wishes[b] || a - b);
  const clusters: Cluster[] = [];
  for (const index of order) {
    clusters.push({ members: [index], sum: wishes[index] });
    while (
      clusters.length > 1 &&
      start(clusters.at(-1), gap, low, high) < end(clusters.at(-2), gap, low, high)
    ) {
      const upper = clusters.pop() as Cluster;
      const lower = clusters[clusters.length - 1];
      lower.sum += upper.sum;
      lower.members.push(...upper.members);
    }
  }
  const out = new Array<number>(wishes.length);
  for (const cluster of clusters) {
    const from = start(cluster, gap, low, high);
    cluster.members.forEach((index, k) => {
      out[index] = from + k * gap;
    });
  }
  return out;
}

/** Position of a cluster's first member: centred on its wishes, pushed into the bounds. */
function start(cluster: Cluster | undefined, gap: number, low: number, high: number): number {
  if (!cluster) return low;
  const extent = (cluster.members.length - 1) * gap;
  const centred = cluster.sum / cluster.members.length - extent / 2;
  return Math.max(low, Math.min(high - extent, centred));
}

/** Least position of what follows a cluster. */
function end(cluster: Cluster | undefined, gap: number, low: number, high: number): number {
  return start(cluster, gap, low, high) + (cluster?.members.length ?? 0) * gap;
}

/** A text cut at the last letter that fits into a width in px. */
export function shortened(text: string, room: number, size: number): string {
  if (textWidth(text, size) <= room) return text;
  let end = text.length;
  while (end > 1 && textWidth(`${text.slice(0, end)}…`, size) > room) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}
