import { pow } from '../../math/index.ts';

/** Order of the regret without logarithms and constants, term by term. */
interface EtRates {
  /** λ1 = ε_lo/ε in (0, 1] and λ2 = ε_hi/ε ≥ 1: how far the bounds on ε miss it. */
  readonly lambda1: number;
  readonly lambda2: number;
  readonly terms: readonly { readonly text: string; readonly value: number }[];
  /** Indices of the largest term, and of those that tie with it: for λ1 = λ2 = 1 the second and the third are one. */
  readonly largest: readonly number[];
  /**
   * Below this ε the growth is that of a still objective: min{(λ1^ξ/λ2)^{1/(1−ξ)}, λ1^{3/(1−ξ)}}/T^{4−ξ}, from its second to
   * fourth term ≤ √(T^{1+ξ}). App. D.2 prints the exponent 1 − ξ for 1/(1 − ξ), a misprint; the SE kernel (ξ = 0) has neither.
   */
  readonly sublinearBelow: number;
}

interface EtRatesInput {
  readonly horizon: number;
  readonly epsilon: number;
  readonly epsilonLower: number;
  readonly epsilonUpper: number;
  /** ξ = d(d+1)/(2ν + d(d+1)) of a Matérn kernel with ν > 2; 0 for the squared exponential one. */
  readonly xi: number;
}

/** ξ = d(d+1)/(2ν + d(d+1)); called c in the CTV paper. */
export function maternExponent(dimension: number, nu: number): number {
  const product = dimension * (dimension + 1);
  return product / (2 * nu + product);
}

/** By which share terms that are equal may differ in their last digits. */
const ROUNDING = 1e-12;

/**
 * Corollary 1 of the ET paper, eq. 8 (SE) and 9 (Matérn), with N_lo and N_hi of order ε_hi^{−1/(4−ξ)}, ε_lo^{−1/(4−ξ)}:
 * R_T = Õ(max of four terms). Both in one form, as ξ = 0 is the SE kernel. Eq. 9 prints √(T^{1−ξ}) for the first term;
 * its proof has N_lo = N_hi = T there and γ_T = Õ(T^ξ), which gives √(T^{1+ξ}): that is used.
 * @returns null where ε is not within (0, 1) or outside its bounds: the corollary then says nothing
 */
export function etRates({
  horizon: T,
  epsilon,
  epsilonLower,
  epsilonUpper,
  xi,
}: EtRatesInput): EtRates | null {
  const lambda1 = epsilonLower / epsilon;
  const lambda2 = epsilonUpper / epsilon;
  if (!(epsilon > 0 && epsilon < 1 && lambda1 > 0 && lambda1 <= 1 && lambda2 >= 1)) return null;
  const q = 4 - xi;
  const half = pow(epsilon, (1 - xi) / (2 * q)) * T;
  const terms = [
    { text: '√$T$, what a still objective would cost', value: Math.sqrt(pow(T, 1 + xi)) },
    {
      text: 'resets too early, from $λ_2$',
      value: pow(lambda1, -xi / (2 * q)) * pow(lambda2, 1 / (2 * q)) * half,
    },
    { text: 'old data, spread, from $λ_1$', value: pow(lambda1, -3 / (2 * q)) * half },
    { text: 'old data, mean, from $λ_1$', value: pow(lambda1, -3 / q) * pow(epsilon, (1 - xi) / q) * T },
  ];
  const top = terms.reduce((most, { value }) => Math.max(most, value), 0);
  const largest = terms.flatMap(({ value }, i) => (value >= top * (1 - ROUNDING) ? [i] : []));
  const root = 1 / (1 - xi);
  const region = Math.min(pow(pow(lambda1, xi) / lambda2, root), pow(lambda1, 3 * root));
  return { lambda1, lambda2, terms, largest, sublinearBelow: region / pow(T, q) };
}
