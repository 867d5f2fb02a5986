import type { StepRecord } from '../../../src/contracts/record.ts';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { runScenario } from '../../../src/engine/run-scenario.ts';
import type { Scene } from '../../../src/engine/scenes/index.ts';
import type { Backend } from '../../../src/gp/backend.ts';

/** The seeds that a scene's own stands among. */
export const SEEDS: readonly number[] = Array.from({ length: 100 }, (_, seed) => seed);

/** What the scene shows on a seed. */
export function shownOn({ scenario, shows }: Scene, seed: number, backend: Backend): number {
  const [first, second] = shows.between.map((letter) => {
    const lanes = scenario.lanes.filter(({ id }) => id === letter);
    const [run] = runScenario({ ...scenario, seed } satisfies Scenario, backend, { lanes });
    return valueAt(run.records, shows.difference);
  });
  return first - second;
}

function valueAt(records: readonly StepRecord[], difference: Scene['shows']['difference']): number {
  const last = records[records.length - 1];
  if (difference === 'resets') return records.filter(({ reset }) => reset).length;
  if (difference === 'F1') return last.assessment?.f1 ?? 0;
  return last.standing?.cumulativeRegret ?? last.cumulativeRegret;
}

/** Per cent of the values that are smaller, those that are equal counted half. */
export function percentile(value: number, values: readonly number[]): number {
  const smaller = values.filter((other) => other < value).length;
  const equal = values.filter((other) => other === value).length;
  return (100 * (smaller + equal / 2)) / values.length;
}
