import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';

/**
 * The name of the scenes' table and of its arms in the page's language by the English; the build fills them in
 * (`scripts/page/descriptions.ts`).
 */
const NAMES: Readonly<Record<string, string>> = {};

/** A table's name as the page shows it: a user's own is returned unchanged. */
export const shownTable = (name: string): string => (Object.hasOwn(NAMES, name) ? NAMES[name] : name);

/** A world with the arms of the scenes' table as the page shows them; that of a user's own table as it is. */
export function withShownArms<World extends { readonly candidates: CandidateSet }>(
  world: World,
  { objective: { dataset } }: Scenario,
): World {
  if (!dataset || shownTable(dataset.name) === dataset.name) return world;
  const { candidates } = world;
  return { ...world, candidates: { ...candidates, names: candidates.names.map(shownTable) } };
}
