import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactJson } from '../../../src/engine/json.ts';
import { parseScenario } from '../../../src/index.ts';
import type { Job, JobResult } from '../../../src/plan/plan.ts';
import { cellOrder } from '../../../src/replicates/map/cell-order.ts';
import { type MapPlan, mapPlan } from '../../../src/replicates/map/map-plan.ts';
import { reportMap } from '../../../src/replicates/map/map-report.ts';
import { createMapRun, type MapRun } from '../../../src/replicates/map/map-run.ts';
import '../../property-seed.ts';

const SCENARIO = parseScenario({
  objective: { id: 'gp-chain-1d', parameters: { rate: 0.03 } },
  horizon: 10,
  lanes: [
    { algorithm: 'gp-ucb' },
    { algorithm: 'tv-gp-ucb', parameters: { epsilon: 0.03 } },
    { algorithm: 'et-gp-ucb' },
  ],
});
const RATE = { path: 'objective.parameters.rate', values: ['0.001', '0.03', '0.3'] };
const EPSILON = { path: 'lanes.B.parameters.epsilon', values: ['0.01', '0.1'] };
const NOISE = { path: 'noiseVariance', values: ['0.01', '0.1'] };
const MAP = mapPlan({ scenario: SCENARIO, axes: [RATE, EPSILON], most: 40 });

/** Regrets that follow from job and lane alone, as an engine's do: B is better where the rate is high. */
function resultOf({ plan }: MapPlan, { group, replicate }: Job): JobResult {
  const { scenario, lanes } = plan.groups[group];
  const rate = scenario.objective.parameters.rate as number;
  return lanes.map(({ lane }) => {
    const luck = ((replicate * 7919 + group * 104729 + (lane ?? 'A').charCodeAt(0) * 1299709) % 1000) / 1000;
    const regret = luck + (lane === 'B' && rate > 0.01 ? 0 : 0.6);
    return { regret, resets: [], sideQueries: 0, curve: [] };
  });
}

/** Runs a map to its end; `pick` says which of the jobs offered is done next. */
function finish(map: MapPlan, run: MapRun, pick: (jobs: readonly Job[]) => Job): readonly Job[] {
  const done: Job[] = [];
  for (let jobs = run.jobs(); jobs.length > 0; jobs = run.jobs()) {
    const job = pick(jobs);
    done.push(job);
    run.add(job, resultOf(map, job));
  }
  return done;
}

function finished(map: MapPlan, pick: (jobs: readonly Job[]) => Job = ([job]) => job) {
  const run = createMapRun(map);
  const jobs = finish(map, run, pick);
  return { run, jobs, report: reportMap(map, run) };
}

describe('a map', () => {
  it('fixes its bar by all its cells before the first run, and looks first where a lane could fall', () => {
    expect(MAP.bar).toBeCloseTo((6 * 3) / 0.05, 9);
    // 2⁸/9 = 28.4 < 360 ≤ 2¹⁶/17.
    expect(MAP.first).toBe(16);
    const finer = mapPlan({
      scenario: SCENARIO,
      axes: [RATE, { ...EPSILON, values: ['1', '0.5', '0.2'] }],
      most: 40,
    });
    expect(finer.bar).toBeCloseTo((9 * 3) / 0.05, 9);
  });

  it('says the same, to the last byte, in whatever order its jobs are done', () => {
    const inOrder = finished(MAP);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (draws) => {
        const any = finished(MAP, (jobs) => jobs[(draws.next().value as number) % jobs.length]);
        expect(exactJson(any.report)).toBe(exactJson(inOrder.report));
        expect(new Set(any.jobs.map((job) => exactJson(job)))).toEqual(
          new Set(inOrder.jobs.map((job) => exactJson(job))),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('lets no cell depend on another but through the bar', () => {
    const whole = finished(MAP).report.cells;
    const without = finished({ ...MAP, order: [...MAP.order].reverse() }).report.cells;
    expect(without).toEqual(whole);
  });

  it('strikes out by seeds 0, 1, … in batches, and stops where one lane is left', () => {
    const { report, run } = finished(MAP);
    expect(report.cells).toHaveLength(6);
    for (const [i, cell] of report.cells.entries()) {
      expect(cell.decided).toBe(true);
      expect(cell.seeds % 8).toBe(0);
      expect(run.values(i).map(({ length }) => length)).toEqual([cell.seeds, cell.seeds, cell.seeds]);
      if (cell.left.length > 1) expect(cell.seeds).toBe(40);
      else expect(Math.max(...cell.struck.map(({ at }) => at))).toBe(cell.seeds);
    }
    expect(report.cells.filter(({ left }) => left.length === 1).map(({ left }) => left[0])).toContain(1);
  });

  it('runs a lane that an axis leaves alone once for all cells of a world', () => {
    const lanes = MAP.plan.groups.flatMap((group) =>
      group.lanes.map(({ lane }) => `${group.scenario.objective.parameters.rate} ${lane}`),
    );
    // Per rate GP and ET once, together, and TV twice.
    expect(lanes).toHaveLength(3 * 4);
    expect(MAP.plan.groups).toHaveLength(3 * 3);
    expect(mapPlan({ scenario: SCENARIO, axes: [RATE, NOISE], most: 8 }).plan.groups).toHaveLength(6);
  });

  it('goes through its first round coarse to fine', () => {
    expect(cellOrder(7, 7).slice(0, 9)).toEqual([0, 3, 6, 21, 24, 27, 42, 45, 48]);
    expect([...cellOrder(5, 2)].sort((a, b) => a - b)).toEqual([...Array(10).keys()]);
    expect(cellOrder(4, 1)).toEqual([0, 1, 3, 2]);
    const run = createMapRun(MAP);
    const worlds = run.jobs().map(({ group }) => MAP.plan.groups[group].scenario.objective.parameters.rate);
    expect(worlds.slice(0, 2 * 16)).toEqual(new Array(32).fill(0.001));
  });

  it('knows how much is left at most, never too little', () => {
    const run = createMapRun(MAP);
    let before = run.mostStepsLeft() + run.stepsDone();
    finish(MAP, run, ([job]) => {
      const now = run.mostStepsLeft() + run.stepsDone();
      expect(now).toBeLessThanOrEqual(before);
      before = now;
      return job;
    });
    expect(run.mostStepsLeft()).toBe(0);
  });

  it.each([
    ['no axis', [], 8, 'a map has one axis or two, got 0'],
    ['words', [{ path: 'model.kernel', values: ['se'] }], 8, 'must be a number to be the axis of a map'],
    ['half a batch', [RATE], 20, 'a cell ends after a multiple of 8 seeds'],
    [
      'too many cells',
      [{ path: 'seed', values: Array.from({ length: 1025 }, (_, i) => String(i)) }],
      8,
      'at most 1024 cells',
    ],
    ['one axis twice', [RATE, RATE], 8, 'is varied twice'],
  ])('refuses %s in a sentence', (_, axes, most, message) => {
    expect(() => mapPlan({ scenario: SCENARIO, axes, most })).toThrow(message);
  });

  it('refuses a scenario with one lane that chooses for itself', () => {
    const [first, second] = SCENARIO.lanes;
    const given = { ...SCENARIO, lanes: [first, { ...second, choices: [1, 2], waits: true as const }] };
    expect(() => mapPlan({ scenario: given, axes: [RATE], most: 8 })).toThrow('must be two or more');
  });
});
