// The frame in which the comparison is fetched.

export const compare = 'Compare';
export const fetching = 'Fetching the comparison.';
