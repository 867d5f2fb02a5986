import { describe, expect, it } from 'vitest';
import { createWorld } from '../../src/engine/world.ts';
import type { CurveQuantity } from '../../src/plan/plan.ts';
import { runJob, workOn } from '../../src/plan/run-job.ts';
import { backend, laneOf, runLane } from '../engine/support.ts';
import { ENVIRONMENT_PLAN, SMALL_PLAN } from '../experiments/support.ts';

const [group] = SMALL_PLAN.groups;

describe('runJob', () => {
  it('gives what sessions of their own in the same world give', () => {
    const world = createWorld(group.scenario, backend, 2);
    const results = runJob(group, 2, backend);
    expect(results).toHaveLength(2);
    group.lanes.forEach(({ algorithm, parameters }, i) => {
      const { records } = runLane(group.scenario, { algorithm, parameters }, world);
      expect(results[i].regret).toBe(records[19].cumulativeRegret);
      expect(results[i].resets).toEqual(records.filter(({ reset }) => reset).map(({ t }) => t));
      // Three of 20 steps, evenly spaced, the last one T.
      expect(results[i].curve).toEqual([7, 13, 20].map((t) => records[t - 1].cumulativeRegret));
    });
    expect(results[1].resets).not.toEqual([]);
  });

  it('says of resets at which step of the world they came, where it moves while the lane computes', () => {
    const response = { base: 0.25, factor: 0, power: 3, frame: 1 };
    const scenario = { ...group.scenario, response };
    const lanes = [{ algorithm: 'r-gp-ucb', parameters: { periodFrom: 'steps', period: 10 } }];
    const [{ resets }] = runJob({ ...group, scenario, lanes }, 0, backend);
    // Every tenth query, four to a second: the first is made at 0, the tenth at 2.25 seconds, in the third step.
    expect(resets).toEqual([3, 5, 8, 10, 13, 15, 18, 20]);
  });

  it('keeps along the curve what the group asks for', () => {
    const [environmentGroup] = ENVIRONMENT_PLAN.groups;
    const { scenario, lanes } = environmentGroup;
    const world = createWorld(scenario, backend, 1);
    const classified = runJob(environmentGroup, 1, backend);
    const answered = runJob({ ...environmentGroup, curveOf: 'instant regret' }, 1, backend);
    lanes.forEach(({ algorithm }, i) => {
      const { records } = runLane(scenario, { algorithm, parameters: {} }, world);
      const kept = [3, 6, 9, 12].map((t) => records[t - 1]);
      expect(classified[i].curve).toEqual(kept.map(({ assessment }) => assessment?.f1));
      expect(answered[i].curve).toEqual(kept.map(({ regret }) => regret));
    });
    expect(new Set(classified.flatMap(({ curve }) => curve)).size).toBeGreaterThan(2);
  });

  it('keeps what a lane knows of the probability of its answer: estimate, standard deviation, bound', () => {
    const [plain] = ENVIRONMENT_PLAN.groups;
    const lanes = [{ algorithm: 'bpt-ucb', parameters: {} }];
    const { scenario } = plain;
    const session = runLane(scenario, laneOf('bpt-ucb'), createWorld(scenario, backend, 1));
    const frames = [3, 6, 9, 12].map((t) => {
      const { designs } = session.frame(t + 1);
      if (!designs?.mean || !designs.spread) throw new Error('no designs');
      expect(designs.answer).toBe(session.records[t - 1].assessment?.answer);
      return { ...designs, mean: designs.mean, spread: designs.spread };
    });
    const curveOf = (quantity: CurveQuantity) =>
      runJob({ ...plain, lanes, curveOf: quantity }, 1, backend)[0].curve;
    frames.forEach(({ mean, spread, deviation, answer }, i) => {
      expect(curveOf('estimate of p')[i]).toBeCloseTo(mean[answer], 12);
      expect(curveOf('σ^(p)')[i]).toBe(deviation);
      expect(curveOf('γ')[i]).toBe(spread[answer]);
    });
    session.dispose();
  });

  it('refuses it of a lane that chooses no designs', () => {
    const blind = { ...ENVIRONMENT_PLAN.groups[0], lanes: [{ algorithm: 'random', parameters: {} }] };
    expect(() => runJob({ ...blind, curveOf: 'γ' }, 0, backend)).toThrow('knows no probability');
  });

  it('refuses the F1 score of a lane that does not classify', () => {
    const blind = { ...ENVIRONMENT_PLAN.groups[0], lanes: [{ algorithm: 'random', parameters: {} }] };
    expect(() => runJob(blind, 0, backend)).toThrow('a lane that does not classify has no F1 score');
  });

  it('gives every replicate a world of its own', () => {
    expect(runJob(group, 0, backend)).not.toEqual(runJob(group, 1, backend));
  });

  it('repeats a lane of the page where the lane is named', () => {
    const setting = { lane: 'B', algorithm: 'sparq-gp-ucb', parameters: {} } as const;
    const world = createWorld(group.scenario, backend, 1);
    const { horizon } = group.scenario;
    const session = runLane(group.scenario, { ...laneOf('sparq-gp-ucb'), id: 'B' }, world);
    const [result] = runJob({ ...group, lanes: [setting], curvePoints: horizon }, 1, backend);
    expect(result.curve).toEqual(session.records.map(({ cumulativeRegret }) => cumulativeRegret));
    expect(result.sideQueries).toBeGreaterThan(0);
    session.dispose();
  });

  it('leaves no memory behind, not even after a fault', () => {
    const before = backend.memoryInUse();
    runJob(group, 0, backend);
    const lanes = [...group.lanes, { algorithm: 'lost', parameters: {} }];
    expect(() => runJob({ ...group, lanes }, 0, backend)).toThrow('The lane names no algorithm: "lost"');
    const halfway = workOn(group, 0, backend);
    for (let step = 0; step < 25; step++) halfway.next();
    expect(backend.memoryInUse()).toBeGreaterThan(before);
    halfway.return([]);
    expect(backend.memoryInUse()).toBe(before);
  });
});
