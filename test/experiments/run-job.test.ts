import { describe, expect, it } from 'vitest';
import { createWorld } from '../../src/engine/world.ts';
import { runJob } from '../../src/experiments/run-job.ts';
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

  it('leaves no memory behind, not even after a fault', () => {
    const before = backend.memoryInUse();
    runJob(group, 0, backend);
    const lanes = [...group.lanes, { algorithm: 'lost', parameters: {} }];
    expect(() => runJob({ ...group, lanes }, 0, backend)).toThrow('unknown algorithm lost');
    expect(backend.memoryInUse()).toBe(before);
  });
});
