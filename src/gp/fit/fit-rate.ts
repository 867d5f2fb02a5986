import type { Kernel, TemporalFactor } from '../../kernels/spec.ts';
import { withTemporalParameters } from '../../kernels/temporal.ts';
import { NotPositiveDefinite } from '../../linalg/errors.ts';
import { exp, log } from '../../math/index.ts';
import type { Backend } from '../backend.ts';
import type { Observation } from '../posterior.ts';
import type { Box } from './boxed-maximum.ts';

/** Rates tried at first, evenly on a logarithmic scale, ends included. */
const TRIED = 13;
/** Golden sections after that: the interval of the best shrinks by 0.618 each time, to 0.2 % of the rate. */
const SECTIONS = 14;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The parameter of a temporal factor that has one, ε, σ_w² or l_T, that maximises the log marginal likelihood of the observations under
 * any kernel, an empirical one too, whose likelihood has no gradient here: the best of a logarithmic grid, then golden
 * sections between its neighbours. O(n³) for each of 28 values. Rates without a factorisation are passed over.
 * @param observations at least one, in order of time
 * @returns the factor as it was where no rate can be evaluated
 */
export function fitRate(
  backend: Backend,
  kernel: Kernel,
  temporal: TemporalFactor,
  observations: readonly Observation[],
  { low, high }: Box,
): TemporalFactor {
  const at = (u: number) => withTemporalParameters(temporal, [exp(u)]);
  const value = (u: number) => logLikelihood(backend, kernel, at(u), observations);
  const grid = Array.from({ length: TRIED }, (_, i) => log(low) + ((log(high) - log(low)) * i) / (TRIED - 1));
  const values = grid.map(value);
  const best = values.reduce((first, own, i) => (own > values[first] ? i : first), 0);
  if (values[best] === Number.NEGATIVE_INFINITY) return temporal;
  const ends = [grid[Math.max(0, best - 1)], grid[Math.min(TRIED - 1, best + 1)]] as const;
  const refined = goldenSection(value, ...ends);
  return at(value(refined) > values[best] ? refined : grid[best]);
}

/** The middle of what is left of an interval around a maximum. */
function goldenSection(value: (u: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  let [left, right] = [b - GOLDEN * (b - a), a + GOLDEN * (b - a)];
  let [atLeft, atRight] = [value(left), value(right)];
  for (let i = 2; i < SECTIONS; i++) {
    if (atLeft >= atRight) {
      [b, right, atRight] = [right, left, atLeft];
      left = b - GOLDEN * (b - a);
      atLeft = value(left);
    } else {
      [a, left, atLeft] = [left, right, atRight];
      right = a + GOLDEN * (b - a);
      atRight = value(right);
    }
  }
  return (a + b) / 2;
}

/**
 * Log marginal likelihood of the observations under any kernel; −∞ where their covariance has no factorisation.
 * @param observations at least one, in order of time
 */
export function logLikelihood(
  backend: Backend,
  kernel: Kernel,
  temporal: TemporalFactor,
  observations: readonly Observation[],
): number {
  const [{ x }] = observations;
  // Only the likelihood is wanted: one candidate keeps the grid's share of the work small.
  const model = { kernel, temporal, candidates: Float64Array.from(x), dimension: x.length };
  const posterior = backend.createPosterior(model, observations.length);
  try {
    posterior.appendAll(observations);
    return posterior.logMarginalLikelihood();
  } catch (error) {
    if (error instanceof NotPositiveDefinite) return Number.NEGATIVE_INFINITY;
    throw error;
  } finally {
    posterior.dispose();
  }
}
