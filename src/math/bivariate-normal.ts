import { exp } from './index.ts';
import { normalCdf } from './normal.ts';

/** Zeros above 0 of the Legendre polynomial of degree 20, and their Gauss weights on [−1, 1]. */
const ZEROS = [
  0.07652652113349734, 0.22778585114164507, 0.37370608871541955, 0.5108670019508271, 0.636053680726515,
  0.7463319064601508, 0.8391169718222188, 0.912234428251326, 0.9639719272779138, 0.993128599185095,
];
const WEIGHTS = [
  0.15275338713072628, 0.14917298647260424, 0.1420961093183824, 0.1316886384491769, 0.1181945319615186,
  0.1019301198172407, 0.08327674157670471, 0.06267204833410879, 0.040601429800386446, 0.017614007139150893,
];

/** ∫_0^end f, by Gauss–Legendre with 20 nodes. */
function integral(end: number, f: (x: number) => number): number {
  let sum = 0;
  for (let i = 0; i < ZEROS.length; i++)
    sum += WEIGHTS[i] * (f(0.5 * end * (1 - ZEROS[i])) + f(0.5 * end * (1 + ZEROS[i])));
  return 0.5 * end * sum;
}

/** From here on Φ is 0 or 1 to the last bit of its covariance. */
const CERTAIN = 40;
/** From this correlation on the integrand is too steep for the nodes. */
const STRONG = 0.925;

/**
 * Cov(1[A ≤ a], 1[B ≤ b]) = Φ₂(a, b; ρ) − Φ(a) Φ(b) of standard normal A and B with correlation ρ, which is also that of
 * 1[A > a] and 1[B > b]; absolute error below 1e-14. Below |ρ| = 0.925 it is Plackett's integral of the density over the
 * correlation, ∫_0^ρ φ₂(a, b; r) dr with r = 2u/(1 + u²); beyond, what Genz 2004 ("Numerical computation of rectangular
 * bivariate and trivariate normal and t probabilities", after Drezner & Wesolowsky 1990) has for strong correlations.
 */
export function indicatorCovariance(a: number, b: number, correlation: number): number {
  if (!(Math.abs(a) < CERTAIN && Math.abs(b) < CERTAIN)) return 0;
  const size = Math.abs(correlation);
  if (size < STRONG) return weak(a, b, correlation);
  const mirrored = correlation < 0 ? -b : b;
  const [tailA, tailB] = [normalCdf(a), normalCdf(mirrored)];
  const same = Math.min(tailA, tailB) - tailA * tailB - missing(a, mirrored, Math.min(1, size));
  return correlation < 0 ? -same : same;
}

function weak(a: number, b: number, correlation: number): number {
  const end = correlation / (1 + Math.sqrt(1 - correlation * correlation));
  const half = 0.5 * (a * a + b * b);
  const over = integral(end, (u) => {
    const square = u * u;
    const cosine = (1 - square) / (1 + square);
    const r = (2 * u) / (1 + square);
    return exp((r * a * b - half) / (cosine * cosine)) / (1 + square);
  });
  return over / Math.PI;
}

/**
 * Φ(min(a, b)) − Φ₂(a, b; ρ) for 0 < ρ ≤ 1: the density integrated over the correlation from ρ to 1, in s = √(1 − r²), its
 * first terms in s in closed form and the rest by quadrature.
 */
function missing(a: number, b: number, correlation: number): number {
  if (correlation === 1) return 0;
  const square = (1 - correlation) * (1 + correlation);
  const end = Math.sqrt(square);
  const gap = (a - b) * (a - b);
  const product = a * b;
  const c = (4 - product) / 8;
  const d = (12 - product) / 16;
  const distance = Math.sqrt(gap);
  const first = exp(-0.5 * (gap / square + product));
  const inner = 1 - (c * (gap - square) * (1 - (d * gap) / 5)) / 3 + (c * d * square * square) / 5;
  const outer = 1 - (c * gap * (1 - (d * gap) / 5)) / 3;
  const beyond = normalCdf(-distance / end);
  const tail = beyond && exp(-0.5 * product) * Math.sqrt(2 * Math.PI) * beyond * distance;
  const rest = integral(end, (s) => {
    const ss = s * s;
    const r = Math.sqrt(1 - ss);
    const exact = exp((-product * ss) / (2 * (1 + r) * (1 + r))) / r;
    return exp(-0.5 * (gap / ss + product)) * (exact - (1 + c * ss * (1 + d * ss)));
  });
  return (end * first * inner - tail * outer + rest) / (2 * Math.PI);
}
