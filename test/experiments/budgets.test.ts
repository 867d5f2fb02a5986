import { describe, expect, it } from 'vitest';
import { createWorld } from '../../src/engine/world.ts';
import { scannedColumns, UNIT_BUDGETS } from '../../src/experiments/et/variation-budget-lanes.ts';
import { BUDGET, sparqFig1 } from '../../src/experiments/sparq/fig1.ts';
import { tableVariation } from '../../src/experiments/sparq/ozone.ts';
import { sparqQueries, VARIATIONS } from '../../src/experiments/sparq/queries.ts';
import type { Column, Design } from '../../src/experiments/spec.ts';
import { backend } from '../engine/support.ts';
import { DESIGNS } from './support.ts';

/** Σ max |f_{t+1} − f_t| over the run of a replicate of a column. */
function variation({ scenario }: Column, replicate = 0): number {
  const { truthAt } = createWorld(scenario, backend, replicate);
  let sum = 0;
  for (let t = 1; t < scenario.horizon; t++) {
    const [now, next] = [truthAt(t).slice(), truthAt(t + 1)];
    sum += now.reduce((most, value, i) => Math.max(most, Math.abs(next[i] - value)), 0);
  }
  return sum;
}

describe('the variation budgets', () => {
  it.each(scannedColumns(0.1))('$name: the mean over functions, times the amplitude', (column) => {
    const [, change, amplitude] = /^(abrupt|slow), amplitude (\d)$/.exec(column.name) ?? [];
    const unit = UNIT_BUDGETS[change as keyof typeof UNIT_BUDGETS];
    expect(column.lanes['SW-GP-UCB'].parameters.budget).toBe(Number(amplitude) * unit);
    if (amplitude !== '1') return;
    const sums = Array.from({ length: 50 }, (_, replicate) => variation(column, replicate));
    expect(unit).toBeCloseTo(sums.reduce((sum, one) => sum + one) / 50, 1);
  });

  it('the moving peak: the sum of its changes, not T', () => {
    expect(BUDGET).toBeCloseTo(variation((sparqFig1.design as Design).columns[0]), 1);
  });

  it('the side queries’ peak: as far as each horizon', () => {
    const { columns } = sparqQueries.design as Design;
    columns.forEach((column, i) => {
      expect(VARIATIONS[i]).toBeCloseTo(variation(column), 1);
    });
  });

  it('ozone: the sum of the changes of the table’s rows', () => {
    const { design } = DESIGNS.find(({ id }) => id === 'sparq-ozone') as (typeof DESIGNS)[number];
    const [column] = design.columns;
    const budget = tableVariation(column.scenario);
    expect(budget).toBeCloseTo(variation(column), 1);
    expect(column.lanes['SW-GP-UCB'].parameters.budget).toBe(budget);
  });
});
