// The map over t.
export const notKnownYet = 'The map is not known yet.';
export const mapOfBoth = 'Map of x and w over t';
export const mapOfArms = 'Map of arms over t';
export const mapOfX = 'Map of x over t';
export const largest = 'max $f_t$';
/** Where only some steps are drawn. */
export const atEvery = (what: string, steps: number) => `${what}, one $t$ in ${steps}`;
