// The frame in which the figures are fetched, and the buttons that open it.

export const inspect = 'Inspect';
export const fetching = 'Fetching the figures.';
export const inspectPanel = (title: string) => `Inspect: ${title}`;
export const withKey = (label: string) => `${label} (X)`;
