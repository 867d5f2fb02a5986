// What actions on the run say.
export const lockedBySender = 'Who sent this link has locked the controls.';
export const unlockCopy = 'Unlock a copy';
export const branchOf = (name: string, steps: number) => `${name}, branch at ${steps}`;
export const undo = 'Undo';
export const notTheLinks = (reason: string) => `${reason} The scene below is not the link’s.`;
export const theFit = 'the fit';
export const fitCancelled = 'The fit was cancelled, because the scenario changed meanwhile.';
export const before = (then: string) => `before: ${then}`;
export const noWorkersYet = 'The page has no workers yet.';
/** Lanes that an objective without an environment cannot keep. */
export const needEnvironment = (lanes: readonly string[], objective: string) => {
  const names =
    lanes.length === 1 ? lanes[0] : `${lanes.slice(0, -1).join(', ')} and ${lanes[lanes.length - 1]}`;
  return `${names} ${lanes.length === 1 ? 'needs' : 'need'} an environment w, and ${objective} has none: GP-UCB stands in.`;
};
export const seedsAtMost = (most: number, steps: number) =>
  `There is room for ${most} seeds of ${steps} steps: use fewer seeds, steps or lanes.`;
