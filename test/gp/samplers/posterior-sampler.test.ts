import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import type { Backend } from '../../../src/gp/backend.ts';
import { loadBackend } from '../../../src/gp/index.ts';
import type { PosteriorModel } from '../../../src/gp/posterior.ts';
import { type CandidateObservation, PosteriorSampler } from '../../../src/gp/samplers/posterior-sampler.ts';
import { createPriorSampler } from '../../../src/gp/samplers/prior-sampler.ts';
import type { TemporalFactor } from '../../../src/kernels/spec.ts';
import { createStream } from '../../../src/random/stream.ts';
import { predictionOf } from '../support.ts';

// Many samples or plain loops: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 30_000 });

let backend: Backend;
beforeAll(async () => {
  backend = await loadBackend();
});

const line = gridCandidates([[0, 1]], 9);
const kernel = { family: 'matern32', lengthscales: [0.3], variance: 1.5 } as const;
const data: readonly CandidateObservation[] = [
  { candidate: 2, y: 1, time: 1, noiseVariance: 0.1 },
  { candidate: 6, y: -1, time: 1, noiseVariance: 0.3 },
  { candidate: 3, y: 0.5, time: 3, noiseVariance: 0.1 },
  { candidate: 2, y: 1.5, time: 4, noiseVariance: 0.1 },
];

function setUp(temporal: TemporalFactor, observations: readonly CandidateObservation[]) {
  const model: PosteriorModel = { kernel, temporal, candidates: line.points, dimension: 1 };
  const posterior = backend.createPosterior(model);
  posterior.appendAll(
    observations.map(({ candidate, y, time, noiseVariance }) => ({
      x: [line.points[candidate]],
      y,
      time,
      noiseVariance,
    })),
  );
  const sampler = new PosteriorSampler(createPriorSampler(backend, kernel, line), temporal);
  return { model, posterior, sampler };
}

const TEMPORALS: readonly TemporalFactor[] = [
  { kind: 'static' },
  { kind: 'forgetting', rate: 0.3 },
  { kind: 'forgetting', rate: 1 },
  { kind: 'wiener', variance: 0.4 },
  { kind: 'stationary', family: 'se', lengthscale: 2 },
  { kind: 'periodic', period: 3, periodLengthscale: 1 },
];

describe('posterior draws', () => {
  it.each(TEMPORALS)('have the joint posterior’s mean and covariance: %j', (temporal) => {
    const draws = 20_000;
    const time = 5;
    const { posterior, sampler } = setUp(temporal, data);
    const observed = data.map((o) => ({ ...o, x: [line.points[o.candidate]] }));
    const times = new Float64Array(9).fill(time);
    const joint = backend.jointPosterior(kernel, temporal, 1, observed, line.points, times);
    const stream = createStream(3, 'thompson');
    const sums = new Float64Array(9);
    const products = new Float64Array(81);
    const draw = new Float64Array(9);
    for (let k = 0; k < draws; k++) {
      sampler.draw(posterior, data, time, stream, draw);
      for (let i = 0; i < 9; i++) {
        sums[i] += draw[i];
        for (let j = 0; j < 9; j++)
          products[i * 9 + j] += (draw[i] - joint.mean[i]) * (draw[j] - joint.mean[j]);
      }
    }
    const { covariance } = joint;
    for (let i = 0; i < 9; i++) {
      const error = Math.sqrt(covariance[i * 10] / draws);
      expect(Math.abs(sums[i] / draws - joint.mean[i])).toBeLessThan(5 * error);
      for (let j = 0; j < 9; j++) {
        const spread = covariance[i * 10] * covariance[j * 10] + covariance[i * 9 + j] ** 2;
        const deviation = Math.abs(products[i * 9 + j] / draws - covariance[i * 9 + j]);
        expect(deviation).toBeLessThan(5 * Math.sqrt(spread / draws));
      }
    }
    posterior.dispose();
  });

  it('without data are prior draws', () => {
    const { posterior, sampler } = setUp({ kind: 'static' }, []);
    const [a, b] = [new Float64Array(9), new Float64Array(9)];
    sampler.draw(posterior, [], 1, createStream(8), a);
    createPriorSampler(backend, kernel, line).draw(createStream(8), b);
    expect(a).toEqual(b);
    posterior.dispose();
  });

  it('go through noiseless observations', () => {
    const exact = [{ candidate: 4, y: 2, time: 1, noiseVariance: 0 }];
    const { posterior, sampler } = setUp({ kind: 'static' }, exact);
    const out = new Float64Array(9);
    sampler.draw(posterior, exact, 1, createStream(1), out);
    expect(out[4]).toBeCloseTo(2, 10);
    posterior.dispose();
  });

  it('refuse other observations than the posterior’s', () => {
    const { posterior, sampler } = setUp({ kind: 'static' }, data);
    expect(() => sampler.draw(posterior, data.slice(1), 5, createStream(1), new Float64Array(9))).toThrow(
      "expected the posterior's 4 observations, got 3",
    );
    posterior.dispose();
  });
});

describe('meanFor', () => {
  it.each(['wasm', 'ml-matrix'] as const)('is the mean with other values observed: %s', async (name) => {
    const own = await loadBackend(name);
    for (const temporal of TEMPORALS) {
      const model: PosteriorModel = { kernel, temporal, candidates: line.points, dimension: 1 };
      const fill = (values: readonly number[]) => {
        const posterior = own.createPosterior(model);
        data.forEach((o, i) => {
          posterior.append({ ...o, x: [line.points[o.candidate]], y: values[i] });
        });
        return posterior;
      };
      const first = fill(data.map(({ y }) => y));
      const other = fill([3, -2, 0.1, 7]);
      const mean = new Float64Array(9);
      first.meanFor(Float64Array.of(3, -2, 0.1, 7), 6, mean);
      const expected = predictionOf(other, model, 6).mean;
      mean.forEach((value, g) => {
        expect(value).toBeCloseTo(expected[g], 12);
      });
      expect(() => first.meanFor(new Float64Array(3), 6, mean)).toThrow('expected 4 numbers, got 3');
      expect(predictionOf(first, model, 6)).not.toEqual(predictionOf(other, model, 6));
      first.dispose();
      other.dispose();
    }
  });
});
