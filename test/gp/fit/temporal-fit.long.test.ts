import fc from 'fast-check';
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { describe, expect, it, vi } from 'vitest';
import { type Free, fitHyperparameters } from '../../../src/gp/fit/fit.ts';
import { timeBoxes } from '../../../src/gp/fit/time-boxes.ts';
import type { Observation } from '../../../src/gp/posterior.ts';
import { evaluateKernel } from '../../../src/kernels/index.ts';
import type { StationaryKernel, TemporalFactor } from '../../../src/kernels/spec.ts';
import { temporalFactor, temporalParameters, withTemporalParameters } from '../../../src/kernels/temporal.ts';
import { createStream } from '../../../src/random/stream.ts';
import { backend } from '../../engine/support.ts';
import { FAMILIES } from '../support.ts';

// Many fits: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 120_000 });

const KERNEL: StationaryKernel = { family: 'se', lengthscales: [0.3], variance: 1 };
const NOISE = 0.02;

/** A draw of the model itself, at places and times drawn too. */
function drawn(temporal: TemporalFactor, count: number, seed: number): Observation[] {
  const stream = createStream(seed, 'temporal fit');
  const seen = Array.from({ length: count }, (_, i) => ({
    x: [stream.uniform()],
    time: i + 1,
    noiseVariance: NOISE,
  }));
  const entry = (i: number, j: number) =>
    evaluateKernel(KERNEL, seen[i].x, seen[j].x) * temporalFactor(temporal, seen[i].time, seen[j].time) +
    (i === j ? NOISE : 0);
  const k = Matrix.zeros(count, count);
  for (let i = 0; i < count; i++) for (let j = 0; j < count; j++) k.set(i, j, entry(i, j));
  const normal = Matrix.columnVector(seen.map(() => stream.normal()));
  const y = new CholeskyDecomposition(k).lowerTriangularMatrix.mmul(normal);
  return seen.map((own, i) => ({ ...own, y: y.get(i, 0) }));
}

const RATES = { low: 1e-4, high: 0.9 };
const BOX = { low: 0.01, high: 100 };
const NOISES = { low: 0.01 * NOISE, high: 1000 * NOISE };

const jointly = (temporal: TemporalFactor, data: readonly Observation[]): Free => ({
  ...{ lengthscales: BOX, variance: BOX, noiseVariance: NOISES, isotropic: true },
  temporal: timeBoxes(temporal, data, RATES) ?? [],
});
const fitTo = (temporal: TemporalFactor, data: readonly Observation[]) =>
  fitHyperparameters(backend, KERNEL, temporal, data, jointly(temporal, data));
const value = (temporal: TemporalFactor, data: readonly Observation[]) =>
  backend.logMarginalLikelihoodGradient(KERNEL, temporal, data).value;

const TRUTH = { kind: 'periodic', period: 9.3, periodLengthscale: 0.9 } as const;
const periodOf = (temporal: TemporalFactor) => (temporal.kind === 'periodic' ? temporal.period : Number.NaN);

/** Every factor with a lengthscale or a period in time, and forgetting. */
const factors: fc.Arbitrary<TemporalFactor> = fc
  .record({
    kind: fc.constantFrom('forgetting', 'stationary', 'periodic', 'fading'),
    family: fc.constantFrom(...FAMILIES),
    rate: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
    lengthscale: fc.double({ min: 2, max: 40, noNaN: true }),
    period: fc.double({ min: 3, max: 9, noNaN: true }),
    periodLengthscale: fc.double({ min: 0.4, max: 2, noNaN: true }),
  })
  .map(({ kind, family, rate, lengthscale, period, periodLengthscale }): TemporalFactor => {
    const decay = { kind: 'stationary', family, lengthscale } as const;
    if (kind === 'forgetting') return { kind, rate };
    if (kind === 'stationary') return decay;
    const recurring = { kind: 'periodic', period, periodLengthscale } as const;
    return kind === 'fading' ? { ...recurring, decay } : recurring;
  });

