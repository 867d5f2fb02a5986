import { EigenvalueDecomposition, Matrix } from 'ml-matrix';

/** A = U diag(κ) Uᵀ of a symmetric matrix. */
export interface SymmetricEigen {
  /** κ, n of them. */
  readonly values: Float64Array;
  /** U, `n × n`, one eigenvector a column. */
  readonly vectors: Float64Array;
}

/** @param matrix symmetric, `n × n`; O(n³) */
export function symmetricEigen(matrix: Float64Array, n: number): SymmetricEigen {
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(
    Matrix.from1DArray(n, n, matrix),
    { assumeSymmetric: true },
  );
  return {
    values: Float64Array.from(realEigenvalues),
    vectors: Float64Array.from(eigenvectorMatrix.to1DArray()),
  };
}

/** U diag(g(κ)) Uᵀ, `n × n`: the same matrix with another function of its eigenvalues. */
export function spectral({ values, vectors }: SymmetricEigen, g: (value: number) => number): Float64Array {
  const n = values.length;
  const scaled = values.map(g);
  const out = new Float64Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let k = 0; k < n; k++) sum += vectors[i * n + k] * scaled[k] * vectors[j * n + k];
      out[i * n + j] = sum;
      out[j * n + i] = sum;
    }
  return out;
}
