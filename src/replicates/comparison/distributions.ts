import { exp, log } from '../../math/index.ts';

// Tails of Student's t and of the binomial for whole numbers, with the core's own functions: the page and the command line
// state the same bits, to about 1e-13. (jStat's are good to 1e-9 and depend on the engine.)

/** P(|T| ≥ |t|) for Student's t with ν ≥ 1 degrees. */
export function twoSidedT(t: number, degrees: number): number {
  return incompleteBeta(degrees / (degrees + t * t), degrees, 1);
}

/** P(X ≤ x) of X heads in n throws of a fair coin, from the term at x downwards. */
export function binomialTail(x: number, n: number): number {
  const choose = logGammaOfHalf(2 * n + 2) - logGammaOfHalf(2 * x + 2) - logGammaOfHalf(2 * (n - x) + 2);
  let term = exp(choose - n * log(2));
  let tail = 0;
  for (let i = x; i >= 0 && term > 0; i--) {
    tail += term;
    term *= i / (n - i + 1);
  }
  return Math.min(1, tail);
}

/** t with P(|T| ≤ t) = level for ν ≥ 1 degrees, level in (0, 1), by bisection down to the last bit. */
export function quantileT(level: number, degrees: number): number {
  let [low, high] = [0, 1];
  while (twoSidedT(high, degrees) > 1 - level) [low, high] = [high, 2 * high];
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2)
    if (twoSidedT(middle, degrees) > 1 - level) low = middle;
    else high = middle;
  return high;
}

/** I_x(a/2, b/2), regularised, for whole a, b ≥ 1 and 0 ≤ x ≤ 1: the continued fraction on the side where it converges. */
export function incompleteBeta(x: number, twiceA: number, twiceB: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const [a, b] = [twiceA / 2, twiceB / 2];
  const logBeta = logGammaOfHalf(twiceA) + logGammaOfHalf(twiceB) - logGammaOfHalf(twiceA + twiceB);
  const front = exp(a * log(x) + b * log(1 - x) - logBeta);
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a;
  return 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** Gauss's continued fraction of I_x(a, b), by Lentz's method (Numerical Recipes, §6.4). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / (1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + even * d);
    c = 1 + even / c;
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + odd * d);
    c = 1 + odd / c;
    const change = d * c;
    fraction *= change;
    if (Math.abs(change - 1) < 1e-16) break;
  }
  return fraction;
}

/** ln Γ(n/2) for whole n ≥ 1: by the product up to n = 60, by Stirling's series beyond. */
export function logGammaOfHalf(n: number): number {
  if (n > 60) return stirling(n / 2);
  let product = n % 2 === 0 ? 1 : Math.sqrt(Math.PI);
  for (let twice = n % 2 === 0 ? 2 : 1; twice < n; twice += 2) product *= twice / 2;
  return log(product);
}

/** ln Γ(z) for z ≥ 30, to 1e-15. */
function stirling(z: number): number {
  const w = 1 / (z * z);
  const series = (1 / 12 - w * (1 / 360 - w * (1 / 1260 - w / 1680))) / z;
  return (z - 0.5) * log(z) - z + 0.5 * log(2 * Math.PI) + series;
}
