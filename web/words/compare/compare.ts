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
export const tablesAsLatex = 'Tables as LaTeX';
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

// Two lanes held against each other.
export const pairs = 'Paired differences';
export const noPair = 'One lane alone: add another to compare.';
export const firstPairs = (count: number) => `the first ${count}`;
export const allPairs = (count: number) => `all ${count}`;

// The row of a pair as it is read out, part by part.
export const difference = (worse: string, better: string, mean: string) =>
  `${worse} minus ${better}: ${mean}`;
export const interval = (level: number, low: string, high: string) => `${level} % interval ${low} to ${high}`;
export const effectSize = (size: string) => `effect size ${size}`;
export const probabilities = (holm: string, anytime: string) =>
  `p ${holm} after Holm, at any time ${anytime}`;
export const apartFrom = (step: number) => `apart from step ${step}`;
export const neverApart = 'never apart for good';
export const notApart = 'not apart';

// Shares below a value, and of targets reached.
export const fixedTarget = 'Fixed target';
export const fixedBudget = 'Fixed budget';
export const shownWith = 'Shown with';
export const targetShare = 'Share of runs and targets reached';
export const shareBelow = 'Share of seeds below';

// Mean ranks.
export const ranks = 'Mean rank';
export const ranksKey = '1 is best; a bar joins what cannot be told apart';
export const noRank = 'One lane alone has no rank.';
