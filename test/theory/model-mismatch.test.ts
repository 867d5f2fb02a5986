import { describe, expect, it } from 'vitest';
import { runFacts } from '../../src/engine/run-facts.ts';
import { createWorld, openLane, parseScenario, type RunFacts, theoryReport } from '../../src/index.ts';
import { lowestRegret } from '../../src/theory/lower-bound.ts';
import { largestMismatch, mismatchBound, modelMismatch } from '../../src/theory/model-mismatch.ts';
import { backend } from '../engine/support.ts';

const EPSILON = 0.05;
const scenario = parseScenario({
  seed: 3,
  horizon: 40,
  objective: { id: 'gp-chain-1d', parameters: { rate: EPSILON } },
  grid: { pointsPerDimension: 15 },
  noiseVariance: 0.02,
  lanes: [
    {
      algorithm: 'et-gp-ucb',
      parameters: { bounds: 'steps', lowerSteps: 6, upperSteps: 9, survivors: 1 },
    },
    { algorithm: 'gp-ucb' },
    { algorithm: 'r-gp-ucb', parameters: { periodFrom: 'steps', period: 7 } },
  ],
});
const world = createWorld(scenario, backend);

function run(lane: number) {
  const session = openLane(scenario, scenario.lanes[lane], world, backend);
  try {
    while (session.t < scenario.horizon) session.step();
    return session.records;
  } finally {
    session.dispose();
  }
}

const { inputs, inputDimension: dimension, kernel, modelNoiseVariance: noiseVariance } = world;

/** Eq. 23–24 from scratch at one step, by the joint posterior. */
function independent(records: ReturnType<typeof run>, t: number) {
  const held = records.slice(t - 1 - records[t - 1].dataSize, t - 1);
  const observations = held.map((seen) => ({ ...seen, time: seen.t, noiseVariance }));
  const at = (temporal: Parameters<typeof backend.jointPosterior>[1]) => {
    const times = new Float64Array(15).fill(t);
    const { mean, covariance } = backend.jointPosterior(kernel, temporal, 1, observations, inputs, times);
    return { mean, sd: Array.from({ length: 15 }, (_, x) => Math.sqrt(covariance[x * 15 + x])) };
  };
  const still = at({ kind: 'static' });
  const drifting = at({ kind: 'forgetting', rate: EPSILON });
  return {
    mean: Math.max(...drifting.mean.map((value, x) => Math.abs(value - still.mean[x]))),
    sd: Math.max(...drifting.sd.map((value, x) => Math.abs(value - still.sd[x]))),
  };
}

describe('the mismatch of a static model', () => {
  it.each([
    ['ET-GP-UCB with one survivor', 0],
    ['GP-UCB', 1],
    ['R-GP-UCB', 2],
  ])('is that of eq. 23 and 24 on what the lane held at each step, %s', (_, lane) => {
    const records = run(lane);
    const steps = modelMismatch({ records, kernel, inputs, dimension, noiseVariance }, EPSILON, backend);
    expect(steps).toHaveLength(40);
    steps.forEach((step, i) => {
      const expected = independent(records, i + 1);
      expect(step.mean).toBeCloseTo(expected.mean, 9);
      expect(step.sd).toBeCloseTo(expected.sd, 9);
    });
    expect(largestMismatch(steps).mean).toBe(Math.max(...steps.map(({ mean }) => mean)));
  });

  it('is nothing without data, and where nothing changes', () => {
    const records = run(2);
    const steps = modelMismatch({ records, kernel, inputs, dimension, noiseVariance }, EPSILON, backend);
    for (const [i, { dataSize }] of records.entries())
      if (dataSize === 0) expect(steps[i]).toEqual({ mean: 0, sd: 0 });
    const still = modelMismatch({ records, kernel, inputs, dimension, noiseVariance }, 0, backend);
    expect(largestMismatch(still).mean).toBeLessThan(1e-12);
  });

  it('is bounded by Lemma 9, written down once more', () => {
    const [s, N, T, a0, b0, delta] = [0.02, 29, 400, 2, 1.5, 0.1];
    const { mean, sd } = mismatchBound({
      ...{ epsilon: EPSILON, noiseVariance: s, longest: N, horizon: T, a0, b0, delta },
    });
    const y =
      (b0 + Math.sqrt(2 * s)) * Math.sqrt(Math.log((2 * (a0 + 1) * Math.PI ** 2 * T ** 2) / 6 / (delta / 4)));
    expect(sd / Math.sqrt((3 / s + s ** -2) * N ** 3 * EPSILON)).toBeCloseTo(1, 12);
    expect(mean / ((1 / s + s ** -2) * N ** 3 * EPSILON * y)).toBeCloseTo(1, 12);
  });

  it('stands in the report of a lane that the theorem is about, below its bound', () => {
    const records = run(0);
    const facts = runFacts(scenario, scenario.lanes[0], world, records, backend) as RunFacts;
    const figures = theoryReport(facts).bounds.flatMap((bound) => bound.figures);
    const values = figures.find(({ label }) => label === 'Lemma 9')?.values as Record<string, number>;
    expect(values.mean).toBeGreaterThan(0);
    expect(values.mean).toBeLessThan(values.meanBound);
    expect(values.sd).toBeLessThan(values.sdBound);
  });
});

describe('what changes, and what that costs at least', () => {
  const records = run(1);
  const facts = runFacts(scenario, scenario.lanes[1], world, records, backend) as RunFacts;

  it('the variation is the sum of the largest changes, step by step', () => {
    let [sum, largest] = [0, 0];
    for (let t = 1; t < 40; t++) {
      const change = Math.max(
        ...world.truthAt(t + 1).map((value, x) => Math.abs(value - world.truthAt(t)[x])),
      );
      sum += change;
      largest = Math.max(largest, change);
    }
    expect(theoryReport(facts).variation.total).toBeCloseTo(sum, 10);
    expect(theoryReport(facts).variation.largest).toBe(largest);
  });

  it('no regret grows more slowly than tε, where the objective renews itself at one rate', () => {
    expect(lowestRegret(facts)?.slice(-1)).toEqual([40 * EPSILON]);
    expect(theoryReport(facts).lowest).toHaveLength(40);
    expect(lowestRegret({ ...facts, drift: null })).toBeNull();
    expect(lowestRegret({ ...facts, drift: facts.drift && { ...facts.drift, rate: 0 } })).toBeNull();
    expect(lowestRegret({ ...facts, drift: facts.drift && { ...facts.drift, per: 'second' } })).toBeNull();
  });
});
