import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spectral, symmetricEigen } from '../../src/linalg/symmetric-eigen.ts';

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
      const same = spectral(eigen, (value) => value);
      const square = spectral(eigen, (value) => value * value);
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
