import { ownAssumptions } from '../../../src/engine/model-assumptions.ts';
import { requireObjective } from '../../registry/known.ts';
import { lab } from '../store.ts';
import { setModel } from './scenario.ts';

/** Sets one lengthscale per dimension, all equal to the current (or first) one. */
export function splitLengthscale(dimensions: number): void {
  const { scenario } = lab.getState();
  const lengthscale =
    scenario.model.lengthscale ??
    ownAssumptions(scenario, requireObjective(scenario.objective.id)).lengthscale;
  const first = typeof lengthscale === 'number' ? lengthscale : lengthscale[0];
  setModel({ lengthscale: dimensions === 1 ? first : new Array<number>(dimensions).fill(first) });
}
