import { prepareAlgorithms } from '../algorithms/own/interpreter.ts';
import { OWN } from '../algorithms/own/own.about.ts';
import type { Backend } from '../gp/backend.ts';
import { loadBackend } from '../gp/index.ts';

/** Lanes of any kind: what is not known yet may be an own algorithm. */
export const ANY_LANES: readonly { readonly algorithm: string }[] = [{ algorithm: OWN.id }];

/** What these lanes run on: the numerical core, and the interpreter of programs where one of them is an own algorithm. */
export async function loadEngine(lanes: readonly { readonly algorithm: string }[]): Promise<Backend> {
  await prepareAlgorithms(lanes);
  return loadBackend();
}
