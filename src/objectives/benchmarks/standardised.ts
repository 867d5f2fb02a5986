/** The values of all steps on all candidates at mean 0 and variance 1, and what they were. */
export interface Standardised {
  readonly steps: readonly Float64Array[];
  /** Mean and population standard deviation before. */
  readonly mean: number;
  readonly deviation: number;
}

/** (v − m)/s over all values together, in order; values that are all equal become 0. */
export function standardised(steps: readonly Float64Array[]): Standardised {
  let [sum, count] = [0, 0];
  for (const values of steps) {
    count += values.length;
    for (const value of values) sum += value;
  }
  const mean = sum / count;
  let squares = 0;
  for (const values of steps) for (const value of values) squares += (value - mean) * (value - mean);
  const deviation = Math.sqrt(squares / count);
  const scaled = (value: number) => (deviation > 0 ? (value - mean) / deviation : 0);
  return { steps: steps.map((values) => values.map(scaled)), mean, deviation };
}
