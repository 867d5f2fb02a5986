/** Most candidates that get a dense factor: of more it takes too long and too much memory. */
export const LARGEST_DENSE = 2500;
