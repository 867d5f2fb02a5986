import { describe, expect, it } from 'vitest';
import type { DatasetTable, Model } from '../../../src/contracts/scenario.ts';
import { trainingRowCount } from '../../../src/objectives/own/dataset.about.ts';
import { dataset } from '../../../src/objectives/own/dataset.ts';

const TABLE: DatasetTable = {
  name: 'three sensors',
  arms: ['north', 'south', 'east'],
  times: ['1', '2', '3', '4', '5', '6'],
  values: [
    [1, 10, 3],
    [3, 30, 5],
    [2, 20, 10],
    [4, 1, 0],
    [5, 2, 1],
    [6, 3, 2],
  ],
};
const EMPIRICAL: Model = {
  kernel: 'empirical',
  lengthscale: null,
  signalVariance: null,
  noiseVariance: null,
};
const create = (table: DatasetTable, parameters = {}, model = EMPIRICAL) =>
  dataset.create(table, { trainingRows: 3, fill: 'refuse', ...parameters }, model);

describe('dataset', () => {
  it('runs on the rows after training, z-scored per arm with the training moments', () => {
    const { objective, timeLabels, candidates } = create(TABLE);
    const sd = Math.sqrt(2 / 3);
    expect(timeLabels).toEqual(['4', '5', '6']);
    expect(candidates.names).toEqual(TABLE.arms);
    const first = objective.valuesAt(1);
    expect(first[0]).toBeCloseTo((4 - 2) / sd, 12);
    expect(first[1]).toBeCloseTo((1 - 20) / (10 * sd), 12);
  });

  it('runs on the values as they are where asked, under the same kernel', () => {
    const raw = create(TABLE, { values: 'raw' });
    expect(raw.objective.valuesAt(1)).toEqual(Float64Array.of(4, 1, 0));
    expect(raw.empiricalKernel).toEqual(create(TABLE).empiricalKernel);
  });

  it('has the correlation of the training rows as its empirical kernel', () => {
    const { empiricalKernel } = create(TABLE);
    if (empiricalKernel.family !== 'empirical') throw new Error('expected a table');
    const at = (a: number, b: number) => empiricalKernel.covariance[a * 3 + b];
    expect([at(0, 0), at(1, 1), at(2, 2)].map((v) => v.toFixed(12))).toEqual(Array(3).fill('1.000000000000'));
    expect(at(0, 1)).toBeCloseTo(1, 12);
    expect(at(0, 2)).toBe(at(2, 0));
    expect(at(0, 2)).toBeLessThan(1);
  });

  it('trains on the first third unless told otherwise', () => {
    expect([trainingRowCount(62, 0), trainingRowCount(62, 10), trainingRowCount(4, 0)]).toEqual([20, 10, 2]);
  });

  it('refuses what it cannot run on, in a sentence with place, rule and value', () => {
    const constant = { ...TABLE, values: TABLE.values.map(([a, , c]) => [a, 7, c]) };
    const equal = 'Column south: all 3 training values are equal, so it cannot be z-scored; remove it';
    expect(() => create(constant)).toThrow(`${equal} or take the values raw.`);
    const later = { ...TABLE, values: TABLE.values.map(([a, , c], t) => [a, t < 4 ? 7 : 8, c]) };
    expect(() => create(later)).toThrow(`${equal}, use more training rows or take the values raw.`);
    expect(() => create(TABLE, { trainingRows: 6 })).toThrow(/between 2 and 5 for a table of 6 rows, got 6/);
    expect(() => create(TABLE, {}, { ...EMPIRICAL, kernel: 'se' })).toThrow(/needs coordinates/);
    const missing = { ...TABLE, values: [[1, null, 3], ...TABLE.values.slice(1)] };
    expect(() => create(missing)).toThrow(/south/);
    expect(create(missing, { fill: 'linear' }).objective.valuesAt(1)).toHaveLength(3);
  });

  it('puts the model on coordinates where they are given', () => {
    const coordinates = [
      [0, 0],
      [0, 1],
      [1, 0],
    ];
    const { inputs, inputDimension } = create(
      { ...TABLE, coordinates },
      {},
      { ...EMPIRICAL, kernel: 'matern52' },
    );
    expect(inputDimension).toBe(2);
    expect([...inputs]).toEqual([0, 0, 0, 1, 1, 0]);
  });
});
