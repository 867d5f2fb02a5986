import { beforeAll, describe, expect, it } from 'vitest';
import { gridCandidates } from '../../src/contracts/grid.ts';
import type { Backend } from '../../src/gp/backend.ts';
import { loadBackend } from '../../src/gp/index.ts';
import { createPriorSampler } from '../../src/gp/samplers/prior-sampler.ts';
import type { StationaryFamily, TemporalFactor } from '../../src/kernels/spec.ts';
import { createStream } from '../../src/random/stream.ts';
import { predictionOf } from '../gp/support.ts';

// Recorded checksums over the bits of the core's results. They hold on every engine and platform; a change that moves
// them on purpose (another order of summation, say) must raise ENGINE_VERSION.

let backend: Backend;
beforeAll(async () => {
  backend = await loadBackend();
});

/** A multiplicative hash over the words of the doubles: one flipped bit anywhere changes it. */
function checksum(...arrays: readonly Float64Array[]): string {
  let hash = 0;
  for (const values of arrays)
    for (const word of new Uint32Array(values.slice().buffer))
      hash = (Math.imul(hash, 0x01000193) ^ word) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

const PLANE = gridCandidates(
  [
    [0, 1],
    [0, 1],
  ],
  20,
);

function posteriorBits(family: StationaryFamily, temporal: TemporalFactor): string {
  const stream = createStream(1, 'bits', family, temporal.kind);
  const model = {
    kernel: { family, lengthscales: [0.2, 0.3], variance: 1.5 },
    temporal,
    candidates: PLANE.points,
    dimension: 2,
  };
  const posterior = backend.createPosterior(model);
  for (let i = 1; i <= 150; i++) {
    const x = [stream.uniform(), stream.uniform()];
    posterior.append({ x, y: stream.normal(), time: i, noiseVariance: 0.02 });
    if (i % 50 === 0) posterior.removeOldest(3);
  }
  const { mean, variance, evidence } = predictionOf(posterior, model, 151);
  posterior.dispose();
  return checksum(mean, variance, Float64Array.of(evidence));
}

describe('the same bits everywhere', () => {
  it.each([
    ['se', { kind: 'static' }, '7d087bae'],
    ['matern12', { kind: 'static' }, 'f5485760'],
    ['matern32', { kind: 'wiener', variance: 0.03 }, '8e113760'],
    ['matern52', { kind: 'forgetting', rate: 0.05 }, '471ad1ff'],
  ] as const)('posterior: %s, %j', (family, temporal, expected) => {
    expect(posteriorBits(family, temporal)).toBe(expected);
  });

  it.each([
    ['se', '7e0f4852'],
    ['matern52', 'e7b8e771'],
  ] as const)('prior draw: %s', (family, expected) => {
    const out = new Float64Array(PLANE.size);
    const kernel = { family, lengthscales: [0.2, 0.2], variance: 1 };
    createPriorSampler(backend, kernel, PLANE).draw(createStream(2), out);
    expect(checksum(out)).toBe(expected);
  });

  it('random numbers', () => {
    const stream = createStream(3, 'bits');
    const normals = new Float64Array(999);
    stream.fillNormal(normals);
    const uniforms = normals.map(() => stream.uniform());
    const integers = normals.map(() => stream.integer(1000));
    expect(checksum(normals, uniforms, integers)).toBe('5a1a4a47');
  });

  it('log marginal likelihood and gradient', () => {
    const stream = createStream(4, 'bits');
    const data = Array.from({ length: 70 }, (_, i) => ({
      x: [stream.uniform()],
      y: stream.normal(),
      time: i,
      noiseVariance: 0.1,
    }));
    const kernel = { family: 'matern32', lengthscales: [0.2], variance: 1 } as const;
    const gradient = backend.logMarginalLikelihoodGradient(kernel, { kind: 'forgetting', rate: 0.02 }, data);
    const { value, lengthscales, variance, noiseVariance, temporal } = gradient;
    expect(checksum(Float64Array.of(value, ...lengthscales, variance, noiseVariance, ...temporal))).toBe(
      'eaf6fa19',
    );
  });
});
