import { describe, expect, it } from 'vitest';
import { evaluationTimeUniformity } from '../../src/policy/evaluation-time-uniformity.ts';

describe('evaluationTimeUniformity', () => {
  it('is Lemma 1’s polynomial for even times within the cap', () => {
    const [T, n, i] = [30, 12, 7];
    const times = Array.from({ length: i }, (_, j) => ((j + 1) * T) / n);
    const lemma = ((T * T) / (6 * n * n)) * i * i * (i * i - 1);
    expect(evaluationTimeUniformity(times, 0.05)).toBeCloseTo(lemma, 9);
    expect(evaluationTimeUniformity(times, 0)).toBeCloseTo(lemma, 9);
  });

  it('caps each squared distance at 1/ε²', () => {
    expect(evaluationTimeUniformity([0, 1, 100], 0.5)).toBe(2 * (1 + 4 + 4));
    expect(evaluationTimeUniformity([5, 5, 5], 0.5)).toBe(0);
  });
});
