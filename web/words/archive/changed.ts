// What changed between two engines, lane by lane.

export const title = 'What changed';
export const leave = 'Back to the lanes';
export const fetching = 'Fetching the engines…';
export const about = (scene: string, seed: number) => `${scene}, seed ${seed}: `;
export const engines = (theirs: string, ours: string) => `engine ${theirs} and ${ours}`;
export const thisLink = (version: string) => `${version}, this run`;
export const today = (version: string) => `${version}, today`;
export const theSame = 'the same';
export const queries = 'Queries';
export const regret = 'Regret';
export const allTheSame = (queries: number) =>
  `The same ${queries} queries and values. Only the fingerprint differs.`;
export const otherNumbers = (queries: number, step: number) =>
  `The same ${queries} queries and values, by other numbers from step **${step}** on.`;
export const asksElsewhere = (step: number, same: number, queries: number) =>
  `Asks elsewhere from step **${step}** on; ${same} of ${queries} queries are the same.`;
export const readsOthers = (step: number, queries: number) =>
  `Asks the same ${queries} queries and reads other values from step **${step}** on.`;
export const firstDifference = (step: number) => `first difference: $t$ = ${step}`;
export const computing = (version: string, percent: number) => `Running engine ${version}: ${percent} %`;
export const refused = (version: string, reason: string) => `Engine ${version} does not run it: ${reason}`;
export const nothing = (version: string) =>
  `This run is computed by today’s engine, ${version}: there is no other to hold it against. A link of an earlier engine opens in that one.`;
export const note =
  'Engines differ by what they compute, not by chance: each gives its own bits on every machine.';
export const inWords = (lane: string, said: string, theirs: string, ours: string) =>
  `${lane}. ${said} Regret at the end: ${theirs} and ${ours}.`;
