import { etTable1 } from './et-table1.ts';
import { etTable3 } from './et-table3.ts';
import type { Experiment } from './spec.ts';

/** Every reproduction, in the order of the papers. */
export const EXPERIMENTS: readonly Experiment[] = [etTable1, etTable3];

export function experimentById(id: string): Experiment | undefined {
  return EXPERIMENTS.find((experiment) => experiment.id === id);
}
