import type { Scenario } from '../../contracts/scenario.ts';
import { cut } from '../../parameters/quoted.ts';
import { resolveParameters } from '../../parameters/resolve.ts';
import { defineParameters } from '../../parameters/typed.ts';
import type { ArmsObjectiveAbout } from '../spec.ts';

export const DATASET = {
  id: 'dataset',
  name: 'Your data',
  summary: 'a table: rows are times, columns are arms',
  source: 'ET paper §6 (temperature, stock market)',
  dimension: 'arms',
  parameters: defineParameters(
    {
      id: 'trainingRows',
      type: 'integer',
      label: 'Training rows',
      symbol: '',
      help: 'The first rows of the table set the z-score and the empirical kernel; the run starts after them. 0: the first third.',
      unit: 'rows',
      default: 0,
      min: 0,
      max: 100000,
    },
    {
      id: 'values',
      type: 'choice',
      label: 'Values',
      symbol: '',
      help: 'Each arm z-scored by its training rows, or as they stand in the table. As they stand they may lie far from what the models expect, mean 0 and variance 1.',
      default: 'z-scored',
      choices: [
        { value: 'z-scored', label: 'z-scored' },
        { value: 'raw', label: 'as they are' },
      ],
    },
    {
      id: 'fill',
      type: 'choice',
      label: 'Missing cells',
      symbol: '',
      help: 'What stands in for an empty cell. A filled value is run as if it had been measured; refusing keeps the table honest.',
      default: 'refuse',
      choices: [
        { value: 'refuse', label: 'refuse' },
        { value: 'linear', label: 'linear in time' },
        { value: 'previous', label: 'value before' },
        { value: 'mean', label: 'mean of the arm' },
      ],
    },
  ),
  defaults: {
    horizon: 100,
    noiseVariance: 0.01,
    pointsPerDimension: 0,
    model: { kernel: 'empirical', lengthscale: 1, signalVariance: 1, noiseVariance: null },
  },
} as const satisfies ArmsObjectiveAbout;

/** Number of training rows: as given, or the first third (rounded down, at least 2). */
export function trainingRowCount(rows: number, given: number): number {
  return given > 0 ? given : Math.max(2, Math.floor(rows / 3));
}

/** Characters of a unit. */
const LONGEST_UNIT = 20;

/** The unit of f_t and of regret: "%", or "sd" where every arm is z-scored; empty where none is known, or numbers are an objective's own. */
export function valuesUnit({ id, parameters, dataset: table }: Scenario['objective']): string {
  if (id !== DATASET.id || !table) return '';
  const { values } = resolveParameters(DATASET.parameters, parameters);
  return values === 'raw' ? cut(table.unit ?? '', LONGEST_UNIT) : 'sd';
}
