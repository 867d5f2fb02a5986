import { describe, expect, it } from 'vitest';
import { worldSteps } from '../../../src/engine/lane/world-steps.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { mostSteps, responseSeconds, timedRun } from '../../../src/policy/response-time.ts';
import { backend, laneOf, runLane, smallScenario } from '../support.ts';

const response = { base: 0.4, factor: 0.001, power: 2, frame: 0.5 };
const scenario = smallScenario({
  horizon: 30,
  objective: { id: 'gp-chain-1d', parameters: { rate: 0.1 } },
  response,
});
const END = 30 * 0.5;
const LANES = [
  ['everything', laneOf('tv-gp-ucb', { epsilon: 0.1 })],
  ['a window', laneOf('sw-gp-ucb', { window: 4 })],
  ['the most relevant', laneOf('w-dbo', { dropRule: 'size', heldSize: 5, epsilon: 0.1 })],
  [
    'what came since a reset to nothing',
    laneOf('et-gp-ucb', { survivors: 0, bounds: 'steps', upperSteps: 6 }),
  ],
  ['no model', laneOf('random')],
] as const;

describe('a world that moves while a lane computes', () => {
  it.each(LANES)('clocks a lane that holds %s as the definition does', (_, lane) => {
    const world = createWorld(scenario, backend);
    const { records } = runLane(scenario, lane, world);
    const frames = Array.from({ length: scenario.horizon }, (_, j) => Array.from(world.truthAt(j + 1)));
    const timed = timedRun(
      { frames, frameSeconds: response.frame },
      response,
      records.map(({ index }) => index),
      records.map(({ dataSizeAfter }) => dataSizeAfter),
      END,
    );
    const last = records[records.length - 1];
    expect(records.map(({ clock }) => clock)).toEqual(timed.playTimes);
    expect(last.standing?.until).toBe(END);
    expect(last.standing?.regretPerSecond).toBeCloseTo(timed.regretPerSecond, 12);
    expect(last.cumulativeRegret / records.length).toBeCloseTo(timed.regretPerQuery, 12);
    expect(records.length).toBeLessThanOrEqual(mostSteps(scenario));
  });

  it('plays the next query when the answer to the last one is there', () => {
    const { records } = runLane(scenario, LANES[0][1]);
    for (const [k, { standing, dataSizeAfter, clock }] of records.slice(0, -1).entries()) {
      expect(standing?.until).toBe(records[k + 1].clock);
      expect(standing?.until).toBe(clock + responseSeconds(response, dataSizeAfter));
    }
  });

  it('sees f at the step of the world in which it asks', () => {
    const world = createWorld(scenario, backend);
    for (const { clock, index, f } of runLane(scenario, LANES[1][1], world).records)
      expect(f).toBe(world.truthAt(Math.floor(clock / response.frame) + 1)[index]);
  });

  it('leaves records as they are where the world waits', () => {
    const { response: _, ...waiting } = scenario;
    const { records } = runLane(waiting, LANES[0][1]);
    expect(records).toHaveLength(waiting.horizon);
    expect(records.every((record) => !('standing' in record) && record.clock === record.t)).toBe(true);
    expect(worldSteps(records, waiting)).toBe(records);
  });
});

describe('worldSteps', () => {
  const { records } = runLane(scenario, LANES[0][1]);
  const steps = worldSteps(records, scenario);

  it('has every step of the world, with the regret of the whole step', () => {
    expect(steps.map(({ t }) => t)).toEqual(Array.from({ length: scenario.horizon }, (_, i) => i + 1));
    const perSecond = steps[steps.length - 1].cumulativeRegret / scenario.horizon;
    expect(perSecond).toBeCloseTo(records[records.length - 1].standing?.regretPerSecond ?? Number.NaN, 12);
  });

  it('shows the last query made by the end of a step, and counts them', () => {
    for (const { t, queries } of steps) {
      const made = records.filter(({ clock }) => clock < t * response.frame);
      expect(queries?.made).toBe(made.length);
      expect(queries?.regret).toBe(made[made.length - 1].cumulativeRegret / made.length);
    }
  });

  it('has every query once, in the step in which it was made', () => {
    expect(steps.flatMap(({ queries }) => queries?.asked)).toEqual(records);
    for (const { t, queries } of steps)
      for (const { clock } of queries?.asked ?? []) expect(Math.floor(clock / response.frame) + 1).toBe(t);
    expect(Math.max(...steps.map(({ queries }) => queries?.asked.length ?? 0))).toBeGreaterThan(1);
    expect(Math.min(...steps.map(({ queries }) => queries?.asked.length ?? 0))).toBe(0);
  });

  it.each([0.7, 1.1, 0.35])(
    'has the last step where a step lasts %s s, which divides the end badly',
    (frame) => {
      const uneven = { ...scenario, horizon: 24, response: { ...response, base: 0.3, frame } };
      const run = runLane(uneven, LANES[1][1]);
      expect(worldSteps(run.records, uneven)).toHaveLength(24);
    },
  );

  it('says the same of a run that is under way, as far as steps are over', () => {
    for (const made of [1, 5, 11]) {
      const sofar = worldSteps(records.slice(0, made), scenario);
      expect(sofar).toEqual(steps.slice(0, sofar.length));
      expect(sofar.length).toBe(Math.floor((records[made - 1].standing?.until ?? 0) / response.frame));
    }
  });

  it('shows a reset at the step of the world in which it came', () => {
    const own = runLane(scenario, LANES[3][1]).records;
    const at = own.filter(({ reset }) => reset).map(({ clock }) => Math.floor(clock / response.frame) + 1);
    expect(at.length).toBeGreaterThan(0);
    expect(
      worldSteps(own, scenario)
        .filter(({ reset }) => reset)
        .map(({ t }) => t),
    ).toEqual([...new Set(at)]);
  });
});
