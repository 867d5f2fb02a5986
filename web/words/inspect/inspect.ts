export const back = 'Back';
export const leave = 'Leave the figure';
export const figure = 'Figure';
export const regret = 'Regret';
export const regretOfSeeds = 'Final regret of each seed';
export const trigger = 'Trigger';
export const map = 'Map of x over t';
export const lane = (letter: string, name: string) => `Lane ${letter}, ${name}`;
export const laneIn3D = (letter: string, name: string) => `Lane ${letter} in 3D, ${name}`;
export const gesture = 'What a drag does';
export const gestures = [
  ['zoom', 'Zoom'],
  ['pan', 'Move'],
  ['select', 'Box'],
  ['lasso', 'Lasso'],
] as const;
export const scale = 'Scale of the vertical axis';
export const scales = [
  ['linear', 'linear'],
  ['log', 'log'],
] as const;
export const whole = 'Whole run';
export const save = 'Save the figure as';
export const ask100 = 'Run 100 seeds';
export const seedsComing = (done: number, wanted: number) => `${done} of ${wanted} seeds have run`;
export const reading =
  'Wheel or pinch zooms, a double click shows all, a click on a step sets it on the page.';
export const reading3D = 'Drag turns, the wheel comes nearer. The step is the page’s.';
export const notYet = 'This figure appears once the run is there.';
export const no3D =
  'This browser has no WebGL, so it cannot draw the scene in 3D. The lane’s own surface works without.';
export const refused = (why: string) => `The figure cannot be drawn: ${why}`;
export const missing =
  'The figures could not be fetched. Without a connection they are here only after they were opened once.';
export const selected = (count: number, all: number) => `${count} of ${all} seeds selected`;
export const clear = 'Clear';
export const copyTable = 'Copy table';
export const copied = 'Copied';
export const chosenByResult = (count: number) =>
  `Chosen by their result: these ${count} say nothing about which lane is better.`;
export const openSeed = (replicate: number) => `Open replicate ${replicate} in the lanes`;
export const replicate = 'replicate';
export const surfaces = 'What is shown';
export const surfaceNames = {
  truth: 'truth f, as a wire',
  mean: 'mean μ, coloured',
  band: 'band μ ± mσ, two sheets',
  sd: 'uncertainty σ',
  acquisition: 'acquisition α',
  queries: 'queries, at the value read',
  contours: 'contour lines',
} as const;
export const asTable = 'The same as a table';
export const series = 'series';
export const showing = (shown: number, all: number) => `The first ${shown} of ${all} rows.`;
export const totalRegret = 'total regret R<sub>t</sub>';
export const averageRegret = 'average regret R<sub>t</sub>/t';
export const answerRegret = 'regret r<sub>t</sub> of the answer';
export const f1 = 'F1 of the classification';
export const finalRegret = 'total regret R<sub>T</sub>';
export const figureJson = 'JSON';
export const noneInOneFile =
  'This page is one file and has no figures to enter: open Driftlab from its address for that. Share saves the figure as JSON here too.';
