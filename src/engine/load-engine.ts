import { OWN } from '../algorithms/own/own-algorithm.about.ts';
import type { Backend } from '../gp/backend.ts';
import { loadBackend } from '../gp/index.ts';
import { loadInterpreter } from '../program/interpreter.ts';

/** Lanes of any kind: what is not known yet may be an own algorithm. */
export const ANY_LANES: readonly { readonly algorithm: string }[] = [{ algorithm: OWN.id }];

/** Loads what the lanes’ algorithms run on beside the numerical core: for an own algorithm the interpreter. */
export async function prepareAlgorithms(lanes: readonly { readonly algorithm: string }[]): Promise<void> {
  if (lanes.some(({ algorithm }) => algorithm === OWN.id)) await loadInterpreter();
}

/** What these lanes run on: the numerical core, and the interpreter of programs where one of them is an own algorithm. */
export async function loadEngine(lanes: readonly { readonly algorithm: string }[]): Promise<Backend> {
  await prepareAlgorithms(lanes);
  return loadBackend();
}
