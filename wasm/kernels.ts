// Rows of Gram matrices. Inputs are coordinate arrays, one per dimension, already divided by the lengthscale; all
// arrays are padded to a multiple of four. Values below 1e-30 σ_f² become 0: denormals would cost 100×.
import { expNonPositive } from './exp';
import { DOUBLE, doubles, MATERN_12, MATERN_32, SQUARED_EXPONENTIAL } from './layout';

const FLUSH: f64 = 1e-30;
export const SQRT_3: f64 = 1.7320508075688772;
export const SQRT_5: f64 = 2.23606797749979;

// out[i] = k(x, point_i) for i < count; `point` holds x / lengthscale, `stride` is the bytes between coordinate arrays.
export function kernelRow(
  family: i32, variance: f64, coordinates: usize, stride: usize, dimension: i32,
  point: usize, count: i32, out: usize,
): void {
  distanceRow(coordinates, stride, dimension, point, count, out);
  const end = out + doubles(count);
  if (family == SQUARED_EXPONENTIAL) squaredExponential(variance, out, end);
  else if (family == MATERN_12) matern12(variance, out, end);
  else if (family == MATERN_32) matern32(variance, out, end);
  else matern52(variance, out, end);
}

// out[i] = squared distance of x and point_i in lengthscales.
export function distanceRow(
  coordinates: usize, stride: usize, dimension: i32, point: usize, count: i32, out: usize,
): void {
  const bytes = doubles(count);
  firstDistance(coordinates, load<f64>(point), bytes, out);
  for (let d = 1; d < dimension; d++) {
    addDistance(coordinates + <usize>d * stride, load<f64>(point + doubles(d)), bytes, out);
  }
}

function firstDistance(coordinates: usize, x: f64, bytes: usize, out: usize): void {
  const point = f64x2.splat(x);
  for (let i: usize = 0; i < bytes; i += 16) {
    const difference = f64x2.sub(v128.load(coordinates + i), point);
    v128.store(out + i, f64x2.mul(difference, difference));
  }
}

function addDistance(coordinates: usize, x: f64, bytes: usize, out: usize): void {
  const point = f64x2.splat(x);
  for (let i: usize = 0; i < bytes; i += 16) {
    const difference = f64x2.sub(v128.load(coordinates + i), point);
    v128.store(out + i, f64x2.add(v128.load(out + i), f64x2.mul(difference, difference)));
  }
}

@inline function flushed(value: v128, smallest: v128): v128 {
  return v128.and(value, f64x2.ge(value, smallest));
}

// The loops below take two vectors at a time: one exponential alone leaves half of the arithmetic ports idle.

// σ_f² exp(-r²/2)
function squaredExponential(variance: f64, values: usize, end: usize): void {
  const scale = f64x2.splat(variance);
  const smallest = f64x2.splat(FLUSH * variance);
  const half = f64x2.splat(-0.5);
  for (; values < end; values += 32) {
    const a = expNonPositive(f64x2.mul(v128.load(values), half));
    const b = expNonPositive(f64x2.mul(v128.load(values, 16), half));
    v128.store(values, flushed(f64x2.mul(a, scale), smallest));
    v128.store(values, flushed(f64x2.mul(b, scale), smallest), 16);
  }
}

// σ_f² exp(-r)
function matern12(variance: f64, values: usize, end: usize): void {
  const scale = f64x2.splat(variance);
  const smallest = f64x2.splat(FLUSH * variance);
  for (; values < end; values += 32) {
    const a = expNonPositive(f64x2.neg(f64x2.sqrt(v128.load(values))));
    const b = expNonPositive(f64x2.neg(f64x2.sqrt(v128.load(values, 16))));
    v128.store(values, flushed(f64x2.mul(a, scale), smallest));
    v128.store(values, flushed(f64x2.mul(b, scale), smallest), 16);
  }
}

// (1 + s) exp(-s), s = √3 r
@inline function matern32Correlation(squaredDistance: v128): v128 {
  const s = f64x2.mul(f64x2.sqrt(squaredDistance), f64x2.splat(SQRT_3));
  return f64x2.mul(f64x2.add(s, f64x2.splat(1.0)), expNonPositive(f64x2.neg(s)));
}

