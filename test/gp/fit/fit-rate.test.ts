import { describe, expect, it } from 'vitest';
import { fitHyperparameters } from '../../../src/gp/fit/fit.ts';
import { fitRate } from '../../../src/gp/fit/fit-rate.ts';
import type { Observation } from '../../../src/gp/posterior.ts';
import type { EmpiricalKernel, StationaryKernel } from '../../../src/kernels/spec.ts';
import { createStream } from '../../../src/random/stream.ts';
import { backend } from '../../engine/support.ts';

const BOX = { low: 1e-4, high: 0.9 };
const FORGETTING = { kind: 'forgetting', rate: 0.03 } as const;

/** Two independent arms whose values renew themselves at rate ε, seen in turn with little noise. */
function renewing(rate: number, steps: number): Observation[] {
  const stream = createStream(3, 'rate');
  const values = [stream.normal(), stream.normal()];
  return Array.from({ length: steps }, (_, i) => {
    for (const arm of [0, 1])
      values[arm] = Math.sqrt(1 - rate) * values[arm] + Math.sqrt(rate) * stream.normal();
    return { x: [i % 2], y: values[i % 2], time: i + 1, noiseVariance: 0.01 };
  });
}

const ARMS: EmpiricalKernel = { family: 'empirical', covariance: Float64Array.of(1, 0, 0, 1), size: 2 };

const rateOf = (factor: ReturnType<typeof fitRate>) => (factor.kind === 'forgetting' ? factor.rate : null);

describe('a rate fitted under any kernel', () => {
  it.each([0.02, 0.3])('finds the rate %s of arms that renew themselves', (rate) => {
    const found = rateOf(fitRate(backend, ARMS, FORGETTING, renewing(rate, 300), BOX));
    expect(found).toBeGreaterThan(rate / 1.7);
    expect(found).toBeLessThan(rate * 1.7);
  });

  it('is where the gradient method ends, under a kernel that has a gradient', () => {
    const se: StationaryKernel = { family: 'se', lengthscales: [0.4], variance: 1 };
    const data = renewing(0.1, 80).map((seen, i) => ({ ...seen, x: [(i * 0.37) % 1] }));
    const smooth = fitHyperparameters(backend, se, FORGETTING, data, { temporal: [BOX] });
    const found = rateOf(fitRate(backend, se, FORGETTING, data, BOX)) ?? 0;
    const expected = smooth.temporal.kind === 'forgetting' ? smooth.temporal.rate : 0;
    expect(Math.abs(found / expected - 1)).toBeLessThan(5e-3);
  });

  it('stays within its box', () => {
    const still = Array.from({ length: 20 }, (_, i) => ({ x: [0], y: 1, time: i + 1, noiseVariance: 0.01 }));
    expect(rateOf(fitRate(backend, ARMS, FORGETTING, still, BOX))).toBeCloseTo(BOX.low, 4);
  });
});
