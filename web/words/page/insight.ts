// The insight column.
export const whyHere = 'Why here?';
export const panelNamed = (title: string) => `The panel “${title}”`;
export const insight = 'Insight';
export const theory = 'Theory';
export const boundsOfPapers = 'bounds the papers prove';
export const bounds = 'Bounds';
export const theoryBesideRun = 'Theory beside the run';
export const oneMoment = 'One moment.';
export const misspecified = 'Misspecified?';
export const misspecifiedAsks = 'does the band keep its promise';
export const check = 'Check';
export const regret = 'Regret';
export const trigger = 'Trigger';
export const relevance = 'Relevance';
export const map = 'Map';
