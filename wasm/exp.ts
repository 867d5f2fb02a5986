// Vectorised exp(x) for x ≤ 0, within 2.2e-16 relative for x ≥ -708; smaller x are raised to -708.
// Cody–Waite reduction x = k ln 2 + r, |r| ≤ ln 2 / 2, and e^r = 1 + r + r² q(r) with q of degree 9, interpolated at
// Chebyshev nodes in exact arithmetic (remainder 1.6e-17).

// In memory rather than in the code: engines build a vector constant anew each time, but load one in a single step.
const CONSTANTS = memory.data<f64>([
  0.5000000000000001, 0.16666666666666669, 0.04166666666662416, 0.008333333333330063, 0.0013888888917199863,
  0.00019841269863042963, 2.4801521317484083e-5, 2.7557268476553695e-6, 2.7620078203806394e-7, 2.5100377619606372e-8,
  1.44269504088896338700, // log2 e
  6.93147180369123816490e-1, // ln 2: its high bits, exact when multiplied with k
  1.90821492927058770002e-10, // and the rest
  6755399441055744.0, // 1.5 · 2^52: adding it rounds to an integer and leaves that in the low bits of the significand
  -708.0,
  1.0,
]);
@inline const LOG2_E = 10;
@inline const LN2_HIGH = 11;
@inline const LN2_LOW = 12;
@inline const ROUNDER = 13;
@inline const LOWEST = 14;
@inline const ONE = 15;

@inline function constant(index: i32): v128 {
  return v128.load64_splat(CONSTANTS + (<usize>index << 3));
}

// a + b r for neighbouring coefficients.
@inline function pair(index: i32, r: v128): v128 {
  return f64x2.add(constant(index), f64x2.mul(constant(index + 1), r));
}

@inline export function expNonPositive(argument: v128): v128 {
  const x = f64x2.pmax(argument, constant(LOWEST));
  const shifted = f64x2.add(f64x2.mul(x, constant(LOG2_E)), constant(ROUNDER));
  const k = f64x2.sub(shifted, constant(ROUNDER));
  const r = f64x2.sub(f64x2.sub(x, f64x2.mul(k, constant(LN2_HIGH))), f64x2.mul(k, constant(LN2_LOW)));
  // Estrin's scheme: short chains keep both arithmetic ports busy.
  const r2 = f64x2.mul(r, r);
  const r4 = f64x2.mul(r2, r2);
  const low = f64x2.add(pair(0, r), f64x2.mul(r2, pair(2, r)));
  const middle = f64x2.add(pair(4, r), f64x2.mul(r2, pair(6, r)));
  const q = f64x2.add(low, f64x2.mul(r4, f64x2.add(middle, f64x2.mul(r4, pair(8, r)))));
  const p = f64x2.add(constant(ONE), f64x2.add(r, f64x2.mul(r2, q)));
  // Multiply by 2^k: k sits in the low bits of `shifted`; shift it onto the exponent.
  return i64x2.add(p, i64x2.shl(shifted, 52));
}
