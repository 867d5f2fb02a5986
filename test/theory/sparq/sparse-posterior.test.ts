import { determinant, inverse, Matrix } from 'ml-matrix';
import { describe, expect, it } from 'vitest';
import {
  drawsCost,
  regressionCostOrder,
  regressionOperations,
  sparqCostOrder,
  stepOperations,
} from '../../../src/theory/sparq/side-query-cost.ts';
import { sparseLoss } from '../../../src/theory/sparq/sparse-posterior.ts';
import { backend } from '../../engine/support.ts';

const POINTS = [0, 0.4, 0.4, 1.1, 1.5, 2.6];
const NOISE = Float64Array.of(0.1, 0.1, 0.1, 0.3, 0.2, 0.1);
const n = POINTS.length;
const gram = Float64Array.from(POINTS.flatMap((a) => POINTS.map((b) => 1.3 * Math.exp(-((a - b) ** 2) / 2))));
const loss = (places: readonly number[], noise = NOISE) => sparseLoss({ gram, n, noise, places }, backend);

/** Eq. 48 and 51 with inverses and determinants. */
function independent(places: readonly number[]) {
  const K = Matrix.from1DArray(n, n, [...gram]);
  const across = K.selection(
    Array.from({ length: n }, (_, i) => i),
    [...places],
  );
  const Q = across.mmul(inverse(K.selection([...places], [...places]))).mmul(across.transpose());
  const S = Matrix.diag([...NOISE]);
  const [exact, sparse, rest] = [Matrix.add(S, K), Matrix.add(S, Q), Matrix.sub(K, Q)];
  const kl =
    0.5 *
    (Math.log(determinant(sparse)) - Math.log(determinant(exact)) - n + inverse(sparse).mmul(exact).trace());
  return { divergence: kl + 0.5 * inverse(S).mmul(rest).trace(), bound: rest.trace() / Math.min(...NOISE) };
}

describe('what a sparse posterior leaves out', () => {
  it.each([[[0]], [[5, 1]], [[0, 3, 5]]])('is eq. 48, and its bound eq. 51, at the places %j', (places) => {
    const found = loss(places);
    const expected = independent(places);
    expect(found.divergence).toBeCloseTo(expected.divergence, 10);
    expect(found.bound).toBeCloseTo(expected.bound, 10);
    expect(found.divergence).toBeLessThanOrEqual(found.bound);
  });

  it('is nothing where every place is asked about', () => {
    const { divergence, bound } = loss([0, 1, 3, 4, 5]);
    expect(divergence).toBeLessThan(1e-9);
    expect(bound).toBeLessThan(1e-9);
  });

  it('is σ_f²/σ² for each observation far from the only place, where none tells of another', () => {
    const far = Float64Array.of(2, 0, 0, 0, 2, 0, 0, 0, 2);
    const noise = new Float64Array(3).fill(0.5);
    const { divergence, bound } = sparseLoss({ gram: far, n: 3, noise, places: [1] }, backend);
    expect(bound).toBeCloseTo((2 * 2) / 0.5, 12);
    // Two observations: ½(ln .5 − ln 2.5 + 2/.5) + ½ · 2/.5 each.
    expect(divergence).toBeCloseTo(2 * (0.5 * (Math.log(0.2) + 4) + 2), 12);
  });

  it('asking once more about a place adds nothing', () => {
    expect(loss([1, 2]).divergence).toBeCloseTo(loss([1]).divergence, 10);
  });
});

describe('what side queries cost', () => {
  it('is T² ln T ln³(T/ln T) by Theorem 3.2, in one dimension', () => {
    const T = 500;
    expect(sparqCostOrder(T, 1) / (T ** 2 * Math.log(T) * Math.log(T / Math.log(T)) ** 3)).toBeCloseTo(1, 12);
    expect(sparqCostOrder(2, 1)).toBe(0);
  });

  it('passes below T³ only from about T = 600 on, in one dimension', () => {
    expect(sparqCostOrder(500, 1)).toBeGreaterThan(regressionCostOrder(500));
    expect(sparqCostOrder(700, 1)).toBeLessThan(regressionCostOrder(700));
  });

  it('is T draws of Q of T places by the proof’s count', () => {
    const [T, Q] = [500, 38];
    const each = T * Q ** 3 * (Math.log(Math.log(T)) + Math.log(Q) + Math.log(T ** 2));
    expect(drawsCost(T, Q) / (T * each)).toBeCloseTo(1, 12);
  });

  it('counts greedy start, swaps and regression of a step; no swaps where everything is asked about', () => {
    expect(stepOperations({ visited: 10, asked: 3, swaps: 2, regressed: 6 })).toBe(90 + 18 + 36);
    expect(stepOperations({ visited: 3, asked: 3, swaps: 20, regressed: 6 })).toBe(27 + 36);
  });

  it('is held against one regression counted alike: a step that only regresses is one', () => {
    expect(stepOperations({ visited: 0, asked: 0, swaps: 0, regressed: 500 })).toBe(
      regressionOperations(500),
    );
    expect(regressionOperations(6)).toBe(36);
  });
});
