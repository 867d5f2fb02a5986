/** Most steps of any run: what its scenario holds may allow fewer. */
export const LONGEST_RUN = 1_000_000;
