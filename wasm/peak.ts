// The ceiling to measure against: multiply and add in registers only, ten independent chains of f64x2.
// Returns a sum so that nothing is optimised away; 40 floating-point operations per iteration.
export function peak(iterations: i32): f64 {
  const x = f64x2.splat(0.999999);
  const y = f64x2.splat(0.000001);
  let c0 = f64x2.splat(1.0);
  let c1 = f64x2.splat(1.1);
  let c2 = f64x2.splat(1.2);
  let c3 = f64x2.splat(1.3);
  let c4 = f64x2.splat(1.4);
  let c5 = f64x2.splat(1.5);
  let c6 = f64x2.splat(1.6);
  let c7 = f64x2.splat(1.7);
  let c8 = f64x2.splat(1.8);
  let c9 = f64x2.splat(1.9);
  for (let i = 0; i < iterations; i++) {
    c0 = f64x2.add(f64x2.mul(c0, x), y);
    c1 = f64x2.add(f64x2.mul(c1, x), y);
    c2 = f64x2.add(f64x2.mul(c2, x), y);
    c3 = f64x2.add(f64x2.mul(c3, x), y);
    c4 = f64x2.add(f64x2.mul(c4, x), y);
    c5 = f64x2.add(f64x2.mul(c5, x), y);
    c6 = f64x2.add(f64x2.mul(c6, x), y);
    c7 = f64x2.add(f64x2.mul(c7, x), y);
    c8 = f64x2.add(f64x2.mul(c8, x), y);
    c9 = f64x2.add(f64x2.mul(c9, x), y);
  }
  const low = f64x2.add(f64x2.add(c0, c1), f64x2.add(c2, c3));
  const high = f64x2.add(f64x2.add(c4, c5), f64x2.add(c6, c7));
  const sum = f64x2.add(f64x2.add(low, high), f64x2.add(c8, c9));
  return f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1);
}
