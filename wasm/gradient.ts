// Sums for the gradient of the log marginal likelihood, row by row. Arrays are padded to a multiple of four, `m` with
// zeros; each sum runs in two lanes that are added at the end.
import { expNonPositive } from './exp';
import { SQRT_3, SQRT_5 } from './kernels';
import { doubles, MATERN_12, MATERN_32, SQUARED_EXPONENTIAL } from './layout';

@inline function total(sum: v128): f64 {
  return f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1);
}

// values[i] := w(values[i]) for squared distances, where ∂k/∂l_d = w · (Δ_d/l_d)² / l_d.
export function slopes(family: i32, variance: f64, count: i32, values: usize): void {
  const scale = f64x2.splat(variance);
  for (const end = values + doubles(count); values < end; values += 16) {
    const squared = v128.load(values);
    let w: v128;
    if (family == SQUARED_EXPONENTIAL) w = expNonPositive(f64x2.mul(squared, f64x2.splat(-0.5)));
    else if (family == MATERN_12) w = matern12Slope(squared);
    else if (family == MATERN_32) w = matern32Slope(squared);
    else w = matern52Slope(squared);
    v128.store(values, f64x2.mul(w, scale));
  }
}

// exp(-r) / r. At r = 0 the kernel has a kink, but the factor Δ² beside it is 0.
@inline function matern12Slope(squared: v128): v128 {
  const r = f64x2.sqrt(squared);
  return f64x2.div(expNonPositive(f64x2.neg(r)), f64x2.pmax(r, f64x2.splat(1e-150)));
}

// 3 exp(-√3 r)
@inline function matern32Slope(squared: v128): v128 {
  const s = f64x2.mul(f64x2.sqrt(squared), f64x2.splat(SQRT_3));
  return f64x2.mul(f64x2.splat(3.0), expNonPositive(f64x2.neg(s)));
}

// 5/3 (1 + √5 r) exp(-√5 r)
@inline function matern52Slope(squared: v128): v128 {
  const s = f64x2.mul(f64x2.sqrt(squared), f64x2.splat(SQRT_5));
  const e = f64x2.mul(f64x2.splat(5.0 / 3.0), expNonPositive(f64x2.neg(s)));
  return f64x2.mul(f64x2.add(s, f64x2.splat(1.0)), e);
}

// Σ m_j k_j
export function sumProducts(m: usize, k: usize, count: i32): f64 {
  let sum = f64x2.splat(0.0);
  for (let i: usize = 0; i < doubles(count); i += 16) {
    sum = f64x2.add(sum, f64x2.mul(v128.load(m + i), v128.load(k + i)));
  }
  return total(sum);
}

// Σ m_j k_j |t - t_j|
export function sumAges(m: usize, k: usize, times: usize, t: f64, count: i32): f64 {
  let sum = f64x2.splat(0.0);
  const now = f64x2.splat(t);
  for (let i: usize = 0; i < doubles(count); i += 16) {
    const product = f64x2.mul(v128.load(m + i), v128.load(k + i));
    sum = f64x2.add(sum, f64x2.mul(product, f64x2.abs(f64x2.sub(now, v128.load(times + i)))));
  }
  return total(sum);
}

// Σ m_j k_j (min(t, t_j) - 1)
export function sumEarlier(m: usize, k: usize, times: usize, t: f64, count: i32): f64 {
  let sum = f64x2.splat(0.0);
  const now = f64x2.splat(t);
  const one = f64x2.splat(1.0);
  for (let i: usize = 0; i < doubles(count); i += 16) {
    const product = f64x2.mul(v128.load(m + i), v128.load(k + i));
    sum = f64x2.add(sum, f64x2.mul(product, f64x2.sub(f64x2.pmin(now, v128.load(times + i)), one)));
  }
  return total(sum);
}

// Σ m_j w_j (c_j - x)²
export function sumSquares(m: usize, w: usize, coordinates: usize, x: f64, count: i32): f64 {
  let sum = f64x2.splat(0.0);
  const point = f64x2.splat(x);
  for (let i: usize = 0; i < doubles(count); i += 16) {
    const difference = f64x2.sub(v128.load(coordinates + i), point);
    const product = f64x2.mul(v128.load(m + i), v128.load(w + i));
    sum = f64x2.add(sum, f64x2.mul(product, f64x2.mul(difference, difference)));
  }
  return total(sum);
}
