// The badge of an archived engine, what it opens, and what became of a run in another engine.

export const badge = (version: string) => `Engine ${version}, archived`;
export const engine = 'engine';
export const ofTheLink = 'This link runs in the engine it was made with';
export const ofTheRun = (version: string) => `This run is computed by engine ${version}`;
export const computing = (version: string, percent: number) =>
  `Running it with today’s engine, ${version}, as well: ${percent} %`;
export const refused = (version: string, reason: string) =>
  `Today’s engine, ${version}, does not run it: ${reason}`;
export const sameToday = (version: string, queries: number) =>
  `Today’s engine, ${version}, asks the same ${queries} queries and reads the same values; only the fingerprints differ.`;
export const sameQueriesToday = (version: string, queries: number, lanes: string) =>
  `Today’s engine, ${version}, asks the same ${queries} queries and reads the same values, by other numbers: ${lanes}.`;
export const elsewhereToday = (version: string, lanes: string) =>
  `Today’s engine, ${version}, runs it otherwise: ${lanes}.`;
export const fromStep = (lane: string, step: number) => `${lane} from step ${step} on`;
/** What an engine of a contract does not tell, and the page therefore does not show; and what it cannot be asked. */
const UNTOLD: Readonly<Record<number, string>> = {
  1: 'Not told by this engine, and not shown: **Why here, why now?** and how a model weighs old data. Theory and Misspecified? need today’s engine.',
};
export const untold = (contract: number) =>
  UNTOLD[contract] ?? 'Theory and Misspecified? need today’s engine.';
export const of = (date: string, commit: string) => `Archived as of ${date}, commit ${commit}.`;
export const runWithToday = 'Run with today’s engine';
export const whatChanged = 'What changed';
export const permanence = 'Replay the links of every engine';
export const before = (version: string) => `engine ${version}`;
