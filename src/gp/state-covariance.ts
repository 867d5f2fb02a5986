/**
 * The covariance Σ of a state on G candidates, and the Σ₀ from which it starts: lower triangles, row i from i (i + 1) / 2
 * on, symmetric to the last bit. Every implementation rounds each element the same way.
 */
export interface StateCovariance {
  /** Σ := factor Σ₀. */
  restart(factor: number): void;
  /** Σ := keep Σ + add Σ₀. */
  pass(keep: number, add: number): void;
  /** Σ := Σ − c cᵀ / total for a column c of G elements. */
  update(column: Float64Array, total: number): void;
  /** Writes the column of Σ at a candidate. */
  readColumn(candidate: number, column: Float64Array): void;
  /** Writes the variances. */
  readDiagonal(variance: Float64Array): void;
  /** A copy of Σ, for `restore`. */
  save(): Float64Array;
  restore(covariance: Float64Array): void;
  dispose(): void;
}

/** In plain numbers. */
export class PlainStateCovariance implements StateCovariance {
  private readonly start: Float64Array;
  private readonly covariance: Float64Array;

  constructor(start: Float64Array) {
    this.start = start;
    this.covariance = start.slice();
  }

  restart(factor: number): void {
    const { start, covariance } = this;
    for (let i = 0; i < start.length; i++) covariance[i] = factor * start[i];
  }

  pass(keep: number, add: number): void {
    const { start, covariance } = this;
    for (let i = 0; i < start.length; i++) covariance[i] = keep * covariance[i] + add * start[i];
  }

  update(column: Float64Array, total: number): void {
    const { covariance } = this;
    for (let i = 0, at = 0; i < column.length; i++) {
      const weight = column[i] / total;
      for (let j = 0; j <= i; j++, at++) covariance[at] -= weight * column[j];
    }
  }

  readColumn(candidate: number, column: Float64Array): void {
    readTriangle(this.covariance, candidate, column);
  }

  readDiagonal(variance: Float64Array): void {
    readDiagonal(this.covariance, variance);
  }

  save(): Float64Array {
    return this.covariance.slice();
  }

  restore(covariance: Float64Array): void {
    this.covariance.set(covariance);
  }

  dispose(): void {}
}

/** Column `candidate` of the symmetric matrix given by its lower triangle. */
export function readTriangle(triangle: Float64Array, candidate: number, column: Float64Array): void {
  const row = (candidate * (candidate + 1)) / 2;
  for (let j = 0; j <= candidate; j++) column[j] = triangle[row + j];
  for (let i = candidate + 1; i < column.length; i++) column[i] = triangle[(i * (i + 1)) / 2 + candidate];
}

/** Its diagonal. */
export function readDiagonal(triangle: Float64Array, diagonal: Float64Array): void {
  for (let g = 0; g < diagonal.length; g++) diagonal[g] = triangle[(g * (g + 3)) / 2];
}
