import { describe, expect, it } from 'vitest';
import { futureNoise, futureOf, predictiveDraw } from '../../src/gp/predictive-draw.ts';
import { loadBackend } from '../../src/index.ts';
import { symmetricEigen } from '../../src/linalg/symmetric-eigen.ts';

const backend = await loadBackend();
const kernel = { family: 'se', lengthscales: [0.3], variance: 1 } as const;
const inputs = Float64Array.of(0, 0.25, 0.5, 0.75, 1);
const noiseVariance = 0.05;

/** The posterior of f_t on the inputs under forgetting, where every input is seen at steps t … t + later. */
function posteriorAt(rate: number, later: number) {
  const seen = [{ x: [0.25], y: 1, time: 1, noiseVariance }];
  for (let step = 1; step <= later; step++)
    for (const x of inputs) seen.push({ x: [x], y: 0, time: 2 + step, noiseVariance });
  const temporal = { kind: 'forgetting', rate } as const;
  return backend.jointPosterior(kernel, temporal, 1, seen, inputs, new Float64Array(5).fill(2));
}
const drawn = (rate: number, normals = new Float64Array(5)) => {
  const posterior = posteriorAt(rate, 0);
  const future = futureOf(backend, symmetricEigen(backend.crossGram(kernel, inputs, inputs, 1), 5), {
    rate,
    noiseVariance,
  });
  const draw = Float64Array.of(1, -1, 0.5, 0, 2);
  const { theta, learnable } = predictiveDraw(backend, future, posterior, draw, normals);
  return { posterior, draw, theta, learnable: learnable() };
};

describe('the future as one look', () => {
  it('solves x = εκ + (1/σ² + (1−ε)/x)⁻¹ along every eigenvector', () => {
    for (const rate of [0.01, 0.2, 0.9])
      for (const kappa of [0.1, 1, 7]) {
        const x = (1 - rate) * futureNoise(kappa, { rate, noiseVariance });
        expect(x).toBeCloseTo(rate * kappa + 1 / (1 / noiseVariance + (1 - rate) / x), 12);
      }
  });

  it('teaches what 60 steps at every candidate teach', () => {
    const { posterior, learnable } = drawn(0.3);
    const after = posteriorAt(0.3, 60).covariance;
    for (let i = 0; i < 5; i++)
      expect(posterior.covariance[i * 6] - learnable[i]).toBeCloseTo(after[i * 6], 8);
  });
});

describe('a predictive draw', () => {
  it('is the Thompson draw where nothing changes', () => {
    const { theta, draw } = drawn(1e-9);
    for (const [i, value] of draw.entries()) expect(theta[i]).toBeCloseTo(value, 2);
  });

  it('is the mean where nothing lasts: nothing is worth learning', () => {
    const { theta, learnable, posterior } = drawn(1 - 1e-9);
    for (const [i, value] of posterior.mean.entries()) {
      expect(theta[i]).toBeCloseTo(value, 5);
      expect(learnable[i]).toBeLessThan(1e-6);
    }
  });

  it('never has more to learn than is unknown', () => {
    for (const rate of [0.001, 0.05, 0.5, 0.99]) {
      const { learnable, posterior } = drawn(rate);
      for (const [i, value] of learnable.entries()) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(posterior.covariance[i * 6] + 1e-12);
      }
    }
  });
});
