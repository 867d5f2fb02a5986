import { describe, expect, it } from 'vitest';
import { algorithmById } from '../../src/algorithms/registry.ts';
import type { AlgorithmSpec } from '../../src/algorithms/spec.ts';
import { Session } from '../../src/engine/session.ts';
import { createWorld } from '../../src/engine/world.ts';
import { runJob, workOn } from '../../src/experiments/run-job.ts';
import { backend, laneOf, runLane } from '../engine/support.ts';
import { SMALL_PLAN } from './support.ts';

const [group] = SMALL_PLAN.groups;

describe('runJob', () => {
  it('gives what sessions of their own in the same world give', () => {
    const world = createWorld(group.scenario, backend, 2);
    const results = runJob(group, 2, backend);
    expect(results).toHaveLength(2);
    group.lanes.forEach(({ algorithm, parameters }, i) => {
      const { records } = runLane(group.scenario, laneOf(algorithm, parameters), world);
      expect(results[i].regret).toBe(records[19].cumulativeRegret);
      expect(results[i].resets).toEqual(records.filter(({ reset }) => reset).map(({ t }) => t));
      // Three of 20 steps, evenly spaced, the last one T.
      expect(results[i].curve).toEqual([7, 13, 20].map((t) => records[t - 1].cumulativeRegret));
    });
    expect(results[1].resets).not.toEqual([]);
  });

  it('gives every replicate a world of its own', () => {
    expect(runJob(group, 0, backend)).not.toEqual(runJob(group, 1, backend));
  });

  it('repeats a lane of the page where the lane is named', () => {
    const setting = { lane: 'B', algorithm: 'sparq-gp-ucb', parameters: {} } as const;
    const world = createWorld(group.scenario, backend, 1);
    const algorithm = algorithmById('sparq-gp-ucb') as AlgorithmSpec;
    const { horizon } = group.scenario;
    const session = new Session({ world, algorithm, parameters: {}, horizon, backend, lane: 'B' });
    while (session.t < horizon) session.step();
    const [result] = runJob({ ...group, lanes: [setting], curvePoints: horizon }, 1, backend);
    expect(result.curve).toEqual(session.records.map(({ cumulativeRegret }) => cumulativeRegret));
    expect(result.sideQueries).toBeGreaterThan(0);
    session.dispose();
  });

  it('leaves no memory behind, not even after a fault', () => {
    const before = backend.memoryInUse();
    runJob(group, 0, backend);
    const lanes = [...group.lanes, { algorithm: 'lost', parameters: {} }];
    expect(() => runJob({ ...group, lanes }, 0, backend)).toThrow('unknown algorithm lost');
    const halfway = workOn(group, 0, backend);
    for (let step = 0; step < 25; step++) halfway.next();
    expect(backend.memoryInUse()).toBeGreaterThan(before);
    halfway.return([]);
    expect(backend.memoryInUse()).toBe(before);
  });
});
