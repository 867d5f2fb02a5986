import { etFig2 } from './et-fig2.ts';
import { etFig7 } from './et-fig7.ts';
import { etTable1 } from './et-table1.ts';
import { etTable3 } from './et-table3.ts';
import { etTemperature } from './et-temperature.ts';
import type { Experiment } from './spec.ts';

/** Every reproduction, in the order of the papers. */
export const EXPERIMENTS: readonly Experiment[] = [etTable1, etTable3, etFig2, etFig7, etTemperature];

export function experimentById(id: string): Experiment | undefined {
  return EXPERIMENTS.find((experiment) => experiment.id === id);
}
