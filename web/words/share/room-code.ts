export const title = 'Scan to open this run';
