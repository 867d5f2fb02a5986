import { describe, expect, it } from 'vitest';
import { candidateAt } from '../../../src/contracts/candidates.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { backend, smallScenario } from '../../engine/support.ts';

const worldOf = (parameters: Record<string, number | string>, replicate = 0) =>
  createWorld(
    smallScenario({
      objective: { id: 'evaluation-time', parameters },
      grid: { pointsPerDimension: 8 },
    }),
    backend,
    replicate,
  );

describe('evaluation-time', () => {
  it('takes 2 (sin(√2 π ‖x‖) + 2) seconds, or the same everywhere', () => {
    const biased = worldOf({ times: 'biased' });
    biased.evaluation?.seconds.forEach((seconds, i) => {
      const [x1, x2] = candidateAt(biased.candidates, i);
      expect(seconds).toBeCloseTo(2 * (Math.sin(Math.SQRT2 * Math.PI * Math.hypot(x1, x2)) + 2), 12);
    });
    const uniform = worldOf({ times: 'uniform', seconds: 10 });
    expect(new Set(uniform.evaluation?.seconds)).toEqual(new Set([10]));
  });

  it('noise of the log times has the stated variance', () => {
    const world = worldOf({ timeNoise: 0.04 });
    const draws = Array.from({ length: 4000 }, (_, t) => world.evaluation?.logNoiseAt(t) ?? 0);
    expect(draws.reduce((sum, z) => sum + z * z, 0) / draws.length).toBeCloseTo(0.04, 2);
  });

  it('drifts by the second with correlation √(1−λ)^s and keeps its variance', () => {
    let [now, later, product, count] = [0, 0, 0, 0];
    for (let replicate = 0; replicate < 60; replicate++) {
      const world = worldOf({ rate: 0.1, lengthscale: 0.05 }, replicate);
      const [a, b] = [world.truthAt(0), world.truthAt(7)];
      for (let i = 0; i < a.length; i++) {
        now += a[i] * a[i];
        later += b[i] * b[i];
        product += a[i] * b[i];
        count++;
      }
    }
    expect(now / count).toBeCloseTo(1, 1);
    expect(later / count).toBeCloseTo(1, 1);
    expect(product / Math.sqrt(now * later)).toBeCloseTo(0.9 ** 3.5, 1);
  });

  it('asks for 30 random points before the algorithms choose, fewer in a shorter run', () => {
    const objective = { id: 'evaluation-time' };
    expect(parseScenario({ objective, lanes: [] })).toMatchObject({
      horizon: 130,
      initialDesign: { points: 30 },
    });
    expect(parseScenario({ objective, horizon: 20, lanes: [] }).initialDesign.points).toBe(20);
    expect(parseScenario({ objective, initialDesign: { points: 4 }, lanes: [] }).initialDesign.points).toBe(
      4,
    );
  });
});
