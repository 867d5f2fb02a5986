import { ownAssumptions } from '../../../src/engine/model-assumptions.ts';
import { requireObjective } from '../../registry/known.ts';
import { lab } from '../store.ts';
import { setModel } from './scenario.ts';

/** A lengthscale for each of so many dimensions, all as it was; of one: the first for all. */
export function splitLengthscale(dimensions: number): void {
  const { scenario } = lab.getState();
  const lengthscale =
    scenario.model.lengthscale ??
    ownAssumptions(scenario, requireObjective(scenario.objective.id)).lengthscale;
  const first = typeof lengthscale === 'number' ? lengthscale : lengthscale[0];
  setModel({ lengthscale: dimensions === 1 ? first : new Array<number>(dimensions).fill(first) });
}
