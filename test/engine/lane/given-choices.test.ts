import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../../src/algorithms/registry.ts';
import { suits } from '../../../src/algorithms/suits.ts';
import type { Lane, Scenario } from '../../../src/contracts/scenario.ts';
import { createFingerprint } from '../../../src/engine/fingerprint.ts';
import { LaneError } from '../../../src/engine/lane/lane-slots.ts';
import { openLane } from '../../../src/engine/lane/open-lane.ts';
import type { Session } from '../../../src/engine/lane/session.ts';
import { decodeLink, encodeLink } from '../../../src/engine/link/link.ts';
import { runScenario } from '../../../src/engine/run-scenario.ts';
import { scenarioSchema } from '../../../src/engine/scenario/scenario-schema.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import { runJob } from '../../../src/plan/run-job.ts';
import { backend, laneOf, runLane, smallScenario } from '../support.ts';

const scenario = smallScenario({ horizon: 24 });
const world = createWorld(scenario, backend);
const open = (lane: Lane) => openLane(scenario, lane, world, backend);
const queries = ({ records }: Session) => records.map(({ index }) => index);

const PLACES: Readonly<Record<string, Scenario>> = {
  'abrupt-change-1d': scenario,
  'evaluation-time': { ...scenario, objective: { id: 'evaluation-time', parameters: {} } },
  'threshold-gp': { ...scenario, horizon: 10, objective: { id: 'threshold-gp', parameters: {} } },
};
const EVERYWHERE = Object.entries(PLACES).flatMap(([objective, place]) =>
  ALGORITHMS.filter((spec) => suits(spec, objectiveById(objective) ?? {})).map(
    ({ id }) => [id, objective, place] as const,
  ),
);

describe('given choices', () => {
  it.each(EVERYWHERE)('that %s made on %s give the same records again', (id, _, place) => {
    const small = { ...place, grid: { pointsPerDimension: 8 }, initialDesign: { points: 2 } };
    const there = createWorld(small, backend);
    const { records } = runLane(small, laneOf(id), there);
    const choices = records.map(({ index }) => index);
    for (const s of [7, small.horizon])
      expect(runLane(small, { ...laneOf(id), choices: choices.slice(0, s) }, there).records).toEqual(records);
  });

  it('are queried until they end, and then the algorithm goes on from those data', () => {
    const choices = [3, 30, 17, 3, 8];
    const session = runLane(scenario, { ...laneOf('gp-ucb'), choices }, world);
    expect(queries(session).slice(0, 5)).toEqual(choices);
    expect(session.records).toHaveLength(24);
    expect(queries(session)).not.toEqual(queries(runLane(scenario, laneOf('gp-ucb'), world)));
    const next = session.frame(6);
    expect(Array.from(next.dataSteps)).toEqual([1, 2, 3, 4, 5]);
    const acquisition = next.acquisition ?? new Float64Array();
    expect(queries(session)[5]).toBe(acquisition.indexOf(Math.max(...acquisition)));
  });

  it('name candidate 0 with either sign of zero: JSON keeps both', () => {
    const [plain, signed] = [0, -0].map(
      (choice) => runLane(scenario, { ...laneOf('gp-ucb'), choices: [choice] }, world).records[0],
    );
    expect(signed).toStrictEqual(plain);
  });

  it('are seen with the same noise as any lane sees, and go before the initial design', () => {
    const designed = { ...scenario, initialDesign: { points: 4 } };
    const [one, other] = ['gp-ucb', 'tv-gp-ucb'].map(
      (id) => runLane(designed, { ...laneOf(id), choices: [5, 5, 9] }, world).records,
    );
    expect(one.slice(0, 4).map(({ y }) => y)).toEqual(other.slice(0, 4).map(({ y }) => y));
    expect(one.slice(0, 3).map(({ index }) => index)).toEqual([5, 5, 9]);
    expect(one[3].index).toBe(world.randomCandidateAt(4));
  });

  it('let a lane fork: the past of one, from there on other parameters', () => {
    const origin = runLane(scenario, laneOf('et-gp-ucb'), world);
    const choices = queries(origin).slice(0, 12);
    const fork = runLane(scenario, { ...laneOf('sw-gp-ucb', { window: 5 }), choices }, world);
    for (let t = 1; t <= 12; t++) {
      const { index, y, regret } = origin.records[t - 1];
      expect(fork.records[t - 1]).toMatchObject({ index, y, regret });
    }
    expect(fork.records[20].dataSize).toBe(5);
    expect(queries(fork).slice(12)).not.toEqual(queries(origin).slice(12));
  });

  it('past the horizon are not used', () => {
    const choices = Array.from({ length: 40 }, (_, i) => i % 9);
    expect(queries(runLane(scenario, { ...laneOf('gp-ucb'), choices }, world))).toEqual(choices.slice(0, 24));
  });

  it('guide a lane without a model as well', () => {
    const session = runLane(scenario, { ...laneOf('random'), choices: [1, 2, 3] }, world);
    expect(queries(session).slice(0, 4)).toEqual([1, 2, 3, world.randomCandidateAt(4)]);
  });
});

