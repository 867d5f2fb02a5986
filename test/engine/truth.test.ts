import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberTruth } from '../../src/engine/truth.ts';
import { createWorld, type DatasetTable, OBJECTIVES, parseScenario, type Scenario } from '../../src/index.ts';
import type { Objective } from '../../src/objectives/spec.ts';
import { backend } from './support.ts';

const STEPS = 60;

const TABLE: DatasetTable = {
  name: 'two arms',
  arms: ['a', 'b'],
  times: Array.from({ length: 3 * STEPS }, (_, i) => `${i}`),
  values: Array.from({ length: 3 * STEPS }, (_, i) => [i % 5, (i * 7) % 11]),
};

const scenarioOf = (id: string, dimension: string | number, extra: object = {}): Scenario =>
  parseScenario({
    objective: { id, ...(dimension === 'arms' && { dataset: TABLE }) },
    horizon: STEPS,
    ...(typeof dimension === 'number' && { grid: { pointsPerDimension: dimension === 1 ? 12 : 6 } }),
    lanes: [],
    ...extra,
  });

const WORLDS = OBJECTIVES.filter(({ environment }) => !environment).map(
  ({ id, dimension }) => [id, scenarioOf(id, dimension)] as const,
);
const ACTED = scenarioOf('gp-chain-1d', 1, {
  interventions: [
    { kind: 'swap', step: 20, parameters: {} },
    { kind: 'flip', step: 40, parameters: {} },
  ],
});

/** All steps in order, from a world that keeps them all. */
function allSteps(scenario: Scenario): { truth: Float64Array; star: number }[] {
  const world = createWorld(scenario, backend);
  return Array.from({ length: STEPS }, (_, i) => ({
    truth: world.truthAt(i + 1).slice(),
    star: world.starAt(i + 1),
  }));
}

describe('a world that keeps checkpoints', () => {
  it.each([...WORLDS, ['a chain that is swapped and flipped', ACTED] as const])(
    '%s: the same bits in any order, whatever the spacing',
    (_, scenario) => {
      const all = allSteps(scenario);
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: STEPS + 5 }),
          fc.array(fc.integer({ min: 1, max: STEPS }), { maxLength: 25 }),
          (spacing, steps) => {
            const world = createWorld(scenario, backend, 0, { spacing, most: 0 });
            for (const t of [...steps, STEPS, 1]) {
              expect(world.truthAt(t)).toEqual(all[t - 1].truth);
              expect(world.starAt(t)).toBe(all[t - 1].star);
            }
          },
        ),
        { numRuns: 8 },
      );
    },
  );

  const counting = (course?: Objective['course']) => {
    const asked: number[] = [];
    const valuesAt = (t: number) => {
      asked.push(t);
      return Float64Array.of(t, 0);
    };
    return { asked, objective: { changePoints: [], valuesAt, ...(course && { course }) } };
  };

  it('asks for each step once where all of them may be kept', () => {
    const { asked, objective } = counting({ save: () => null, restore: () => {} });
    const { truthAt } = rememberTruth(objective, 2, { spacing: 4, most: 100 });
    for (const t of [3, 1, 9, 2, 9]) expect(truthAt(t)[0]).toBe(t);
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('computes a stretch that was given up again from its checkpoint alone', () => {
    const restored: unknown[] = [];
    let saves = 0;
    const course = { save: () => saves++, restore: (saved: unknown) => void restored.push(saved) };
    const { asked, objective } = counting(course);
    const { truthAt } = rememberTruth(objective, 2, { spacing: 4, most: 0 });
    truthAt(14);
    asked.length = 0;
    expect(truthAt(6)[0]).toBe(6);
    expect(restored).toEqual([1]);
    expect(asked).toEqual([5, 6, 7, 8]);
  });

  it('keeps every step of an objective that cannot be taken up again', () => {
    const { asked, objective } = counting();
    const { truthAt } = rememberTruth(objective, 2, { spacing: 4, most: 0 });
    for (const t of [20, 1, 13, 7]) expect(truthAt(t)[0]).toBe(t);
    expect(asked).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});
