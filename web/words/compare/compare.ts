// The lanes over many seeds.

export const hidden = 'Who sent this link hides what is to come; the lanes are compared after the last step.';

// The head: what is compared, over how many seeds, and what can be taken along.
export const compare = 'Compare';
export const untitled = 'Untitled';
export const cancel = 'Cancel';
export const tryAgain = 'Try again';
export const moreSeeds = (count: number) => `${count} seeds`;
export const progress = 'Seeds computed';
export const comparedBy = 'Compared by';
export const afterStep = (step: number, horizon: number) => `after $t$ = **${step}** of ${horizon}`;
export const budget = 'Compared after step';
export const budgetHelp = 'As if every run had ended after this step';
export const copy = 'Copy';
export const tablesAsCsv = 'Tables as CSV';
export const tablesAsMarkdown = 'Tables as Markdown';
export const tableAsLatex = 'Table for a paper, LaTeX';
export const methodsParagraph = 'Methods paragraph';
export const tablesAsLatex = 'All tables as LaTeX';
export const save = 'Save';
export const figureAsSvg = 'Figure over time, SVG';
export const narrowFigureAsSvg = 'Figure over time, one column wide, SVG';
export const figureAsPng = 'Figure over time, PNG';
export const sheetAsSvg = 'Whole sheet, SVG';
export const sheetAsPng = 'Whole sheet, PNG';
export const printFigure = 'Figure over time, print or PDF';
export const printSheet = 'Whole sheet, print or PDF';
export const copyOf = (what: string) => `Copy: ${what}`;
export const noCurves = 'The curves of so many seeds are not kept: there is no figure over time.';
export const seedsAsCsv = 'Every seed as CSV';
export const valuesAsJson = 'Every value as JSON';
export const copied = 'Copied';
export const copyRefused = 'The browser did not allow copying; the tables stand below.';
export const leave = 'Leave the comparison';

// Before there is anything to compare.
export const noLane = 'There is no lane to compare.';
export const addLane = 'Add one among the lanes';
export const noSeeds = 'No seeds yet: ask for some above, and every lane runs on them.';
export const firstSeeds = 'Every dot will be a seed. The first two are being computed.';

export const panes = 'What the seeds say';
export const tables = 'Tables';

// A dot a seed.
export const resets = 'Resets';
export const offlineError = 'Offline error';
export const errorBeforeChange = 'Error before change';
export const finalRegret = 'Final regret';
export const final = (measure: string) => `Final ${measure}`;
export const seedKey = 'a seed';
export const meanKey = 'mean, 95 %';
export const pointedSeed = (seed: number, replicate: number) => `Seed ${seed}, replicate ${replicate}:`;
export const openSeed = 'open in the lanes';
export const dotsHelp = 'Every dot is a seed and opens in the lanes.';
export const dots = 'Seeds by value; up and down change the lane, Enter opens';
export const seedInLane = (seed: number, replicate: number, value: string) =>
  `Seed ${seed}, replicate ${replicate}, lane ${value}`;
export const rank = (rank: number, count: number, measure: string) =>
  `number ${rank} of ${count} by ${measure}`;
export const hold = (lane: string) => `Hold lane ${lane}`;
export const holdHelp = 'Two lanes held: their differences unfold';
export const opened = (seed: number, replicate: number) =>
  `Seed ${seed}, replicate ${replicate}, at the last step.`;
export const back = 'Back to the comparison';

// The sentence above the panes, and the guarantee behind it.
export const whatIsTested = 'What is tested';
export const tested: readonly string[] = [
  '**More often better**: counted are the seeds in which one lane is lower; seeds that are the same count for neither. Refuted is: neither lane is more often better than the other.',
  '**Better on average**: each seed’s difference as a share of what playing the worst candidate at every step would cost. Refuted is: on average, as a share of the worst play, the two cost the same.',
  'Both hold at every look: seeds may be added, and you may stop when you like. All claims on the sheet are one family under Holm’s correction.',
  'The line on a bar is the interval of the share of wins among the seeds that differ, at the level that belongs to the verdict: it leaves out ½ exactly where “more often” is shown.',
  'A mean ± or a band is a 95 % interval of one lane’s mean by itself. It is no test: bands may lie apart where nothing is shown.',
];

// The measure over the steps.
export const overTime = (measure: string) => `${measure} over time`;
export const bandReading = 'The band is of the mean, at each step by itself.';
export const bandKey = 'mean, 95 %';
export const changesKey = '$f$ changes';
export const theory = 'Theory';
export const theoryComing = 'Floor and bounds are worked out once the run shown is whole.';
export const theoryReading =
  'Dotted: the floor of all lanes, and the papers’ bounds on the run shown. Logarithmic axis.';
export const noTheory = 'Theory knows neither a floor here nor a bound on any lane.';

// Two lanes held against each other.
export const pairs = 'Pairs';
export const shownKey = 'shown';
export const openKey = 'not shown';
export const pairColumns = 'mean · from step';
export const groupKey = 'no two of them apart';

// Shares below a value, and of targets met.
export const fixedTarget = 'Fixed target';
export const fixedBudget = 'Fixed budget';
export const shownWith = 'Shown with';
export const targetShare = 'Share of targets met';
export const afterLastStep = 'After the last step.';
export const shareBelow = 'Share of seeds below';
