import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../src/gp/backend.ts';
import { loadBackend } from '../../src/gp/index.ts';
import { NotPositiveDefinite } from '../../src/linalg/errors.ts';
import { createStream } from '../../src/random/stream.ts';

// Many samples or plain loops: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 30_000 });

const backends = {} as Record<Backend['name'], Backend>;
beforeAll(async () => {
  backends.wasm = await loadBackend();
  backends['ml-matrix'] = await loadBackend('ml-matrix');
});

function normals(length: number, ...path: (string | number)[]): Float64Array {
  const out = new Float64Array(length);
  createStream(1, ...path).fillNormal(out);
  return out;
}

const transpose = (a: Float64Array, n: number, m: number) =>
  a.map((_, i) => a[(i % n) * m + Math.floor(i / n)]);

/** A Aᵀ / n + I. */
function covariance(backend: Backend, n: number): Float64Array {
  const a = normals(n * n, 'covariance', n);
  return backend
    .multiply(a, transpose(a, n, n), n, n, n)
    .map((value, i) => value / n + (i % (n + 1) === 0 ? 1 : 0));
}

const largest = (a: Float64Array, b: Float64Array) =>
  a.reduce((most, x, i) => Math.max(most, Math.abs(x - b[i])), a.length === b.length ? 0 : Infinity);

/** Around panels of 4, chunks of 64 and blocks of 128 and 256. */
const SIZES = [1, 2, 3, 4, 5, 7, 8, 63, 64, 65, 127, 130, 200, 259];

describe.each(['wasm', 'ml-matrix'] as const)('%s', (name) => {
  it.each(SIZES)('L Lᵀ is the matrix, L lower triangular: n = %i', (n) => {
    const backend = backends[name];
    const matrix = covariance(backend, n);
    const { factor, jitter } = backend.cholesky(matrix, n);
    expect(jitter).toBe(0);
    factor.forEach((value, i) => {
      if (i % n > Math.floor(i / n)) expect(value).toBe(0);
    });
    expect(largest(backend.multiply(factor, transpose(factor, n, n), n, n, n), matrix)).toBeLessThan(
      1e-13 * n,
    );
  });

  it.each(SIZES.flatMap((n) => [1, 3, 4, 6].map((m) => [n, m])))('L x = b and Lᵀ x = b: %i × %i', (n, m) => {
    const backend = backends[name];
    const { factor } = backend.cholesky(covariance(backend, n), n);
    const b = normals(n * m, 'b', n, m);
    const forward = backend.solveLower(factor, n, b, m);
    expect(largest(backend.multiply(factor, forward, n, n, m), b)).toBeLessThan(1e-12);
    const backward = backend.solveLower(factor, n, b, m, true);
    expect(largest(backend.multiply(transpose(factor, n, n), backward, n, n, m), b)).toBeLessThan(1e-12);
  });

  it('multiplies the small example by hand', () => {
    const product = backends[name].multiply(
      Float64Array.of(1, 2, 3, 4, 5, 6),
      Float64Array.of(1, 0, -1, 2, 3, 1),
      2,
      3,
      2,
    );
    expect(Array.from(product)).toEqual([8, 7, 17, 16]);
  });

  it('raises the diagonal of a singular matrix by the ladder and says so', () => {
    const ones = new Float64Array(25).fill(4);
    const { factor, jitter } = backends[name].cholesky(ones, 5);
    expect(jitter).toBe(4e-12);
    expect(factor[0]).toBe(Math.sqrt(4 + 4e-12));
  });

  it('names the pivot of an indefinite matrix', () => {
    const matrix = Float64Array.of(1, 0, 0, 0, 1, 2, 0, 2, 1);
    expect(() => backends[name].cholesky(matrix, 3)).toThrow(NotPositiveDefinite);
    try {
      backends[name].cholesky(matrix, 3);
    } catch (error) {
      expect(error).toMatchObject({ pivot: 2, jitter: 1e-6 });
    }
  });

  it('leaves its inputs alone', () => {
    const matrix = covariance(backends[name], 9);
    const copy = matrix.slice();
    const { factor } = backends[name].cholesky(matrix, 9);
    const l = factor.slice();
    backends[name].solveLower(factor, 9, copy, 9);
    expect(matrix).toEqual(copy);
    expect(factor).toEqual(l);
  });

  it('holds no memory between calls', () => {
    const before = backends[name].memoryInUse();
    covariance(backends[name], 10);
    expect(backends[name].memoryInUse()).toBe(before);
  });
});

describe('wasm and ml-matrix', () => {
  it('multiply any shapes alike', () => {
    const size = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(size, size, size, (n, k, m) => {
        const a = normals(n * k, 'a', n, k);
        const b = normals(k * m, 'b', k, m);
        const [x, y] = [backends.wasm, backends['ml-matrix']].map((backend) =>
          backend.multiply(a, b, n, k, m),
        );
        expect(largest(x, y)).toBeLessThan(1e-12);
      }),
      { numRuns: 60 },
    );
  });

  it('factor large matrices alike', () => {
    const matrix = covariance(backends.wasm, 300);
    const [x, y] = [backends.wasm, backends['ml-matrix']].map(
      (backend) => backend.cholesky(matrix, 300).factor,
    );
    expect(largest(x, y)).toBeLessThan(1e-12);
  });
});
