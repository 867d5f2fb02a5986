// The regret as a table, and its seeds.
export const everySeed = (symbol: string) => `${symbol} of every seed; choose a dot to show its run.`;
export const replicateSlider = 'Replicate; Enter shows its run';
export const replicateShown = (replicate: number) => `replicate ${replicate}, shown`;
export const replicate = (replicate: number) => `replicate ${replicate}`;
export const lastRegret = 'last $r_T$ ± std';
export const comparesSeedsAbove = 'The table compares the lanes over many seeds: ask for them above.';
export const comparesSeeds = 'The table compares the lanes over many seeds.';
export const lane = 'lane';
export const median = 'median';
export const resets = 'resets';
export const replicateRegrets = (replicate: number, regrets: string) => `Replicate ${replicate}: ${regrets}`;
