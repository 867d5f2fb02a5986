// Rows of Gram matrices. Inputs are coordinate arrays, one per dimension, already divided by the lengthscale;
// all arrays are padded to an even count. Values below 1e-30 σ_f² become 0: denormals would cost 100×.
import { expNonPositive } from './exp';

const FLUSH: f64 = 1e-30;
const SQRT_3: f64 = 1.7320508075688772;
const SQRT_5: f64 = 2.23606797749979;

// @ts-ignore: decorator
@inline const SQUARED_EXPONENTIAL = 0;
// @ts-ignore: decorator
@inline const MATERN_12 = 1;
// @ts-ignore: decorator
@inline const MATERN_32 = 2;

// out[i] = k(x, point_i) for i < count; `point` holds x / lengthscale.
export function kernelRow(
  family: i32, variance: f64, coordinates: usize, stride: usize, dimension: i32,
  point: usize, count: i32, out: usize,
): void {
  squaredDistances(coordinates, stride, dimension, point, count, out);
  if (family == SQUARED_EXPONENTIAL) squaredExponential(variance, count, out);
  else if (family == MATERN_12) matern12(variance, count, out);
  else if (family == MATERN_32) matern32(variance, count, out);
  else matern52(variance, count, out);
}

function squaredDistances(
  coordinates: usize, stride: usize, dimension: i32, point: usize, count: i32, out: usize,
): void {
  const bytes = <usize>count << 3;
  for (let d = 0; d < dimension; d++) {
    const c = coordinates + <usize>d * stride;
    const x = v128.load64_splat(point + (<usize>d << 3));
    for (let i: usize = 0; i < bytes; i += 16) {
      const difference = f64x2.sub(v128.load(c + i), x);
      const square = f64x2.mul(difference, difference);
      v128.store(out + i, d ? f64x2.add(v128.load(out + i), square) : square);
    }
  }
}

// @ts-ignore: decorator
@inline function flushed(value: v128, variance: f64): v128 {
  return v128.and(value, f64x2.ge(value, f64x2.splat(FLUSH * variance)));
}

// σ_f² exp(-r²/2)
function squaredExponential(variance: f64, count: i32, out: usize): void {
  for (const end = out + (<usize>count << 3); out < end; out += 16) {
    const e = expNonPositive(f64x2.mul(v128.load(out), f64x2.splat(-0.5)));
    v128.store(out, flushed(f64x2.mul(e, f64x2.splat(variance)), variance));
  }
}

// σ_f² exp(-r)
function matern12(variance: f64, count: i32, out: usize): void {
  for (const end = out + (<usize>count << 3); out < end; out += 16) {
    const e = expNonPositive(f64x2.neg(f64x2.sqrt(v128.load(out))));
    v128.store(out, flushed(f64x2.mul(e, f64x2.splat(variance)), variance));
  }
}

// σ_f² (1 + s) exp(-s), s = √3 r
function matern32(variance: f64, count: i32, out: usize): void {
  for (const end = out + (<usize>count << 3); out < end; out += 16) {
    const s = f64x2.mul(f64x2.sqrt(v128.load(out)), f64x2.splat(SQRT_3));
    const polynomial = f64x2.add(s, f64x2.splat(1.0));
    const value = f64x2.mul(f64x2.mul(polynomial, expNonPositive(f64x2.neg(s))), f64x2.splat(variance));
    v128.store(out, flushed(value, variance));
  }
}

// σ_f² (1 + s + s²/3) exp(-s), s = √5 r
function matern52(variance: f64, count: i32, out: usize): void {
  for (const end = out + (<usize>count << 3); out < end; out += 16) {
    const s = f64x2.mul(f64x2.sqrt(v128.load(out)), f64x2.splat(SQRT_5));
    const third = f64x2.mul(f64x2.mul(s, s), f64x2.splat(1.0 / 3.0));
    const polynomial = f64x2.add(f64x2.add(third, s), f64x2.splat(1.0));
    const value = f64x2.mul(f64x2.mul(polynomial, expNonPositive(f64x2.neg(s))), f64x2.splat(variance));
    v128.store(out, flushed(value, variance));
  }
}

// Empirical kernel: out[i] = table[arm][index_i]; indices are stored as f64.
export function tableRow(table: usize, size: i32, arm: i32, indices: usize, count: i32, out: usize): void {
  const row = table + (<usize>(arm * size) << 3);
  for (let i: usize = 0; i < <usize>count << 3; i += 8) {
    store<f64>(out + i, load<f64>(row + (<usize>load<f64>(indices + i) << 3)));
  }
}

// out[i] *= exp(halfLog · |t - time_i|), halfLog = ½ ln(1-ε) ≤ 0 (a huge negative number for ε = 1, where 0^0 = 1).
export function decayRow(halfLog: f64, t: f64, times: usize, count: i32, variance: f64, out: usize): void {
  for (let i: usize = 0; i < <usize>count << 3; i += 16) {
    const age = f64x2.abs(f64x2.sub(f64x2.splat(t), v128.load(times + i)));
    const factor = expNonPositive(f64x2.mul(age, f64x2.splat(halfLog)));
    const value = f64x2.mul(v128.load(out + i), factor);
    const keep = f64x2.ge(f64x2.abs(value), f64x2.splat(FLUSH * variance));
    v128.store(out + i, v128.and(value, keep));
  }
}

// out[i] *= 1 + σ_w² (min(t, time_i) - 1)
export function wienerRow(driftVariance: f64, t: f64, times: usize, count: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>count << 3; i += 8) {
    const earlier = min<f64>(t, load<f64>(times + i));
    store<f64>(out + i, load<f64>(out + i) * (1.0 + driftVariance * (earlier - 1.0)));
  }
}
