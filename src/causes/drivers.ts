import type { Drivers, Paid, StaleAnswers } from './cause.ts';
import type { Contrast, LinearMean } from './linear-mean.ts';

/** A model's belief in what was played over what was best. */
interface Preference extends Contrast {
  readonly model: LinearMean;
}

export const preference = (model: LinearMean, time: number, played: number, best: number): Preference => ({
  model,
  ...model.contrast(time, played, best),
});

/** Where answers that are out of date weighed most, and by how much. */
export type StalestPlace = Pick<StaleAnswers, 'place' | 'raised'>;

/** Σ w_i v_i over the groups. */
function weighted({ model, weights }: Preference, value: (group: number) => number): number {
  let sum = 0;
  for (let i = 0; i < model.groups.length; i++) sum += weights[i] * value(i);
  return sum;
}

/** u(x_t) − u(x*) of a model that observes its places again, at the present step and without noise. */
const told = (preferred: Preference, truth: ArrayLike<number>, multiplier: number): number =>
  weighted(preferred, (i) => truth[preferred.model.groups[i].place]) + multiplier * preferred.sd;

/**
 * How much each cause raised what was played over what was best. Their sum is r_t + u(x_t) − u(x*), u the lane's index.
 * @param held the model that chose
 * @param perfect the same, static, of every answer so far; null where that is `held` itself
 * @param truth f_t on the candidates (G)
 * @param multiplier m of σ in the index
 * @param gap f_t(x*) − f_t(x_t)
 */
export function driversOf(
  held: Preference,
  perfect: Preference | null,
  truth: ArrayLike<number>,
  multiplier: number,
  gap: number,
): Drivers {
  const { groups } = held.model;
  const old = weighted(held, (i) => groups[i].value - truth[groups[i].place]);
  const noise = weighted(held, (i) => groups[i].noise);
  const now = told(held, truth, multiplier);
  const always = perfect ? told(perfect, truth, multiplier) : now;
  return [old, noise, always + gap, now - always];
}

/**
 * The least multiplier m ≥ 0 for which μ + mσ prefers what was played to what was best: for lanes that choose by no such
 * index.
 */
export function leastOptimism(held: Preference): number {
  const { groups } = held.model;
  const behind = -weighted(held, (i) => groups[i].value + groups[i].noise);
  return held.sd > 0 ? Math.max(0, behind / held.sd) : 0;
}

/** A step's regret in proportion to the positive drivers; all of it forced where there is none. */
export function shares(regret: number, [old, noise, unknown, forgotten]: Drivers, calledFor: boolean): Paid {
  const positive = [old, noise, unknown, forgotten].map((driver) => Math.max(0, driver));
  const sum = positive[0] + positive[1] + positive[2] + positive[3];
  if (!(sum > 0)) return forced(regret);
  const [a, b, c, d] = positive.map((driver) => (regret * driver) / sum);
  return calledFor ? [0, a, b, c, d, 0] : [0, a, b, c, 0, d];
}

/** Regret that no choice of the lane's has caused. */
export const forced = (regret: number): Paid => [regret, 0, 0, 0, 0, 0];

/** The place whose answers, out of date, raised what was played over what was best most; null where none did. */
export function stalest({ model, weights }: Preference, truth: ArrayLike<number>): StalestPlace | null {
  const raisedAt = new Map<number, number>();
  for (const [i, { place, value }] of model.groups.entries()) {
    const raised = weights[i] * (value - truth[place]);
    raisedAt.set(place, raised + (raisedAt.get(place) ?? 0));
  }
  let most: StalestPlace | null = null;
  for (const [place, raised] of raisedAt) if (raised > (most?.raised ?? 0)) most = { place, raised };
  return most;
}
