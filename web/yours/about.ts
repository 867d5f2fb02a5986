import * as words from '#words/library/yours';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { objectiveById } from '../registry/known.ts';

/** A scenario in a line: "Abrupt change, 1D · 2 lanes · seed 26 · 200 steps". */
export function aboutScenario({ objective, lanes, seed, horizon }: Scenario): string {
  const name = objective.dataset?.name || objectiveById(objective.id)?.name || objective.id;
  return words.about({ name: name.slice(0, 100), lanes: lanes.length, seed, horizon });
}
