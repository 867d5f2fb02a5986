import fc from 'fast-check';
import { EigenvalueDecomposition, Matrix } from 'ml-matrix';
import { expect, it } from 'vitest';
import { loadBackend } from '../../src/index.ts';
import { spectral, symmetricEigen } from '../../src/linalg/symmetric-eigen.ts';

const backend = await loadBackend();

const symmetric = fc
  .integer({ min: 1, max: 8 })
  .chain((n) =>
    fc.tuple(
      fc.constant(n),
      fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: n * n, maxLength: n * n }),
    ),
  )
  .map(([n, values]) => ({
    n,
    matrix: Float64Array.from(values, (_, at) => values[at] + values[(at % n) * n + Math.floor(at / n)]),
  }));

it('gives the matrix back by its own eigenvalues, and its square by their squares', () => {
  fc.assert(
    fc.property(symmetric, ({ n, matrix }) => {
      const eigen = symmetricEigen(matrix, n);
      const same = spectral(backend, eigen, (value) => value);
      const square = spectral(backend, eigen, (value) => value * value);
      for (let i = 0; i < n; i++)
        for (let j = 0; j < n; j++) {
          expect(same[i * n + j]).toBeCloseTo(matrix[i * n + j], 9);
          let sum = 0;
          for (let k = 0; k < n; k++) sum += matrix[i * n + k] * matrix[k * n + j];
          expect(square[i * n + j]).toBeCloseTo(sum, 8);
        }
    }),
  );
});

/** Ascending. */
const sorted = (values: Iterable<number>) => [...values].sort((a, b) => a - b);

it('finds the eigenvalues of ml-matrix, and vectors of length 1 at right angles, of a kernel matrix that is nearly singular', () => {
  const n = 60;
  const matrix = Float64Array.from({ length: n * n }, (_, at) => {
    const gap = (Math.floor(at / n) - (at % n)) / 20;
    return Math.exp(-gap * gap);
  });
  const { values, vectors } = symmetricEigen(matrix, n);
  const known = new EigenvalueDecomposition(Matrix.from1DArray(n, n, matrix), { assumeSymmetric: true });
  const expected = sorted(known.realEigenvalues);
  for (const [i, value] of sorted(values).entries()) expect(value).toBeCloseTo(expected[i], 12);
  const identity = backend.multiply(
    vectors,
    Matrix.from1DArray(n, n, vectors).transpose().to1DArray() as never,
    n,
    n,
    n,
  );
  for (const [at, value] of identity.entries())
    expect(value).toBeCloseTo(Math.floor(at / n) === at % n ? 1 : 0, 12);
});
