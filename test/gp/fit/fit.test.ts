import { describe, expect, it } from 'vitest';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import { finish, maximiseInParts } from '../../../src/gp/fit/boxed-maximum.ts';
import { fitHyperparameters } from '../../../src/gp/fit/fit.ts';
import { loadBackend } from '../../../src/gp/index.ts';
import type { Observation } from '../../../src/gp/posterior.ts';
import { createPriorSampler } from '../../../src/gp/samplers/prior-sampler.ts';
import type { StationaryKernel } from '../../../src/kernels/spec.ts';
import { NotFinite } from '../../../src/linalg/errors.ts';
import { createStream } from '../../../src/random/stream.ts';

const backend = await loadBackend();
const BOX = { low: 0.01, high: 10 };

const maximiseInBox = (...of: Parameters<typeof maximiseInParts>) => finish(maximiseInParts(...of));

describe('maximum in a box', () => {
  it('says so where a function leaves the range of doubles from every start', () => {
    const steep = ([x]: readonly number[]) => ({ value: x, gradient: [Number.POSITIVE_INFINITY] });
    expect(() => maximiseInBox(steep, [BOX], [1])).toThrow(NotFinite);
    const nowhere = () => ({ value: Number.NaN, gradient: [1] });
    expect(() => maximiseInBox(nowhere, [BOX], [1])).toThrow(
      /^The likelihood at every start of the fit is not/,
    );
  });

  it('finds an inner maximum and one at the edge', () => {
    const hill = ([x, y]: readonly number[]) => ({
      value: -((x - 2) ** 2) - (y - 50) ** 2,
      gradient: [-2 * (x - 2), -2 * (y - 50)],
    });
    const { parameters } = maximiseInBox(hill, [BOX, BOX], [0.5, 0.5]);
    expect(parameters[0]).toBeCloseTo(2, 3);
    expect(parameters[1]).toBeGreaterThan(9.9);
  });

  it('passes over starts that fail, and fails when all do', () => {
    const picky = ([x]: readonly number[]) => {
      if (x < 1) throw new RangeError('too small');
      return { value: -((x - 3) ** 2), gradient: [-2 * (x - 3)] };
    };
    expect(maximiseInBox(picky, [BOX], [0.02]).parameters[0]).toBeCloseTo(3, 3);
    const broken = () => {
      throw new RangeError('never');
    };
    expect(() => maximiseInBox(broken, [BOX], [1])).toThrow('never');
  });
});

describe('hyperparameter fit', () => {
  const truth: StationaryKernel = { family: 'se', lengthscales: [0.15], variance: 1 };
  const candidates = gridCandidates([[0, 1]], 120);
  const values = new Float64Array(120);
  createPriorSampler(backend, truth, candidates).draw(createStream(4, 'fit'), values);
  const noise = createStream(4, 'fit noise');
  const observations: Observation[] = Array.from({ length: 60 }, (_, i) => ({
    x: [candidates.points[2 * i]],
    y: values[2 * i] + 0.1 * noise.normal(),
    time: i + 1,
    noiseVariance: 0.01,
  }));
  const start: StationaryKernel = { ...truth, lengthscales: [1.5] };
  const fitWith = (free: Parameters<typeof fitHyperparameters>[4]) =>
    fitHyperparameters(backend, start, { kind: 'static' }, observations, free);

  it('recovers the lengthscale and the noise it was drawn with', () => {
    const fitted = fitWith({ lengthscales: BOX, noiseVariance: { low: 1e-4, high: 1 } });
    expect(fitted.kernel.lengthscales[0]).toBeGreaterThan(0.1);
    expect(fitted.kernel.lengthscales[0]).toBeLessThan(0.22);
    expect(fitted.noiseVariance).toBeGreaterThan(0.005);
    expect(fitted.noiseVariance).toBeLessThan(0.02);
  });

  it('is a maximum: no neighbour is better', () => {
    const fitted = fitWith({ lengthscales: BOX });
    for (const factor of [0.9, 0.98, 1.02, 1.1]) {
      const lengthscales = fitted.kernel.lengthscales.map((l) => l * factor);
      const neighbour = backend.logMarginalLikelihoodGradient(
        { ...fitted.kernel, lengthscales },
        { kind: 'static' },
        observations,
      );
      expect(neighbour.value).toBeLessThan(fitted.value);
    }
  });

  it('a strong prior draws the lengthscale to its own mode', () => {
    const free = { lengthscales: BOX, lengthscalePrior: { shape: 50001, rate: 100000 } };
    expect(fitWith(free).kernel.lengthscales[0]).toBeCloseTo(0.5, 1);
  });

  it('fits the change rate of a drifting objective', () => {
    const drifting = observations.map((o, i) => ({ ...o, x: [0.5], y: i % 2 === 0 ? 1.5 : -1.5 }));
    const still = observations.map((o) => ({ ...o, x: [0.5], y: 1 }));
    const rate = (data: readonly Observation[]) => {
      const { temporal } = fitHyperparameters(backend, truth, { kind: 'forgetting', rate: 0.03 }, data, {
        temporal: [{ low: 1e-4, high: 0.9 }],
      });
      return temporal.kind === 'forgetting' ? temporal.rate : Number.NaN;
    };
    expect(rate(drifting)).toBeGreaterThan(0.5);
    expect(rate(still)).toBeLessThan(0.001);
  });
});
