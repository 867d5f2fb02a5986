import { log, pow } from '../../math/index.ts';

/** What the indifference zone η and the accuracy ε of the BPT paper hang together by. */
export interface ZoneInput {
  /** σ_{0,min} in (0, 1]: least prior standard deviation of f. */
  readonly deviation: number;
  /** |X|, the number of designs. */
  readonly designs: number;
  /** δ in (0, 1). */
  readonly delta: number;
}

/**
 * η(ε) with 2η = min(ε σ_{0,min}/2, ε² δ σ_{0,min}/(8|X|)): then with probability at least 1 − δ/2 no design has more than
 * ε of its probability where h < f ≤ h + 2η (BPT paper, Lemma C.1). Theorem 4.1 uses it as it is, Theorem 4.3 for ε/2, and
 * Theorem 4.2 for ε/2 with δ = ε.
 */
export function indifferenceZone(epsilon: number, { deviation, designs, delta }: ZoneInput): number {
  const twice = Math.min(0.5 * epsilon, (epsilon * epsilon * delta) / (8 * designs)) * deviation;
  return twice / 2;
}

/** η(ε) of Theorem 4.2: of ε/2 with δ = ε. */
export function samplingZone(epsilon: number, zone: Omit<ZoneInput, 'delta'>): number {
  return indifferenceZone(epsilon / 2, { ...zone, delta: epsilon });
}

/** η(ε) of Theorem 4.3: of ε/2. */
export function levelSetZone(epsilon: number, zone: ZoneInput): number {
  return indifferenceZone(epsilon / 2, zone);
}

/** The least ε whose η(ε) is at least η, of Theorem 4.1. */
export function accuracyOfZone(eta: number, { deviation, designs, delta }: ZoneInput): number {
  const share = (2 * eta) / deviation;
  return Math.max(2 * share, Math.sqrt((8 * designs * share) / delta));
}

/** The same of Theorem 4.2. */
export function accuracyOfSamplingZone(
  eta: number,
  { deviation, designs }: Omit<ZoneInput, 'delta'>,
): number {
  const share = (2 * eta) / deviation;
  return Math.max(4 * share, pow(32 * designs * share, 1 / 3));
}

/** What the bounds of the BPT paper are made of at one T. */
export interface ThresholdBoundInput {
  /** β_T. */
  readonly beta: number;
  /** m ≥ 2. */
  readonly m: number;
  /** η > 0. */
  readonly eta: number;
  /** κ_T: maximum information gain on pairs of a design and a condition. */
  readonly gain: number;
  readonly noiseVariance: number;
}

/**
 * Σ_t β_t^{1/m} γ_t^{2/m} ≤ 4m (2π)^{−1/(2m)}/ln(1 + σ⁻²) β_T^{1/m} κ_T η^{−(2+1/m)}: from eq. 16 and Lemma C.4 of the BPT
 * paper, where k(x, x) ≤ 1. C2 |X|^{−1/m} = C3 = 4m (2π)^{−1/(2m)}/ln(1 + σ⁻²), and C1 is twice that.
 */
function widthsBound({ beta, m, eta, gain, noiseVariance }: ThresholdBoundInput): number {
  const constant = (4 * m * pow(2 * Math.PI, -1 / (2 * m))) / log(1 + 1 / noiseVariance);
  return constant * pow(beta, 1 / m) * gain * pow(eta, -(2 + 1 / m));
}

/** R_T(ε) ≤ C1 β_T^{1/m} κ_T η^{−(2+1/m)} for BPT-UCB (BPT paper, Theorem 4.1). */
export function optimisationBound(input: ThresholdBoundInput): number {
  return 2 * widthsBound(input);
}

/** The orders m tried in Theorem 4.2, where m is of the proof alone and the bound holds for each. */
const ORDERS = Array.from({ length: 19 }, (_, i) => i + 2);

/** BR_T(ε) ≤ π²/6 + C2 T^{2/m} κ_T η^{−(2+1/m)} for BPT-TS (BPT paper, Theorem 4.2), at the best m of 2..20. */
export function samplingBound(
  T: number,
  designs: number,
  input: Omit<ThresholdBoundInput, 'beta' | 'm'>,
): number {
  const beta = designs * T * T;
  return (Math.PI * Math.PI) / 6 + Math.min(...ORDERS.map((m) => widthsBound({ ...input, beta, m })));
}

/**
 * The smallest straddle of the first T steps is at most C3 β_T^{1/m} κ_T η^{−(2+1/m)}/T (BPT paper, Lemma C.10, eq. 26). BPT-LSE
 * ends at the latest where that falls below ε/2 (Theorem 4.3, eq. 7).
 */
export function straddleBound(T: number, input: ThresholdBoundInput): number {
  return widthsBound(input) / T;
}
