import { relativeGamma } from './density.ts';
import { INFECTION_CONTROL } from './infection-control.about.ts';
import { environmentObjective } from './objective.ts';
import { largestInfected } from './sir-dynamics.ts';

/** Both axes stand for rates per day, stretched over [−1, 1] so that one lengthscale serves (as in the paper). */
const INFECTION = { from: 0.05, to: 0.8 };
const RECOVERY = { from: 0.05, to: 0.5 };

const rateAt = ({ from, to }: { from: number; to: number }, place: number): number =>
  from + ((place + 1) / 2) * (to - from);

/** Density of the recovery rate w up to its constant: 0.5/w − 1 ~ Gamma(shape 5, rate 4), whose Jacobian is 0.5/w². */
export function recoveryDensity(w: number): number {
  return relativeGamma(0.5 / w - 1, 5, 4) / (w * w);
}

/**
 * Largest number infected − 150 x: what the epidemic costs, less what a freer economy earns. The paper rescales the domain
 * of x and w to [−1, 1] before it states f, so 150 x takes the place x in [−1, 1]: stopping all activity costs 150.
 */
export function infectionRisk(x: number, w: number): number {
  return largestInfected(rateAt(INFECTION, x), rateAt(RECOVERY, w)) - 150 * x;
}

/**
 * Which infection rate x a government should aim at while the recovery rate w is beyond its control (BPT paper, App.
 * E.2.1): f = −risk of an SIR epidemic, h = −135; σ_ker = 250. The paper prints f = the risk and h = 135, and wants a low
 * risk with a high probability: the same with the sign turned.
 */
export const infectionControl = environmentObjective(INFECTION_CONTROL, {
  density: (place) => recoveryDensity(rateAt(RECOVERY, place)),
  values: ({ candidates: { points, size } }) =>
    Float64Array.from({ length: size }, (_, i) => -infectionRisk(points[2 * i], points[2 * i + 1])),
});
