import { ALGORITHMS, algorithmById } from '../algorithms/registry.ts';
import { OBJECTIVES, objectiveById } from '../objectives/registry.ts';
import { ENGINE_VERSION } from './version.ts';

/** By algorithm or objective, the hash of the external module that defined it; none for the engine's own. */
const hashes = new Map<object, string>();

const definitions = (): object[] => [...ALGORITHMS, ...OBJECTIVES];

/** Records that what is defined while `define` runs comes from the external module with this hash. */
export async function definedBy(hash: string, define: () => Promise<unknown>): Promise<void> {
  const before = new Set(definitions());
  await define();
  for (const definition of definitions()) if (!before.has(definition)) hashes.set(definition, hash);
}

/** The objective and algorithms of a run, by id. */
interface Ids {
  readonly objective: { readonly id: string };
  readonly algorithms: readonly string[];
}

/**
 * The engine's version, with the hashes of the modules outside that define what is run: this decides the bits.
 * @param version of the engine that computes; today's by default
 */
export function engineOf(runs: readonly Ids[], version: string = ENGINE_VERSION): string {
  const found = runs.flatMap(({ objective, algorithms }) => [
    objectiveById(objective.id),
    ...algorithms.map(algorithmById),
  ]);
  const modules = found.flatMap((definition) => (definition && hashes.get(definition)) ?? []);
  return [version, ...new Set(modules)].join(' + ');
}
