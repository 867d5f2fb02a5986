// What workers say of what they are asked.
export const laneGone = (letter: string) => `Lane ${letter} is gone.`;
export const noExperimentOpen = 'No experiment is open.';
export const noSuchExperiment = (id: string) => `No experiment is called ${id}.`;
export const needsTable = (id: string) => `${id} needs a table.`;
export const noScenarioOpen = 'No scenario is open.';
export const laneWaits = (letter: string, step: number) =>
  `Lane ${letter} waits at step ${step} for a choice.`;
export const noSuchLane = (letter: string) => `The scenario has no lane ${letter}.`;
export const mistakeAt = (file: string, line: number, text: string) => `${file}, line ${line}: ${text}`;
export const wrongText = (reason: string) => `The text ${reason}.`;
export const tooFewRows = '2 rows below the header; a run needs 2 to standardise the values, and 1 more';
export const placesAlone = (name: string) =>
  `${name} holds places, one row for each arm, and no values over time; open the table of values first, then this`;
export const noTableOpen = 'no table is open';
export const noQueryAt = (letter: string, step: number) => `Lane ${letter} has no query at step ${step}.`;
