import { exp, log } from './index.ts';

/**
 * The complementary error function erfc(x) = 2/√π ∫_x^∞ e^{−t²} dt, relative error below 1e-15 wherever it is a
 * normal number: the rational minimax approximations of W. J. Cody, "Rational Chebyshev approximations for the error
 * function", Mathematics of Computation 23 (1969), with the coefficients of his CALERF (SPECFUN, netlib).
 */
export function erfc(x: number): number {
  const size = Math.abs(x);
  if (size <= 0.46875) return 1 - x * ratio(size * size, SMALL_TOP, SMALL_BOTTOM);
  const value = scaledErfc(size) * gaussian(size);
  return x < 0 ? 2 - value : value;
}

/** Standard normal distribution function Φ(x), from `erfc`: accurate in both tails. */
export function normalCdf(x: number): number {
  return 0.5 * erfc(-x * Math.SQRT1_2);
}

/**
 * log Φ(x), which keeps its digits where Φ is 0 or 1 in double precision: relative error below 1e-14 for x < 6, and below
 * x² 2^−52 from there to 37, where 1 − Φ ends; −∞ below −1e154, −0 above. In the lower tail
 * log(½ e^{x²/2} erfc(−x/√2)) − x²/2, with the scaled erfc of Cody's approximations.
 */
export function logNormalCdf(x: number): number {
  if (x > 0) return logOfComplement(normalCdf(-x));
  const size = -x * Math.SQRT1_2;
  if (size <= 0.46875) return log(normalCdf(x));
  return log(0.5 * scaledErfc(size)) - 0.5 * x * x;
}

/** log(1 − q) for 0 ≤ q ≤ ½; what 1 − q loses in rounding, the factor q/(1 − (1 − q)) gives back (Kahan). */
function logOfComplement(q: number): number {
  const rest = 1 - q;
  return rest === 1 ? -q : (log(rest) * q) / (1 - rest);
}

/** Standard normal density φ(x) = e^{−x²/2}/√(2π). */
export function normalPdf(x: number): number {
  return exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI);
}

/** Coefficients from the highest power down. */
const SMALL_TOP = [
  0.18577770618460315, 3.1611237438705655, 113.86415415105016, 377.485237685302, 3209.3775891384694,
];
const SMALL_BOTTOM = [1, 23.601290952344122, 244.02463793444417, 1282.6165260773723, 2844.236833439171];
const MIDDLE_TOP = [
  2.1531153547440383e-8, 0.5641884969886701, 8.883149794388377, 66.11919063714163, 298.6351381974001,
  881.952221241769, 1712.0476126340707, 2051.0783778260716, 1230.3393547979972,
];
const MIDDLE_BOTTOM = [
  1, 15.744926110709835, 117.6939508913125, 537.1811018620099, 1621.3895745666903, 3290.7992357334597,
  4362.619090143247, 3439.3676741437216, 1230.3393548037495,
];
const FAR_TOP = [
  0.016315387137302097, 0.30532663496123236, 0.36034489994980445, 0.12578172611122926, 0.016083785148742275,
  0.0006587491615298378,
];
const FAR_BOTTOM = [
  1, 2.568520192289822, 1.8729528499234673, 0.5279051029514285, 0.06051834131244132, 0.0023352049762686918,
];
const INVERSE_SQRT_PI = 0.5641895835477563;

function ratio(x: number, top: readonly number[], bottom: readonly number[]): number {
  return polynomial(x, top) / polynomial(x, bottom);
}

function polynomial(x: number, coefficients: readonly number[]): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}

/** e^{x²} erfc(x) for x > 0.46875. */
function scaledErfc(x: number): number {
  return x <= 4 ? ratio(x, MIDDLE_TOP, MIDDLE_BOTTOM) : farTail(x);
}

function farTail(size: number): number {
  const inverse = 1 / (size * size);
  return (INVERSE_SQRT_PI - inverse * ratio(inverse, FAR_TOP, FAR_BOTTOM)) / size;
}

/** e^{−x²}: x² is split so that the rounding of a large square does not show. 0 from 28 on, also at ∞. */
function gaussian(x: number): number {
  if (x > 28) return 0;
  const coarse = Math.floor(x * 16) / 16;
  return exp(-coarse * coarse) * exp(-(x - coarse) * (x + coarse));
}
