/** Values that fix the vertical scale of a run, the same for every lane and step. */
interface ValueFacts {
  /** Smallest and largest f over the run. */
  readonly range: readonly [number, number];
  /** Noise variance σ_n² of the observations. */
  readonly noiseVariance: number;
  /** Prior variance σ_f² of the models. */
  readonly signalVariance: number;
}

/** Largest share of f's range by which a model may extend the plot at each end. */
const MOST_FOR_MODEL = 0.35;

/**
 * Range of the y axis: f itself, observations within 1.5 noise standard deviations, one prior standard
 * deviation around 0 as far as f stays readable, and room above for the optimum's label.
 */
export function valueDomain({ range, noiseVariance, signalVariance }: ValueFacts): [number, number] {
  const [low, high] = range;
  const span = high - low || 1;
  const noise = Math.min(1.5 * Math.sqrt(noiseVariance), span / 2);
  const prior = Math.sqrt(signalVariance);
  const bottom = Math.min(low - Math.max(noise, 0.06 * span), Math.max(-prior, low - MOST_FOR_MODEL * span));
  const top = Math.max(high + Math.max(noise, 0.16 * span), Math.min(prior, high + MOST_FOR_MODEL * span));
  return [bottom, top];
}

/** Share of its span by which an axis grows beyond what it has to show, so that it rarely grows again. */
const SPARE = 0.1;

/** The axis of a picture that follows a drag: the one before, grown only where it is too short. */
export function grown(
  before: readonly [number, number],
  needed: readonly [number, number],
): [number, number] {
  const spare = SPARE * (needed[1] - needed[0]);
  const [low, high] = needed;
  return [low < before[0] ? low - spare : before[0], high > before[1] ? high + spare : before[1]];
}
