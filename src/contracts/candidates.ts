/** The finite set that algorithms choose from and the optimum is taken over. */
export interface CandidateSet {
  readonly kind: 'grid' | 'arms';
  /** Numbers per candidate in `points`: 1 or 2 on a grid; arms without coordinates have 1 (the arm index), others any number. */
  readonly dimension: number;
  /** Number of candidates G. */
  readonly size: number;
  /** `G × dimension`, row-major. On a 2D grid the first coordinate is the slow one: index = i·N₂ + j ↔ (axes[0][i], axes[1][j]). */
  readonly points: Float64Array;
  /** The grid's axes, one per dimension; empty for arms. */
  readonly axes: readonly Float64Array[];
  /** Names of the arms; empty for grids. */
  readonly names: readonly string[];
}

/** Uniform tensor grid over a box, ends included; dimension 1 or 2. */
export function gridCandidates(
  domain: readonly (readonly [number, number])[],
  pointsPerDimension: number,
): CandidateSet {
  const axes = domain.map(([low, high]) => uniformAxis(low, high, pointsPerDimension));
  const dimension = axes.length;
  const [first, second] = axes;
  const size = second ? first.length * second.length : first.length;
  const points = new Float64Array(size * dimension);
  for (let index = 0; index < size; index++) {
    if (second) {
      points[2 * index] = first[Math.floor(index / second.length)];
      points[2 * index + 1] = second[index % second.length];
    } else points[index] = first[index];
  }
  return { kind: 'grid', dimension, size, points, axes, names: [] };
}

function uniformAxis(low: number, high: number, count: number): Float64Array {
  const axis = new Float64Array(count);
  for (let i = 0; i < count; i++) axis[i] = low + ((high - low) * i) / (count - 1);
  return axis;
}

/** Coordinates of candidate `index`. */
export function candidateAt({ points, dimension }: CandidateSet, index: number): number[] {
  return pointAt(points, dimension, index);
}

/** Row `index` of a row-major array of points. */
export function pointAt(points: Float64Array, dimension: number, index: number): number[] {
  const point: number[] = [];
  for (let i = index * dimension; i < (index + 1) * dimension; i++) point.push(points[i]);
  return point;
}