describe('a joint fit of space, time and noise', () => {
  it.each([9, 9.3, 9.8])('finds the period that the data were drawn with, from %s', (period) => {
    const { temporal } = fitTo({ ...TRUTH, period }, drawn(TRUTH, 60, 5));
    expect(Math.abs(periodOf(temporal) / TRUTH.period - 1)).toBeLessThan(0.01);
  });

  it('finds period and noise of data that fade too', () => {
    const decay = { kind: 'stationary', family: 'se', lengthscale: 60 } as const;
    const fading: TemporalFactor = { ...TRUTH, decay };
    const { temporal, noiseVariance } = fitTo(fading, drawn(fading, 50, 3));
    expect(Math.abs(periodOf(temporal) / TRUTH.period - 1)).toBeLessThan(0.02);
    expect(noiseVariance).toBeGreaterThan(NOISE / 3);
    expect(noiseVariance).toBeLessThan(NOISE * 3);
  });

  it.each([3, 35])('is not led astray by a multiple of the period (draw %i)', (seed) => {
    const which = createStream(seed, 'which');
    const truth: TemporalFactor = {
      ...{
        kind: 'periodic',
        period: 3 + 9 * which.uniform(),
        periodLengthscale: 0.4 + 1.2 * which.uniform(),
      },
      decay: { kind: 'stationary', family: 'se', lengthscale: 15 + 60 * which.uniform() },
    };
    const data = drawn(truth, 40, seed);
    const decay = { kind: 'stationary', family: 'se', lengthscale: 20 } as const;
    const far: TemporalFactor = { kind: 'periodic', period: 7, periodLengthscale: 1, decay };
    expect(fitTo(far, data).value).toBeGreaterThan(fitTo(truth, data).value - 1);
  });

  it('finds a lengthscale in time', () => {
    const still: TemporalFactor = { kind: 'stationary', family: 'matern32', lengthscale: 12 };
    const { temporal } = fitTo({ ...still, lengthscale: 60 }, drawn(still, 90, 2));
    const found = temporal.kind === 'stationary' ? temporal.lengthscale : Number.NaN;
    expect(found).toBeGreaterThan(12 / 2);
    expect(found).toBeLessThan(12 * 2);
  });

  it('is never less likely than where it began, within the boxes', () => {
    fc.assert(
      fc.property(factors, factors, fc.nat(), (truth, start, seed) => {
        const data = drawn(truth, 24, seed);
        expect(fitTo(start, data).value).toBeGreaterThanOrEqual(value(start, data) - 1e-9);
      }),
      { numRuns: 8 },
    );
  });

  it('finds the same bits again', () => {
    fc.assert(
      fc.property(factors, fc.nat(), (truth, seed) => {
        const data = drawn(truth, 16, seed);
        expect(fitTo(truth, data)).toEqual(fitTo(truth, data));
      }),
      { numRuns: 5 },
    );
  });
});

describe('the slopes in ln l_T, ln p, ln l_p and ln ε', () => {
  it('are those of the likelihood: central differences', () => {
    fc.assert(
      fc.property(factors, fc.nat(), (factor, seed) => {
        const scaled = temporalParameters(factor);
        const data = drawn(factor, 25, seed);
        const { temporal } = backend.logMarginalLikelihoodGradient(KERNEL, factor, data);
        for (const [i, own] of scaled.entries()) {
          const at = (u: number) =>
            value(withTemporalParameters(factor, scaled.with(i, own * Math.exp(u))), data);
          // Short: late in the data a period a little off is far out of phase.
          const h = 3e-5;
          const slope = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);
          expect(Math.abs(own * temporal[i] - slope)).toBeLessThan(1e-5 * Math.max(1, Math.abs(slope)));
        }
      }),
      { numRuns: 60 },
    );
  });
});
