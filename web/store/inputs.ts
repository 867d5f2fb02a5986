import type { Scenario } from '../../src/contracts/scenario.ts';
import { trainingRowCount } from '../../src/objectives/dataset.ts';

/** Largest horizon: the rows of a table after training, 2000 otherwise. */
export function longestHorizon({ objective }: Scenario): number {
  const rows = objective.dataset?.times.length;
  if (rows === undefined) return 2000;
  const training = trainingRowCount(rows, Number(objective.parameters.trainingRows ?? 0));
  return Math.max(1, Math.min(2000, rows - training));
}
