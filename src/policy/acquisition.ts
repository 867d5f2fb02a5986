/** Arguments of an acquisition other than the posterior at a point. */
export interface Weighing {
  /** Multiplier of σ, √β_t. */
  readonly multiplier: number;
  /** Largest posterior mean at a place visited so far, at the time that is scored. */
  readonly incumbent: number;
}

/** The quantity maximised over the candidates, from posterior mean and standard deviation at one of them. */
export interface Acquisition {
  (mean: number, sd: number, weighing: Weighing): number;
  /** The same for all candidates at once, from mean and deviation (G each) into `out` (G), where that is cheaper. */
  readonly all?: (mean: Float64Array, sd: Float64Array, weighing: Weighing, out: Float64Array) => void;
}

/**
 * Instead of such a quantity: one draw from the joint posterior of all candidates, μ + m (f̃ − μ) with f̃ ~ N(μ, Σ) and the
 * multiplier m.
 */
export const POSTERIOR_DRAW = 'posterior draw';
/**
 * The same draw blurred by what the future will not reveal and shrunk towards the mean (predictive sampling): what becomes
 * outdated before it is useful is explored little. Only for the forgetting factor on the step clock.
 */
export const PREDICTIVE_DRAW = 'predictive draw';
export type PosteriorDraw = typeof POSTERIOR_DRAW | typeof PREDICTIVE_DRAW;

/** Whether a draw is used instead of an acquisition. */
export const isDraw = (acquisition: Acquisition | PosteriorDraw): acquisition is PosteriorDraw =>
  acquisition === POSTERIOR_DRAW || acquisition === PREDICTIVE_DRAW;

/**
 * An acquisition where every candidate is scored at its own time.
 * @throws RangeError for a draw, which is of all candidates at one time
 */
export function pointwise(acquisition: Acquisition | PosteriorDraw): Acquisition {
  if (!isDraw(acquisition)) return acquisition;
  throw new RangeError('invalid acquisition; expected a function of mean and deviation under a look ahead');
}

/** Upper confidence bound α(x) = μ(x) + √β_t σ(x). */
export const upperConfidenceBound: Acquisition = (mean, sd, { multiplier }) => mean + multiplier * sd;

/** Writes α at all candidates into `out` (G), from posterior mean and variance (G each). */
export function score(
  acquisition: Acquisition,
  mean: Float64Array,
  variance: Float64Array,
  weighing: Weighing,
  out: Float64Array,
): void {
  if (acquisition.all) acquisition.all(mean, variance.map(Math.sqrt), weighing, out);
  else for (let i = 0; i < out.length; i++) out[i] = acquisition(mean[i], Math.sqrt(variance[i]), weighing);
}

/** Index of the largest value; ties go to the lowest index. */
export function argmax(values: Float64Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}
