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
