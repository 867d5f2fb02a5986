import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ALGORITHMS } from '../../../src/algorithms/registry.ts';
import { scenarioSchema } from '../../../src/engine/scenario/scenario-schema.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { OBJECTIVES } from '../../../src/objectives/registry.ts';

const schema = scenarioSchema();
const validator = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
const fits = (input: unknown) => validator.safeParse(input).success;

const runs = (input: unknown) => {
  try {
    parseScenario(input);
    return true;
  } catch {
    return false;
  }
};
const scenario = (objective: string, algorithm: string) => ({
  objective: { id: objective },
  lanes: [{ algorithm }],
});
const unknown = (specs: readonly { readonly id: string }[]) =>
  fc.string({ maxLength: 20 }).filter((id) => specs.every((spec) => spec.id !== id));

describe('scenarioSchema', () => {
  it('lists the ids of the registries', () => {
    expect(schema).toMatchObject({
      properties: {
        objective: { properties: { id: { enum: OBJECTIVES.map(({ id }) => id) } } },
        lanes: { items: { properties: { algorithm: { enum: ALGORITHMS.map(({ id }) => id) } } } },
      },
    });
  });

  it('accepts what runs: every scene, and every algorithm by its id alone', () => {
    for (const { scenario } of SCENES) expect(fits(scenario)).toBe(true);
    for (const { id } of ALGORITHMS) expect(fits(scenario('moving-peak', id))).toBe(true);
  });

  it('refuses unknown algorithms and objectives, as a run does', () => {
    fc.assert(
      fc.property(unknown(ALGORITHMS), (id) => {
        const input = scenario('moving-peak', id);
        expect([fits(input), runs(input)]).toEqual([false, false]);
      }),
      { numRuns: 20 },
    );
    fc.assert(
      fc.property(unknown(OBJECTIVES), (id) => {
        const input = scenario(id, 'gp-ucb');
        expect([fits(input), runs(input)]).toEqual([false, false]);
      }),
      { numRuns: 20 },
    );
    expect([fits(scenario('moving-peak', 'gp-ucb')), runs(scenario('moving-peak', 'gp-ucb'))]).toEqual([
      true,
      true,
    ]);
  });
});
