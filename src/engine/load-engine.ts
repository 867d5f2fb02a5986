import { OWN } from '../algorithms/own/own-algorithm.about.ts';
import type { Backend } from '../gp/backend.ts';
import { loadBackend } from '../gp/index.ts';
import { loadInterpreter } from '../program/interpreter.ts';

/** Stands for lanes that are not known yet: loads everything, including the interpreter for own algorithms. */
export const ANY_LANES: Algorithms = [{ algorithm: OWN.id }];

type Algorithms = readonly { readonly algorithm: string }[];

/** Whether one of the lanes is an own algorithm. */
export const hasPrograms = (lanes: Algorithms): boolean =>
  lanes.some(({ algorithm }) => algorithm === OWN.id);

/** Loads what the lanes’ algorithms need beyond the numerical core: for an own algorithm the interpreter. */
export async function prepareAlgorithms(lanes: Algorithms): Promise<void> {
  if (hasPrograms(lanes)) await loadInterpreter();
}

/** Loads the numerical core, and the interpreter where one of these lanes is an own algorithm. */
export async function loadEngine(lanes: Algorithms): Promise<Backend> {
  await prepareAlgorithms(lanes);
  return loadBackend();
}