function matern32(variance: f64, values: usize, end: usize): void {
  const scale = f64x2.splat(variance);
  const smallest = f64x2.splat(FLUSH * variance);
  for (; values < end; values += 32) {
    const a = matern32Correlation(v128.load(values));
    const b = matern32Correlation(v128.load(values, 16));
    v128.store(values, flushed(f64x2.mul(a, scale), smallest));
    v128.store(values, flushed(f64x2.mul(b, scale), smallest), 16);
  }
}

// (1 + s + s²/3) exp(-s), s = √5 r
@inline function matern52Correlation(squaredDistance: v128): v128 {
  const s = f64x2.mul(f64x2.sqrt(squaredDistance), f64x2.splat(SQRT_5));
  const third = f64x2.mul(f64x2.mul(s, s), f64x2.splat(1.0 / 3.0));
  return f64x2.mul(f64x2.add(f64x2.add(third, s), f64x2.splat(1.0)), expNonPositive(f64x2.neg(s)));
}

function matern52(variance: f64, values: usize, end: usize): void {
  const scale = f64x2.splat(variance);
  const smallest = f64x2.splat(FLUSH * variance);
  for (; values < end; values += 32) {
    const a = matern52Correlation(v128.load(values));
    const b = matern52Correlation(v128.load(values, 16));
    v128.store(values, flushed(f64x2.mul(a, scale), smallest));
    v128.store(values, flushed(f64x2.mul(b, scale), smallest), 16);
  }
}

// The squared exponential on a tensor grid: out[i·n2 + j] = a[i] b[j], where `a` carries σ_f².
export function outerRow(a: usize, n1: i32, b: usize, n2: i32, variance: f64, out: usize): void {
  const smallest = FLUSH * variance;
  const whole = doubles(n2 & ~1);
  for (let i = 0; i < n1; i++) {
    const first = load<f64>(a + doubles(i));
    const factor = f64x2.splat(first);
    for (let j: usize = 0; j < whole; j += 16) {
      v128.store(out + j, flushed(f64x2.mul(factor, v128.load(b + j)), f64x2.splat(smallest)));
    }
    if (n2 & 1) {
      const value = first * load<f64>(b + whole);
      store<f64>(out + whole, value >= smallest ? value : 0.0);
    }
    out += doubles(n2);
  }
}

// One of its columns: out[i] = a[i] b[i].
export function productRow(a: usize, b: usize, count: i32, variance: f64, out: usize): void {
  const smallest = f64x2.splat(FLUSH * variance);
  for (let i: usize = 0; i < doubles(count); i += 16) {
    v128.store(out + i, flushed(f64x2.mul(v128.load(a + i), v128.load(b + i)), smallest));
  }
}

// Empirical kernel: out[i] = table[arm][index_i]; indices are stored as f64.
export function tableRow(table: usize, size: i32, arm: i32, indices: usize, count: i32, out: usize): void {
  const row = table + doubles(arm * size);
  for (let i: usize = 0; i < doubles(count); i += DOUBLE) {
    store<f64>(out + i, load<f64>(row + doubles(<usize>load<f64>(indices + i))));
  }
}

// out[i] *= exp(halfLog · |t - time_i|), halfLog = ½ ln(1-ε) ≤ 0 (a huge negative number for ε = 1, where 0^0 = 1).
export function decayRow(halfLog: f64, t: f64, times: usize, count: i32, variance: f64, out: usize): void {
  const smallest = f64x2.splat(FLUSH * variance);
  for (let i: usize = 0; i < doubles(count); i += 16) {
    const age = f64x2.abs(f64x2.sub(f64x2.splat(t), v128.load(times + i)));
    const factor = expNonPositive(f64x2.mul(age, f64x2.splat(halfLog)));
    const value = f64x2.mul(v128.load(out + i), factor);
    v128.store(out + i, v128.and(value, f64x2.ge(f64x2.abs(value), smallest)));
  }
}

// out[i] *= 1 + σ_w² (min(t, time_i) - 1)
export function wienerRow(driftVariance: f64, t: f64, times: usize, count: i32, out: usize): void {
  for (let i: usize = 0; i < doubles(count); i += DOUBLE) {
    const earlier = min<f64>(t, load<f64>(times + i));
    store<f64>(out + i, load<f64>(out + i) * (1.0 + driftVariance * (earlier - 1.0)));
  }
}
