export const title = 'Scan to open this run';
export const noCode = 'There is no code for this run';
