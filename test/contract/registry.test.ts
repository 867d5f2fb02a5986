import { describe, expect, it } from 'vitest';
import { ALGORITHM_ABOUTS } from '../../src/algorithms/registry.about.ts';
import { ALGORITHMS } from '../../src/algorithms/registry.ts';
import type { AlgorithmAbout } from '../../src/algorithms/spec.ts';
import { suits } from '../../src/algorithms/suits.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { worldSteps } from '../../src/engine/lane/world-steps.ts';
import { SCENES } from '../../src/engine/scenes/index.ts';
import { createWorld, type World } from '../../src/engine/world.ts';
import { OBJECTIVES } from '../../src/objectives/registry.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import type { ParamSpec, ParamValues } from '../../src/parameters/spec.ts';
import { backend, laneOf, runLane, smallScenario } from '../engine/support.ts';
import { checkExplanation, checkParameters, checkTexts } from './support.ts';

const TABLE = {
  name: 'small table',
  arms: ['a', 'b', 'c'],
  times: Array.from({ length: 30 }, (_, i) => `day ${i}`),
  values: Array.from({ length: 30 }, (_, i) => [i % 5, (i * 7) % 11, (i * i) % 13]),
};

/** Objectives with more candidates than a quick run takes, made small. */
const COARSE: Readonly<Record<string, ParamValues>> = {
  newsvendor: { stockStep: 25 },
  'last-input-arms': { points: 40 },
};

function scenarioFor(objective: string): Scenario {
  const spec = OBJECTIVES.find(({ id }) => id === objective);
  if (!spec) throw new Error(objective);
  return smallScenario({
    horizon: 15,
    objective: {
      id: objective,
      parameters: COARSE[objective] ?? {},
      ...(spec.dimension === 'arms' && { dataset: TABLE }),
    },
    grid: { pointsPerDimension: 12 },
    model: { ...spec.defaults.model, lengthscale: null, signalVariance: null },
  });
}

it('registry.ts computes what registry.about.ts tells of, in its order: a new line goes into both', () => {
  const said = ({ id, name, parameters }: AlgorithmAbout) => ({ id, name, parameters });
  expect(ALGORITHMS.map(said)).toEqual(ALGORITHM_ABOUTS.map(said));
});

describe.each(ALGORITHMS.map((spec) => [spec.id, spec] as const))('algorithm %s', (id, spec) => {
  it('describes itself and its parameters', () => {
    checkTexts({ name: spec.name, summary: spec.summary, source: spec.source });
    checkParameters(spec.parameters);
  });

  it.each(OBJECTIVES.filter((objective) => suits(spec, objective)).map((objective) => objective.id))(
    'runs on %s with regret ≥ 0, the same bits every time',
    (objective) => {
      const scenario = scenarioFor(objective);
      const { records } = runLane(scenario, laneOf(id));
      expect(records).toHaveLength(scenario.horizon);
      for (const record of records) {
        expect(record.regret).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(record.y)).toBe(true);
        if (record.sd !== null) expect(record.sd).toBeGreaterThanOrEqual(0);
        const run = { horizon: scenario.horizon, dimension: record.x.length };
        checkExplanation(spec.explain(record, defaultsOf(spec.parameters), run));
      }
      expect(runLane(scenario, laneOf(id)).records).toEqual(records);
    },
  );
});

const defaultsOf = (parameters: readonly ParamSpec[]) => resolveParameters(parameters, {});

/** With an environment, the best design is that of the largest probability of meeting the threshold. */
function valueAtStar(world: World, t: number): number {
  const { environment } = world;
  if (!environment) return world.truthAt(t)[world.starAt(t)];
  return environment.probability[Math.floor(world.starAt(t) / environment.conditions)];
}

function largest({ environment }: World, truth: Float64Array): number {
  return Math.max(...(environment?.probability ?? truth));
}

describe.each(OBJECTIVES.map((spec) => [spec.id, spec] as const))('objective %s', (id, spec) => {
  it('describes itself and its parameters', () => {
    checkTexts({ name: spec.name, summary: spec.summary, source: spec.source });
    checkParameters(spec.parameters);
  });

  it('is finite, repeatable, differs between replicates where it is random, and states its maximiser', () => {
    const scenario = scenarioFor(id);
    const world = createWorld(scenario, backend);
    const again = createWorld(scenario, backend);
    for (let t = 1; t <= scenario.horizon; t++) {
      const truth = world.truthAt(t);
      expect(truth.every(Number.isFinite)).toBe(true);
      expect(valueAtStar(world, t)).toBe(largest(world, truth));
      expect(again.truthAt(t)).toEqual(truth);
    }
    expect(createWorld(scenario, backend, 1).noiseAt(1)).not.toBe(world.noiseAt(1));
  });
});

describe('scenes', () => {
  it('are at least eight, named once', () => {
    expect(SCENES.length).toBeGreaterThanOrEqual(8);
    expect(new Set(SCENES.map(({ id }) => id)).size).toBe(SCENES.length);
  });

  it.each(SCENES.map((scene) => [scene.id, scene] as const))('%s runs', (_, { scenario }) => {
    const short = { ...scenario, horizon: Math.min(scenario.horizon, 10) };
    for (const lane of scenario.lanes) {
      const { records } = runLane(short, lane);
      expect(worldSteps(records, short)).toHaveLength(short.horizon);
    }
  });
});
