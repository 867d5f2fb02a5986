import { exp } from '../math/index.ts';
import { erfc } from '../math/normal.ts';
import type { PeriodicTime, StationaryTime, TemporalFactor } from './spec.ts';
import { halfLogRetention } from './temporal.ts';
import { periodicTime, stationaryTime } from './time-kernels.ts';

/** J(a, b) = ∫_0^∞ k_T(a + u) k_T(b + u) du of two ages. */
type PairIntegral = (a: number, b: number) => number;

/**
 * J_jk = ∫_{t0}^∞ k_T(s − t_j) k_T(s − t_k) ds (`n × n`, row-major): how much two observations share of the future
 * (Bardou et al. 2024). Closed forms; Gauss–Legendre where the factor comes back and fades.
 * @param ages t0 − t_i ≥ 0
 * @param mostPanels of the quadrature: where it wants more, it loses digits and not time
 * @returns null where the integral diverges: nothing ever grows stale
 */
export function timeIntegral(
  temporal: TemporalFactor,
  ages: readonly number[],
  mostPanels = MOST_PANELS,
): Float64Array | null {
  if (temporal.kind === 'periodic')
    return temporal.decay ? byQuadrature(temporal, temporal.decay, ages, mostPanels) : null;
  const pair = closedForm(temporal);
  if (!pair) return null;
  const n = ages.length;
  const out = new Float64Array(n * n);
  for (let j = 0; j < n; j++)
    for (let k = 0; k <= j; k++) out[j * n + k] = out[k * n + j] = pair(ages[j], ages[k]);
  return out;
}

function closedForm(temporal: TemporalFactor): PairIntegral | null {
  const scale = exponentialScale(temporal);
  if (scale !== null) return exponential(scale);
  return temporal.kind === 'stationary' ? INTEGRALS[temporal.family](temporal.lengthscale) : null;
}

/** l of a factor e^{−τ/l}; null where it is another, or never fades. */
function exponentialScale(temporal: TemporalFactor): number | null {
  if (temporal.kind === 'forgetting' && temporal.rate > 0) return -1 / halfLogRetention(temporal.rate);
  return temporal.kind === 'stationary' && temporal.family === 'matern12' ? temporal.lengthscale : null;
}

/**
 * v with J = v vᵀ where the factor decays exponentially: v_j = √(l/2) e^{−a_j/l}.
 * @param ages a_j ≥ 0
 * @returns null for any other factor, whose J has a higher rank
 */
export function exponentialShares(temporal: TemporalFactor, ages: readonly number[]): Float64Array | null {
  const scale = exponentialScale(temporal);
  return scale === null ? null : Float64Array.from(ages, (age) => Math.sqrt(scale / 2) * exp(-age / scale));
}

const exponential =
  (scale: number): PairIntegral =>
  (a, b) =>
    (exp(-(a + b) / scale) * scale) / 2;

const INTEGRALS: Readonly<Record<StationaryTime['family'], (scale: number) => PairIntegral>> = {
  matern12: exponential,
  // With 4 l_T²: the authors' public code has 2 l_T², which is not the integral (quadrature agrees with 4).
  se: (scale) => (a, b) => {
    const apart = (a - b) / scale;
    const rest = (Math.sqrt(Math.PI) * scale) / 2;
    return rest * exp(-(apart * apart) / 4) * erfc((a + b) / (2 * scale));
  },
  matern32: (scale) => {
    const rate = Math.sqrt(3) / scale;
    return (a, b) => {
      const [first, second] = [1 + rate * a, 1 + rate * b];
      return (exp(-rate * (a + b)) * (2 * first * second + first + second + 1)) / (4 * rate);
    };
  },
  matern52: (scale) => {
    const rate = Math.sqrt(5) / scale;
    const polynomial = (x: number) => [1 + x + (x * x) / 3, 1 + (2 * x) / 3, 1 / 3];
    return (a, b) => {
      const [u, v] = [polynomial(rate * a), polynomial(rate * b)];
      let sum = 0;
      for (let m = 0; m < 3; m++) for (let n = 0; n < 3; n++) sum += u[m] * v[n] * MOMENTS[m + n];
      return (exp(-rate * (a + b)) / rate) * sum;
    };
  },
};

/** ∫_0^∞ x^m e^{−2x} dx = m!/2^{m+1}. */
const MOMENTS = [1 / 2, 1 / 4, 1 / 4, 3 / 8, 3 / 4];

/** Positive nodes of the 16-point Gauss–Legendre rule on [−1, 1], and their weights. */
const NODES = [
  0.09501250983763744, 0.2816035507792589, 0.45801677765722737, 0.6178762444026438, 0.755404408355003,
  0.8656312023878318, 0.9445750230732326, 0.9894009349916499,
];
const WEIGHTS = [
  0.18945061045506864, 0.18260341504492364, 0.16915651939500265, 0.1495959888165767, 0.12462897125553407,
  0.0951585116824926, 0.062253523938647456, 0.027152459411754176,
];
/** Where the decay is below this, its square adds nothing more. */
const FADED = 1e-9;
/** More panels than these, at a step of a run, are for periods far shorter than the decay; they are then stretched. */
const MOST_PANELS = 4000;

function byQuadrature(
  factor: PeriodicTime,
  decay: StationaryTime,
  ages: readonly number[],
  most: number,
): Float64Array {
  const n = ages.length;
  const out = new Float64Array(n * n);
  const length = panelLength(factor, decay, most);
  const values = new Float64Array(n);
  for (let start = 0; stationaryTime(decay, start) >= FADED; start += length)
    for (let node = 0; node < 2 * NODES.length; node++) {
      const i = node >> 1;
      const at = start + (length / 2) * (1 + (node % 2 ? NODES[i] : -NODES[i]));
      for (let j = 0; j < n; j++) values[j] = periodicTime(factor, ages[j] + at);
      addOuter(out, values, (WEIGHTS[i] * length) / 2);
    }
  return out;
}

function panelLength(
  { period, periodLengthscale }: PeriodicTime,
  decay: StationaryTime,
  most: number,
): number {
  const fine = Math.min(decay.lengthscale, period * Math.min(1, periodLengthscale)) / 2;
  const reaches = (at: number) => stationaryTime(decay, at * most) < FADED;
  let length = fine;
  while (!reaches(length)) length *= 1.0625;
  return length;
}

function addOuter(out: Float64Array, values: Float64Array, weight: number): void {
  const n = values.length;
  for (let j = 0; j < n; j++) for (let k = 0; k < n; k++) out[j * n + k] += weight * values[j] * values[k];
}
