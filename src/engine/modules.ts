import { ALGORITHMS, algorithmById } from '../algorithms/registry.ts';
import { OBJECTIVES, objectiveById } from '../objectives/registry.ts';
import { ENGINE_VERSION } from './version.ts';

/** The hash of the module outside that has defined an algorithm or an objective; the engine's own have none. */
const hashes = new Map<object, string>();

const definitions = (): object[] => [...ALGORITHMS, ...OBJECTIVES];

/** Says that what is defined while `define` runs comes from a module with this hash. */
export async function definedBy(hash: string, define: () => Promise<unknown>): Promise<void> {
  const before = new Set(definitions());
  await define();
  for (const definition of definitions()) if (!before.has(definition)) hashes.set(definition, hash);
}

/** What a world and its lanes are run by. */
interface Ids {
  readonly objective: { readonly id: string };
  readonly algorithms: readonly string[];
}

/** The engine's version, with the hashes of the modules outside that define what is run: this decides the bits. */
export function engineOf(runs: readonly Ids[]): string {
  const found = runs.flatMap(({ objective, algorithms }) => [
    objectiveById(objective.id),
    ...algorithms.map(algorithmById),
  ]);
  const modules = found.flatMap((definition) => (definition && hashes.get(definition)) ?? []);
  return [ENGINE_VERSION, ...new Set(modules)].join(' + ');
}
