import type { CandidateSet } from '../contracts/candidates.ts';
import { CART_POLE, INITIAL_POINTS } from './cart-pole.about.ts';
import { CART, discretised, episodeCost, type Gains, motion } from './cart-pole-dynamics.ts';
import { ANY_ORDER, candidatesObjective } from './spec.ts';

/** Box of the gains, from and to, and what the model's inputs are divided by (ET paper, Table 7). */
const GAINS = [
  { from: -3, to: -2, scale: 1 / 8 },
  { from: -6, to: -4, scale: 1 / 4 },
  { from: -50, to: -25, scale: 3 },
  { from: -4, to: -2, scale: 1 / 8 },
] as const;
/** Values of each gain, both ends included. */
const LEVELS = 5;

/** All combinations of the gains' values, in increasing order of the first gain, then the second, … */
export function gainVectors(): Gains[] {
  const all = GAINS.reduce<number[][]>(
    (vectors, { from, to }) =>
      vectors.flatMap((vector) =>
        Array.from({ length: LEVELS }, (_, level) => [
          ...vector,
          from + ((to - from) * level) / (LEVELS - 1),
        ]),
      ),
    [[]],
  );
  return all as unknown as Gains[];
}

const known = new Map<number, Float64Array>();

/** The costs of all gain vectors. They depend on the friction alone and take a while, so they are kept. */
function costsWith(bearing: number): Float64Array {
  const before = known.get(bearing);
  if (before) return before;
  const system = discretised(motion(bearing));
  const costs = Float64Array.from(gainVectors(), (gains) => episodeCost(gains, system));
  known.set(bearing, costs);
  return costs;
}

/**
 * Turns costs into values, larger is better: (mean − cost)/sd over the initial points before the bearing wears, without
 * noise; sd with n − 1.
 */
function zScore(initial: readonly number[]): (costs: Float64Array) => Float64Array {
  const mean = initial.reduce((sum, cost) => sum + cost, 0) / initial.length;
  const squares = initial.reduce((sum, cost) => sum + (cost - mean) * (cost - mean), 0);
  const deviation = Math.sqrt(squares / (initial.length - 1));
  return (costs) => costs.map((cost) => (mean - cost) / deviation);
}

const name = (gains: Gains): string => gains.map((gain) => String(gain).replace('-', '−')).join(' ');

function candidateSet(vectors: readonly Gains[]): CandidateSet {
  const points = Float64Array.from(vectors.flat());
  const dimension = GAINS.length;
  return { kind: 'arms', dimension, size: vectors.length, points, axes: [], names: vectors.map(name) };
}

/**
 * Policy search on a cart-pole whose bearing wears (ET paper §6 and App. A.3): one step is one noisy episode with the
 * chosen gains, in the public system that the paper builds on (`cart-pole-dynamics.ts`). There every episode is disturbed;
 * here it is not, and the observation carries the paper's σ_n² = 0.02 in z-scored units. The first 30 of the T queries are
 * random, as there; the box stays the paper's for them too. The gains are taken from a 5⁴ tensor grid over it, as 625
 * candidates without order. The paper refits lengthscales as it runs, by the posterior mode under Gamma(15, 10/3): a lane
 * does so with `refitEvery`, `priorShape` 15 and `priorRate` 10/3; until then they have the prior's mean, 4.5.
 */
export const cartPole = candidatesObjective(CART_POLE, {
  create({ parameters, horizon, randomCandidate }) {
    const { changeAfter, frictionFactor } = parameters;
    const wears = changeAfter > 0 && changeAfter < horizon;
    const vectors = gainVectors();
    const costs = costsWith(CART.bearingFriction);
    const initial = Array.from(
      { length: INITIAL_POINTS },
      (_, i) => costs[randomCandidate(i + 1, costs.length)],
    );
    const valuesOf = zScore(initial);
    const fresh = valuesOf(costs);
    const worn = wears ? valuesOf(costsWith(frictionFactor * CART.bearingFriction)) : fresh;
    return {
      candidates: candidateSet(vectors),
      inputs: Float64Array.from(vectors.flatMap((gains) => gains.map((gain, d) => gain / GAINS[d].scale))),
      inputDimension: GAINS.length,
      objective: {
        changePoints: wears ? [changeAfter] : [],
        course: ANY_ORDER,
        valuesAt: (t) => (wears && t > changeAfter ? worn : fresh),
      },
    };
  },
});
