import { describe, expect, it } from 'vitest';
import { gpUcb } from '../../../src/algorithms/gp-ucb.ts';
import type { AlgorithmContext } from '../../../src/algorithms/spec.ts';
import { LaneError } from '../../../src/engine/lane/lane-slots.ts';
import { openLane } from '../../../src/engine/lane/open-lane.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { backend, laneOf, smallScenario } from '../support.ts';

const scenario = smallScenario();
const world = createWorld(scenario, backend);

function faultOf(algorithm: string): unknown {
  try {
    openLane(scenario, laneOf(algorithm), world, backend).dispose();
    return null;
  } catch (error) {
    return error;
  }
}

describe('opening a lane', () => {
  it('refuses an unknown algorithm in one short sentence', () => {
    expect(faultOf('gp-ucp')).toEqual(
      new LaneError('The lane names no algorithm: "gp-ucp"; did you mean "gp-ucb"?'),
    );
    const fault = faultOf('x'.repeat(1000)) as LaneError;
    expect(fault).toBeInstanceOf(LaneError);
    expect(fault.message.length).toBeLessThan(300);
  });

  it('tells the algorithm what there is to know of the world', () => {
    const pairs = parseScenario({
      horizon: 7,
      objective: { id: 'threshold-gp' },
      grid: { pointsPerDimension: 6 },
      noiseVariance: 0.25,
      lanes: [],
    });
    const told: AlgorithmContext[] = [];
    const curious = {
      ...gpUcb,
      slots: (...given: Parameters<NonNullable<typeof gpUcb.slots>>) => {
        told.push(given[1]);
        return gpUcb.slots?.(...given) as NonNullable<ReturnType<NonNullable<typeof gpUcb.slots>>>;
      },
    };
    openLane(pairs, laneOf('mine'), createWorld(pairs, backend), backend, curious).dispose();
    expect(told).toEqual([
      {
        horizon: 7,
        dimension: 2,
        candidateCount: 36,
        designCount: 6,
        noiseVariance: 0.25,
        changePoints: [],
        smoothness: { a: expect.any(Number), b: expect.any(Number), r: 2 },
      },
    ]);
  });

  it('holds no memory after it is closed', () => {
    const before = backend.memoryInUse();
    const session = openLane(scenario, laneOf('et-gp-ucb'), world, backend);
    expect(backend.memoryInUse()).toBeGreaterThan(before);
    session.dispose();
    expect(backend.memoryInUse()).toBe(before);
  });
});
