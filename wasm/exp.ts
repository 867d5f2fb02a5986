// Vectorised exp(x) for x ≤ 0, within 2.2e-16 relative for x ≥ -708; smaller x are raised to -708.
// Cody–Waite reduction x = k ln 2 + r, |r| ≤ ln 2 / 2, and the Taylor polynomial of degree 13 (remainder below 1e-17).

const LOG2_E: f64 = 1.44269504088896338700;
const LN2_HIGH: f64 = 6.93147180369123816490e-1;
const LN2_LOW: f64 = 1.90821492927058770002e-10;
// Adding 1.5 · 2^52 rounds to an integer and leaves it in the low bits of the significand.
const ROUNDER: f64 = 6755399441055744.0;
const LOWEST: f64 = -708.0;

// @ts-ignore: decorator
@inline export function expNonPositive(argument: v128): v128 {
  const x = f64x2.pmax(argument, f64x2.splat(LOWEST));
  const shifted = f64x2.add(f64x2.mul(x, f64x2.splat(LOG2_E)), f64x2.splat(ROUNDER));
  const k = f64x2.sub(shifted, f64x2.splat(ROUNDER));
  const r = f64x2.sub(
    f64x2.sub(x, f64x2.mul(k, f64x2.splat(LN2_HIGH))),
    f64x2.mul(k, f64x2.splat(LN2_LOW)),
  );
  let p = f64x2.splat(1.0 / 6227020800.0);
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(1.0 / 479001600.0));
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(1.0 / 39916800.0));
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(1.0 / 3628800.0));
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(1.0 / 362880.0));
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(1.0 / 40320.0));
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(1.0 / 5040.0));
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(1.0 / 720.0));
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(1.0 / 120.0));
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(1.0 / 24.0));
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(1.0 / 6.0));
  p = f64x2.add(f64x2.mul(p, r), f64x2.splat(0.5));
  p = f64x2.add(f64x2.mul(p, f64x2.mul(r, r)), r);
  p = f64x2.add(p, f64x2.splat(1.0));
  // Multiply by 2^k: k sits in the low bits of `shifted`, shift it onto the exponent.
  return i64x2.add(p, i64x2.shl(shifted, 52));
}
