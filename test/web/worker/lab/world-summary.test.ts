import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../../src/engine/world.ts';
import { mapSentence, optimumLabel } from '../../../../web/readings/map.ts';
import { summariseWorld } from '../../../../web/worker/lab/world-summary.ts';
import { backend, smallScenario } from '../../../engine/support.ts';

const timed = (times: string) =>
  smallScenario({
    horizon: 12,
    grid: { pointsPerDimension: 9 },
    objective: { id: 'evaluation-time', parameters: { times, seconds: 4, rate: 0.2 } },
  });

describe('summariseWorld', () => {
  it('draws the truth step by step', () => {
    const scenario = smallScenario({ horizon: 12 });
    const world = createWorld(scenario, backend);
    const summary = summariseWorld(world, 12);
    expect(summary.secondsPerStep).toBeUndefined();
    for (let t = 1; t <= 12; t++) expect(summary.starIndex[t - 1]).toBe(world.starAt(t));
    expect(summary.maps[0].subarray(0, world.candidates.size)).toEqual(world.truthAt(1));
  });

  it('draws one step in several of a long run, and knows every optimum', () => {
    const scenario = smallScenario({ horizon: 4001, grid: { pointsPerDimension: 9 } });
    const world = createWorld(scenario, backend);
    const { maps, mapEvery, starIndex, still } = summariseWorld(world, 4001);
    expect([mapEvery, maps[0].length, still]).toEqual([2, 2001 * 9, false]);
    expect(maps[0].subarray(9 * 1000, 9 * 1001)).toEqual(world.truthAt(2001));
    for (const t of [1, 2, 3, 2000, 4001]) expect(starIndex[t - 1]).toBe(world.starAt(t));
  });

  it('knows a truth that stands still', () => {
    const scenario = smallScenario({ horizon: 5, objective: { id: 'threshold-gp', parameters: {} } });
    expect(summariseWorld(createWorld(scenario, backend), 5).still).toBe(true);
    const one = smallScenario({ horizon: 1 });
    expect(summariseWorld(createWorld(one, backend), 1).still).toBe(true);
  });

  it('draws it at the mean pace where every lane has its own clock, and says so', () => {
    const uniform = createWorld(timed('uniform'), backend);
    const summary = summariseWorld(uniform, 12);
    expect(summary.secondsPerStep).toBe(4);
    expect(Array.from(summary.starIndex)).toEqual(
      Array.from({ length: 12 }, (_, i) => uniform.starAt(4 * (i + 1))),
    );
    expect(optimumLabel(summary)).toBe('optimum at 4.0 s a step');
    expect(mapSentence(summary, [], 3)).toMatch(
      /^At step 3, at the mean pace of 4\.0 s a step, the optimum is \(/,
    );
  });

  it('has designs and conditions for maps where there is an environment', () => {
    const scenario = smallScenario({
      horizon: 4,
      grid: { pointsPerDimension: 9 },
      objective: { id: 'threshold-gp', parameters: {} },
    });
    const world = createWorld(scenario, backend);
    const { environment, maps, fStar } = summariseWorld(world, 4);
    const { probability, weights, best } = environment ?? { probability: [], weights: [], best: -1 };
    expect(environment).toBe(world.environment);
    expect(Array.from(fStar)).toEqual(new Array(4).fill(probability[best]));
    expect(maps[0].subarray(9, 18)).toEqual(probability);
    expect(maps[1].subarray(27, 36)).toEqual(weights);
    const summary = summariseWorld(world, 4);
    expect(optimumLabel(summary)).toBe('best design $x*$');
    expect(mapSentence(summary, [], 3)).toMatch(/^At step 3 the optimum is −?\d\.\d\d\.$/);
  });

  it('takes the mean of t(x) over the candidates for biased times', () => {
    const biased = createWorld(timed('biased'), backend);
    const seconds = biased.evaluation?.seconds ?? new Float64Array();
    const mean = seconds.reduce((sum, t) => sum + t, 0) / seconds.length;
    expect(summariseWorld(biased, 12).secondsPerStep).toBeCloseTo(mean, 12);
    expect(mean).toBeGreaterThan(3);
    expect(mean).toBeLessThan(5);
  });
});
