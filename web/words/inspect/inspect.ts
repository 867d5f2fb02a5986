// Figures to enter.

export const leave = 'Leave the figure';
export const figure = 'Figure';
export const regret = 'Regret';
export const regretOfSeeds = 'Final regret of each seed';
export const trigger = (letter: string, name: string) => `Trigger of ${letter}, ${name}`;
export const relevance = (letter: string, name: string) => `Relevance of ${letter}, ${name}`;
export const lane = (letter: string, name: string) => `Lane ${letter}, ${name}`;
export const designs = (letter: string, name: string) => `Designs of ${letter}, ${name}`;
export const laneIn3D = (letter: string, name: string) => `Lane ${letter} in 3D, ${name}`;
export const misspecified = (letter: string, name: string) => `Misspecified? ${letter}, ${name}`;
export const correlations = (letter: string, name: string) => `Correlations of ${letter}, ${name}`;
export const theory = (letter: string, name: string) => `Theory of ${letter}, ${name}`;
export const overTime = 'Compared over time';
export const aboutSeeds = (scene: string, seeds: string) => `${scene}, ${seeds}`;
export const pairs = 'Pairs';
export const finalValues = 'Final values';
export const shareBelow = 'Share of seeds below';
export const shareOfTargets = 'Share of targets met';

export const gesture = 'What a drag does';
export const gestures = [
  ['zoom', 'Zoom'],
  ['pan', 'Move'],
  ['select', 'Box'],
  ['lasso', 'Lasso'],
] as const;
export const scale = 'Scale';
export const scales = [
  ['linear', 'linear'],
  ['log', 'log'],
] as const;
export const whole = 'Whole run';
export const all = 'Show all';
export const fromAbove = 'From above';
export const fromFront = 'From the front';
export const save = 'Save';
export const asPng = 'Picture, PNG';
export const asSvg = 'Picture, SVG';
export const asJson = 'Plotly figure, JSON';

export const reading =
  'Wheel or pinch zooms, a double click shows all, a click on a step sets it on the page.';
export const readingPlain = 'Wheel or pinch zooms, a double click shows all.';
export const reading3D = 'Drag turns, the wheel comes nearer. The step is the page’s.';
export const notYet = 'This figure appears once the run is there.';
export const asking = 'This is being worked out.';
export const hidden = 'Who sent this link hides what is to come.';
export const nothingRecorded = 'Nothing is recorded of this experiment.';
export const no3D =
  'This browser has no WebGL, so it cannot draw the scene in 3D. Here is the surface that stands beside the lane.';
export const missing =
  'The figures could not be fetched. Without a connection they are here only after they were opened once.';
export const noneInOneFile =
  'This page is one file and has no figures to enter: open Driftlab from its address for that. Share saves the figure as JSON here too.';

// The seeds behind lines and dots.
export const seeds = 'Seeds';
export const noSeeds = 'There are no seeds yet.';
export const runSeeds = (count: number) => `Run ${count} seeds`;
export const seedsComing = (done: number, wanted: number) => `${done} of ${wanted} seeds have run`;
export const selected = (count: number, all: number) =>
  count === 0 ? `None of ${all} seeds selected` : `${count} of ${all} seeds`;
export const clear = 'Clear';
export const howMany = 'How many seeds';
export const worst = 'worst';
export const best = 'best';
export const ofLane = 'Of which lane';
export const forLane = (letter: string) => `for ${letter}`;
const atStep = (step: number | null) => (step === null ? '' : ` at t = ${step}`);
export const theWorst = (count: number, all: number, letter: string, step: number | null) =>
  `The ${count} worst of ${all} for ${letter}${atStep(step)}.`;
export const theBest = (count: number, all: number, letter: string, step: number | null) =>
  `The ${count} best of ${all} for ${letter}${atStep(step)}.`;
export const openFirst = 'Open the first in the lanes';
export const copyTable = 'Copy table';
export const copied = 'Copied';
export const copyRefused = 'The browser did not allow copying.';
export const compareOnly = (count: number) => `Compare these ${count} only`;
export const chosenByResult = (count: number) =>
  `Chosen by their result: these ${count} say nothing about which lane is better.`;
export const openSeed = (replicate: number) => `Open replicate ${replicate} in the lanes`;
export const seed = 'seed';
export const seedName = (seed: number, replicate: number) => `${seed} · ${replicate}`;
export const firstSeeds = (shown: number, all: number) =>
  `The first ${shown} of ${all}; the copied table has all.`;

// What the scene in 3D shows.
export const surfaces = 'What is shown';
export const parts = [
  [
    'Surfaces',
    [
      ['truth', 'truth f', 'wire'],
      ['mean', 'mean μ', 'coloured'],
      ['band', 'band μ ± mσ', 'two sheets'],
      ['sd', 'uncertainty σ', 'its own scale'],
      ['acquisition', 'acquisition α', 'its own scale'],
    ],
  ],
  [
    'Marks',
    [
      ['queries', 'observations, at the value read', ''],
      ['optimum', 'optimum', ''],
      ['query', 'query and its band', ''],
      ['contours', 'contour lines', ''],
    ],
  ],
] as const;
export const turning = 'Drag turns, the wheel comes nearer, a click sets nothing: the step is the page’s.';

// The same for those who use no pointer.
export const asTable = 'The same as a table';
export const series = 'Series';
export const before = 'Before';
export const after = 'After';
export const rows = (from: number, to: number, all: number) => `Rows ${from} to ${to} of ${all}.`;
export const named = 'name';
export const also = 'also';

export const totalRegret = 'total regret R<sub>t</sub>';
export const averageRegret = 'average regret R<sub>t</sub>/t';
export const answerRegret = 'regret r<sub>t</sub> of the answer';
export const f1 = 'F1 of the classification';
export const finalRegret = 'total regret R<sub>T</sub>';
export const lag = 'lag in steps';
export const lagAtMeanPace = 'lag in steps, at the mean pace';
export const distance = 'distance over x';
export const distanceInFirst = 'distance over x<sub>1</sub>';