describe('a lane that waits', () => {
  it('stops after its choices, shows what it would choose by, and takes the next one', () => {
    const session = open({ ...laneOf('gp-ucb'), choices: [4, 20], waits: true });
    expect(session.waits).toBe(false);
    session.step();
    session.step();
    expect(session.waits).toBe(true);
    expect(() => session.step()).toThrow(new LaneError('The lane A waits at step 3 for a choice.'));
    expect(session.t).toBe(2);
    expect(Array.from(session.frame(3).dataSteps)).toEqual([1, 2]);
    session.give(11);
    session.give(12);
    expect(session.waits).toBe(false);
    expect([session.step().index, session.step().index, session.waits]).toEqual([11, 12, true]);
    const known = runLane(
      { ...scenario, horizon: 4 },
      { ...laneOf('gp-ucb'), choices: [4, 20, 11, 12] },
      world,
    );
    expect(session.records).toEqual(known.records);
  });

  it('may wait from the first step, and waits no more at the end', () => {
    const session = open({ ...laneOf('gp-ucb'), waits: true });
    for (let t = 1; t <= scenario.horizon; t++) {
      expect(session.waits).toBe(true);
      session.give(t);
      session.step();
    }
    expect(session.waits).toBe(false);
    expect(queries(session)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  });

  it('ends a run where it waits, and has no place among replicates', () => {
    const lane: Lane = { ...laneOf('gp-ucb'), choices: [4, 20], waits: true };
    const [run] = [...runScenario({ ...scenario, lanes: [lane] }, backend)];
    expect(run).toMatchObject({ waits: true, records: { length: 2 } });
    const [short] = [...runScenario({ ...scenario, lanes: [lane] }, backend, { to: 2 })];
    expect(short.waits).toBe(false);
    expect(short.fingerprint).toBe(run.fingerprint);
    const group = { scenario, lanes: [{ ...lane, lane: lane.id }], curvePoints: 0 };
    expect(() => runJob(group, 0, backend)).toThrow(LaneError);
  });
});

describe('a choice that is none', () => {
  it.each([40, -1, 1.5, Number.NaN])('is refused where the candidates are known: %d', (choice) => {
    expect(() => open({ ...laneOf('gp-ucb'), choices: [3, choice] })).toThrow(
      new LaneError(
        `choices[1] of the lane A must be the index of one of 40 candidates, 0 to 39, got ${choice}.`,
      ),
    );
    const session = open({ ...laneOf('gp-ucb'), waits: true });
    expect(() => session.give(choice)).toThrow(LaneError);
    expect(session.waits).toBe(true);
  });

  it('is refused of a lane that chooses for itself', () => {
    expect(() => open(laneOf('gp-ucb')).give(3)).toThrow('chooses for itself');
  });

  it('leaves no memory behind', () => {
    const before = backend.memoryInUse();
    expect(() => open({ ...laneOf('gp-ucb'), choices: [40] })).toThrow(LaneError);
    expect(backend.memoryInUse()).toBe(before);
  });
});

describe('in a scenario', () => {
  const written = (lane: object) => ({
    seed: 95,
    horizon: 6,
    objective: { id: 'abrupt-change-1d' },
    lanes: [{ algorithm: 'gp-ucb', ...lane }],
  });

  it('choices are kept, and absent where there are none', () => {
    expect(parseScenario(written({ choices: [3, 7], waits: true })).lanes[0]).toMatchObject({
      choices: [3, 7],
      waits: true,
    });
    const [plain] = parseScenario(written({ choices: [], waits: false })).lanes;
    expect(Object.keys(plain)).toEqual(['id', 'algorithm', 'label', 'parameters']);
  });

  it.each([
    [{ choices: 3 }, 'lanes[0].choices must be a list of at most 1000000 candidate indices, got 3'],
    [{ choices: [1, 2.5] }, /^lanes\[0\]\.choices\[1\] must be an integer/],
    [{ choices: [-1] }, /^lanes\[0\]\.choices\[0\] must be an integer/],
    [{ waits: 'yes' }, /^lanes\[0\]\.waits must be/],
  ])('%j is refused', (lane, message) => {
    expect(() => parseScenario(written(lane))).toThrow(message);
  });

  it('more choices than the longest run has steps are refused', () => {
    expect(() => parseScenario(written({ choices: Array(1_000_001).fill(1) }))).toThrow(
      /^lanes\[0\]\.choices must be a list of at most 1000000/,
    );
  });

  it('they go with the link and into the fingerprint', () => {
    const chosen = parseScenario(written({ choices: [3, 7, 7], waits: true }));
    expect(decodeLink(encodeLink(chosen)).scenario).toEqual(chosen);
    const printOf = (choices: readonly number[]) => {
      const print = createFingerprint(backend.name);
      for (const record of runLane(parseScenario(written({ choices })), { ...laneOf('gp-ucb'), choices })
        .records)
        print.add(record);
      return print.digest();
    };
    expect(printOf([3, 7])).toBe(printOf([3, 7]));
    expect(printOf([3, 7])).not.toBe(printOf([3, 8]));
  });

  it('the schema knows them in every lane', () => {
    const { lanes } = (scenarioSchema() as { properties: Record<string, { items: { oneOf: object[] } }> })
      .properties;
    for (const lane of lanes.items.oneOf) {
      const { properties } = lane as { properties: Record<string, { type?: string }> };
      expect(properties.choices.type).toBe('array');
      expect(properties.waits.type).toBe('boolean');
    }
  });
});
