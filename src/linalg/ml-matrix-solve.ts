import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { climbLadder } from './jitter.ts';
import { SMALLEST_PIVOT } from './layout.ts';

/**
 * Cholesky factor of a symmetric matrix, with the jitter it needed on its diagonal: the ladder's shares of `scale`.
 * Throws NotPositiveDefinite.
 */
export function factorWithJitter(
  matrix: Matrix,
  scale: number = Math.max(0, ...matrix.diagonal()),
): { factor: Matrix; jitter: number } {
  let factor = matrix;
  const jitter = climbLadder(scale, (jitter) => {
    const lifted = Matrix.add(matrix, Matrix.diag(new Array(matrix.rows).fill(jitter)));
    factor = new CholeskyDecomposition(lifted).lowerTriangularMatrix;
    return factor.diagonal().findIndex((l, i) => !(l * l > SMALLEST_PIVOT * lifted.get(i, i)));
  });
  return { factor, jitter };
}

/** L⁻¹ B by forward substitution. */
export function forwardSolve(l: Matrix, b: Matrix): Matrix {
  const x = b.clone();
  for (let i = 0; i < l.rows; i++)
    for (let c = 0; c < b.columns; c++) {
      let value = x.get(i, c);
      for (let j = 0; j < i; j++) value -= l.get(i, j) * x.get(j, c);
      x.set(i, c, value / l.get(i, i));
    }
  return x;
}

/** L⁻ᵀ B by back substitution. */
export function backwardSolve(l: Matrix, b: Matrix): Matrix {
  const x = b.clone();
  for (let i = l.rows - 1; i >= 0; i--)
    for (let c = 0; c < b.columns; c++) {
      let value = x.get(i, c);
      for (let j = i + 1; j < l.rows; j++) value -= l.get(j, i) * x.get(j, c);
      x.set(i, c, value / l.get(i, i));
    }
  return x;
}
