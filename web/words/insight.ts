// The insight column.
export const whyHere = 'Why here?';
export const panelNamed = (title: string) => `The panel “${title}”`;
export const insight = 'Insight';
export const theory = 'Theory';
export const boundsOfPapers = 'bounds the papers prove';
export const bounds = 'Bounds';
export const theoryBesideRun = 'Theory beside the run';
export const oneMoment = 'One moment.';
