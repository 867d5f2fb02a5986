import type { CandidateSet } from '../../contracts/candidates.ts';
import type { EnvironmentProblem } from '../../contracts/environment.ts';
import { ANY_ORDER, candidatesObjective } from '../spec.ts';
import { meanOn, normalised, relativeGamma } from './density.ts';
import { NEWSVENDOR } from './newsvendor.about.ts';
import { type Couple, daysGiven, meanProfit, SALES } from './newsvendor-sales.ts';

/** Most units of either product: the paper's [0, 50]. */
const MOST_STOCK = 50;

/** w_j ~ Gamma(shape 50, rate 1), the sum of the customers' exponential parts; Ω is its 99.9 % interval. */
export const POPULARITY = { shape: SALES.customers, rate: 1, from: 29.9478, to: 76.5835 };

/** The middles of five equal parts of Ω, for either product. */
const POPULARITIES = Float64Array.from(
  { length: 5 },
  (_, i) => POPULARITY.from + ((POPULARITY.to - POPULARITY.from) * (i + 0.5)) / 5,
);

/**
 * What stocks and popularities are divided by for the model: lengthscales found by maximum likelihood on the whole table. A
 * lane that fits its own in the run (`refitEvery`), as the paper's do, starts from them.
 */
const SCALES = [35, 22.5, 140, 90];

const pairsOf = (values: Float64Array): Couple[] =>
  Array.from(values).flatMap((first) => Array.from(values, (second): Couple => [first, second]));

/** (x₁, x₂): the stock of each product, in multiples of `step`. */
export function designsOf(step: number): Couple[] {
  return pairsOf(Float64Array.from({ length: Math.floor(MOST_STOCK / step) + 1 }, (_, i) => step * i));
}

/** (w₁, w₂): the popularity of each product. */
export const CONDITIONS = pairsOf(POPULARITIES);

/** Each pair's x₁, x₂, w₁, w₂. */
const pairsWith = (designs: readonly Couple[]): number[][] =>
  designs.flatMap((stock) => CONDITIONS.map((popularity) => [...stock, ...popularity]));

function candidateSet(pairs: readonly number[][]): CandidateSet {
  const names = pairs.map(([x1, x2, w1, w2]) => `${x1} ${x2} · ${w1.toFixed(1)} ${w2.toFixed(1)}`);
  const points = Float64Array.from(pairs.flat());
  return { kind: 'arms', dimension: 4, size: pairs.length, points, axes: [], names };
}

const known = new Map<number, Float64Array>();

/** Mean profit at every pair, in hundreds. It never changes and takes a while, so it is kept. */
function profits(step: number): Float64Array {
  const before = known.get(step);
  if (before) return before;
  const designs = designsOf(step);
  const values = new Float64Array(designs.length * CONDITIONS.length);
  CONDITIONS.forEach((popularity, w) => {
    const days = daysGiven(popularity);
    designs.forEach((stock, x) => {
      values[x * CONDITIONS.length + w] = meanProfit(stock, days) / 100;
    });
  });
  known.set(step, values);
  return values;
}

/**
 * The popularities are independent. Δ, the paper's central half of w, is made of the conditions nearest to E[w], so
 * many that they hold half of the probability.
 */
function problem(threshold: number, level: number): EnvironmentProblem {
  const single = normalised(POPULARITIES.map((w) => relativeGamma(w, POPULARITY.shape, POPULARITY.rate)));
  const weights = Float64Array.from(pairsOf(single), ([first, second]) => first * second);
  const mean = meanOn(POPULARITIES, single);
  const distances = CONDITIONS.map(([w1, w2]) => (w1 - mean) * (w1 - mean) + (w2 - mean) * (w2 - mean));
  const nearestFirst = [...distances.keys()].sort((a, b) => distances[a] - distances[b] || a - b);
  return {
    weights,
    threshold,
    level,
    meanCondition: nearestFirst[0],
    centralConditions: leadingHalf(nearestFirst, weights).sort((a, b) => a - b),
  };
}

/** The first conditions in this order that hold at least half of the probability. */
function leadingHalf(order: readonly number[], weights: Float64Array): number[] {
  let sum = 0;
  const count = order.findIndex((w) => {
    sum += weights[w];
    return sum >= 0.5;
  });
  return order.slice(0, count + 1);
}

/**
 * How much of two products to stock when customers take the other one, or none, where theirs is sold out (Mahajan &
 * van Ryzin 2001; BPT paper, App. E.3). A design is the stock, a condition how popular the products turn out: 81 × 25
 * pairs, few enough for exact Thompson draws where the paper takes random features of its continuous sets, or up to
 * 676 × 25 with a smaller `stockStep`, drawn by random features here too. The paper estimates the kernel's hyperparameters within the run; a lane does so with `refitEvery`, and keeps the given ones without.
 */
export const newsvendor = candidatesObjective(NEWSVENDOR, {
  create({ parameters }) {
    const { threshold, level, stockStep } = parameters;
    const values = profits(stockStep);
    const pairs = pairsWith(designsOf(stockStep));
    return {
      candidates: candidateSet(pairs),
      inputs: Float64Array.from(pairs.flatMap((pair) => pair.map((value, d) => value / SCALES[d]))),
      inputDimension: SCALES.length,
      objective: {
        changePoints: [],
        course: ANY_ORDER,
        valuesAt: () => values,
        environment: problem(threshold, level),
      },
    };
  },
});
