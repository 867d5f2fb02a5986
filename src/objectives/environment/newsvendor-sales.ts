import { exp, log } from '../../math/index.ts';
import { createStream, type Stream } from '../../random/stream.ts';

/** One number for each of the two products. */
export type Couple = readonly [number, number];

/** The paper's products and customers, and the days that a profit is averaged over (ours). */
export const SALES = {
  costs: [4, 13],
  prices: [10, 23],
  customers: 50,
  days: 200,
} as const;

/** Utilities of both products to a day's customers, in the order in which they come. */
export type Customers = readonly [Float64Array, Float64Array];

const EULER = 0.5772156649015329;

/**
 * U = 1 + ξ of a customer on whom the part g of a product's popularity w falls: ξ = Ψ⁻¹(Υ(g)), with Gumbel's
 * Ψ(z) = exp(−e^{−(z + γ)}), whose mean is 0 (γ is Euler's constant), and the exponential Υ(g) = 1 − e^{−g}.
 */
export function utilityOf(part: number): number {
  return 1 - EULER - log(-log(1 - exp(-part)));
}

/**
 * Days whose products have the popularities w. In the paper w_j = Σ_i Υ⁻¹(Ψ(ξ_ij)); with the exponential Υ the parts
 * of w_j are, given w_j, uniform on the simplex. The parts come from a stream of their own, the same for every w and
 * every run: f is a fixed function, not a random one.
 */
export function daysGiven(popularities: Couple): Customers[] {
  const stream = createStream(0, 'newsvendor');
  return Array.from({ length: SALES.days }, () => {
    const [first, second] = popularities.map((w) => parts(stream).map((part) => utilityOf(w * part)));
    return [first, second];
  });
}

/** Uniform on the simplex: exponential numbers divided by their sum. */
function parts(stream: Stream): Float64Array {
  const numbers = new Float64Array(SALES.customers).map(() => -log(1 - stream.uniform()));
  const sum = numbers.reduce((total, number) => total + number, 0);
  return numbers.map((number) => number / sum);
}

/**
 * Units sold of each product: every customer takes the product of larger utility that is still there, or nothing where
 * no utility exceeds 0, that of leaving.
 */
export function sales(stock: Couple, [first, second]: Customers): Couple {
  let [left1, left2] = stock;
  for (let i = 0; i < first.length && left1 + left2 > 0; i++) {
    const wants1 = left1 > 0 && first[i] > 0;
    const wants2 = left2 > 0 && second[i] > 0;
    if (wants1 && !(wants2 && second[i] > first[i])) left1--;
    else if (wants2) left2--;
  }
  return [stock[0] - left1, stock[1] - left2];
}

/** Mean over the days of what is sold less what the stock cost. */
export function meanProfit(stock: Couple, days: readonly Customers[]): number {
  const { costs, prices } = SALES;
  let revenue = 0;
  for (const customers of days) {
    const [sold1, sold2] = sales(stock, customers);
    revenue += prices[0] * sold1 + prices[1] * sold2;
  }
  return revenue / days.length - costs[0] * stock[0] - costs[1] * stock[1];
}
