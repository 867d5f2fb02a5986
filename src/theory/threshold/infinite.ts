import { log, pow } from '../../math/index.ts';
import type { Figure } from '../bound.ts';
import type { RunFacts } from '../facts.ts';
import { rounded } from '../words.ts';
import { indifferenceZone, type ZoneInput } from './bounds.ts';

/**
 * How smoothly p_upper varies on a continuous set of designs [0, r]^d: P(sup |∂p_upper/∂x_j| > L) ≤ a exp(−(L/b)²), condition
 * (C1) of the BPT paper, App. D. It leaves open which kernels have it, and with which a and b.
 */
interface DesignSet {
  readonly a: number;
  readonly b: number;
  readonly r: number;
  readonly dimension: number;
}

/**
 * ζ = ⌈d (ε/4)⁻¹ b r √(ln(4da/δ))⌉: of so many places per dimension the nearest one misses no design's probability by more than
 * ε/4, with probability at least 1 − δ/4 (BPT paper, Theorems D.1 and D.3; D.2 has ε for δ).
 */
export function placesPerDimension(
  epsilon: number,
  { a, b, r, dimension }: DesignSet,
  delta: number,
): number {
  return Math.ceil((4 / epsilon) * dimension * b * r * Math.sqrt(log((4 * dimension * a) / delta)));
}

/** β_t = 2(1 + ζ^d) π² t²/(3δ) of Theorems D.1 and D.3: the places and the design queried, each with half of δ. */
export function infiniteBeta(t: number, places: number, dimension: number, delta: number): number {
  return (2 * (1 + pow(places, dimension)) * Math.PI * Math.PI * t * t) / (3 * delta);
}

type Zone = Omit<ZoneInput, 'designs'>;

/** η(ε) of Theorem D.1: Lemma C.1's of ¾ε for ζ^d designs. */
export const infiniteZone = (epsilon: number, designs: number, { deviation, delta }: Zone): number =>
  indifferenceZone(0.75 * epsilon, { deviation, designs, delta });

/** η(ε) of Theorem D.2: of ε/4 with ε/2 for δ. */
export const infiniteSamplingZone = (epsilon: number, designs: number, deviation: number): number =>
  indifferenceZone(epsilon / 4, { deviation, designs, delta: epsilon / 2 });

/** η(ε) of Theorem D.3: of ε/4. Its proof ends with p_upper ≤ ε for what must be p_upper ≤ α + ε. */
export const infiniteLevelSetZone = (epsilon: number, designs: number, { deviation, delta }: Zone): number =>
  indifferenceZone(epsilon / 4, { deviation, designs, delta });

/** An accuracy to name where the lane has none. */
export const EXAMPLE_ACCURACY = 0.1;

/**
 * What App. D asks for where the designs are all of an interval, for an accuracy ε and a = b = 1.
 * @param delta δ, or ε where the theorem has that
 * @param parts of the theorem, from the number of places: its η, and what it says with them
 */
export function infiniteFigure(
  { side }: Pick<RunFacts, 'side'>,
  epsilon: number,
  delta: number,
  parts: (places: number) => {
    readonly eta: number;
    readonly text: string;
    readonly values: Figure['values'];
  },
): Figure {
  const places = placesPerDimension(epsilon, { a: 1, b: 1, r: side, dimension: 1 }, delta);
  const { eta, text, values } = parts(places);
  return {
    label: 'Every design of an interval (App. D)',
    text: `for $ε$ = ${rounded(epsilon, 3)} and $a$ = $b$ = 1, which the paper leaves open, $ζ$ = ${places} places stand for the interval; $η$ = ${rounded(eta, 3)}, ${text}`,
    values: { places, eta, epsilon, ...values },
  };
}
