import type { Scenario } from '../../src/contracts/scenario.ts';
import type { Scene } from '../../src/engine/scenes/define.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import { algorithmById, objectiveById } from '../registry/known.ts';

/**
 * The prepared scene that equals a scenario except for the view, so that what is said about the scene holds
 * for it. A link names every value, a scene only those that are not the default.
 */
export function sceneOf(scenario: Scenario, scenes: readonly Scene[]): Scene | undefined {
  const named = scenes.filter(({ scenario: { title } }) => title === scenario.title);
  return named.find((scene) => runOf(scene.scenario) === runOf(scenario));
}

const runs = new WeakMap<Scenario, string>();

/** Everything that the run depends on, as a string to compare. */
function runOf(scenario: Scenario): string {
  const known = runs.get(scenario);
  if (known) return known;
  const { view: _, objective, lanes, ...rest } = scenario;
  const specs = objectiveById(objective.id)?.parameters ?? [];
  const text = JSON.stringify([
    rest,
    { ...objective, parameters: resolveParameters(specs, objective.parameters) },
    lanes.map((lane) => ({
      ...lane,
      parameters: resolveParameters(algorithmById(lane.algorithm)?.parameters ?? [], lane.parameters),
    })),
  ]);
  runs.set(scenario, text);
  return text;
}
