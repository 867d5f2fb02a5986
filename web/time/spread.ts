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

/** Least position of whatever follows a cluster. */
function end(cluster: Cluster | undefined, gap: number, low: number, high: number): number {
  return start(cluster, gap, low, high) + (cluster?.members.length ?? 0) * gap;
}
