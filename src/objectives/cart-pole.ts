import type { CandidateSet } from '../contracts/candidates.ts';
import { CART_POLE, episodeCost, type Gains } from './cart-pole-dynamics.ts';
import type { CandidatesObjectiveSpec } from './spec.ts';

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

/** (0.5 − cost)/0.15 of one episode: larger is better, values of order one. */
export function policyValue(gains: Gains, bearing: number): number {
  return (0.5 - episodeCost(gains, bearing)) / 0.15;
}

const known = new Map<number, Float64Array>();

/** The values of all gain vectors. They depend on the friction alone and take a second, so they are kept. */
function valuesWith(bearing: number): Float64Array {
  const values =
    known.get(bearing) ?? Float64Array.from(gainVectors(), (gains) => policyValue(gains, bearing));
  known.set(bearing, values);
  return values;
}

const name = (gains: Gains): string => gains.map((gain) => String(gain).replace('-', '−')).join(' ');

function candidateSet(vectors: readonly Gains[]): CandidateSet {
  const points = Float64Array.from(vectors.flat());
  const dimension = GAINS.length;
  return { kind: 'arms', dimension, size: vectors.length, points, axes: [], names: vectors.map(name) };
}

/**
 * Policy search on a cart-pole whose bearing wears (ET paper §6 and App. A.3): one step is one noisy episode with the
 * chosen gains. The paper's dynamics and cost are unpublished; ours stand in `cart-pole-dynamics.ts`. The gains are
 * taken from a 5⁴ tensor grid over the paper's box, as 625 candidates without order.
 */
export const cartPole: CandidatesObjectiveSpec = {
  id: 'cart-pole',
  name: 'Cart-pole policy',
  summary: 'four gains of a controller; the bearing wears out at a stated step',
  source: 'ET paper §6 and Appendix A.3, Table 7 (dynamics and cost are unpublished: ours)',
  dimension: 'candidates',
  parameters: [
    {
      id: 'changeAfter',
      type: 'integer',
      label: 'Bearing wears after',
      symbol: '$t$',
      help: 'After this step the bearing’s friction is multiplied. 0: it never wears.',
      unit: 'steps',
      default: 100,
      min: 0,
      max: 2000,
    },
    {
      id: 'frictionFactor',
      type: 'number',
      label: 'Friction then times',
      symbol: '',
      help: 'What the bearing’s friction is multiplied by. Above about 2 the gains that were best let the pole fall.',
      default: 2.5,
      min: 1,
      max: 5,
      step: 0.1,
    },
  ],
  defaults: {
    horizon: 300,
    noiseVariance: 0.02,
    pointsPerDimension: 0,
    model: { kernel: 'se', lengthscale: 4.5, signalVariance: 1, noiseVariance: null },
  },
  create({ parameters, horizon }) {
    const { changeAfter, frictionFactor } = parameters as Record<string, number>;
    const wears = changeAfter > 0 && changeAfter < horizon;
    const vectors = gainVectors();
    const fresh = valuesWith(CART_POLE.bearingFriction);
    const worn = wears ? valuesWith(frictionFactor * CART_POLE.bearingFriction) : fresh;
    return {
      candidates: candidateSet(vectors),
      inputs: Float64Array.from(vectors.flatMap((gains) => gains.map((gain, d) => gain / GAINS[d].scale))),
      inputDimension: GAINS.length,
      objective: {
        changePoints: wears ? [changeAfter] : [],
        valuesAt: (t) => (wears && t > changeAfter ? worn : fresh),
      },
    };
  },
};
