// The covariance Σ of a state on fixed candidates, moved by time towards the covariance Σ₀ it started from, and by
// observations. Both are lower triangles row by row, row i at i (i + 1) / 2. One pass over memory a step: a triangle is
// larger than most caches, and to read it takes longer than to reckon with it.
import { doubles } from './layout';

// Σ := keep Σ + add Σ₀ over `count` elements.
export function passState(state: usize, start: usize, count: i32, keep: f64, add: f64): void {
  const k = f64x2.splat(keep);
  const a = f64x2.splat(add);
  const end = state + doubles(count);
  for (const pairs = state + doubles(count & ~1); state < pairs; state += 16, start += 16) {
    v128.store(state, passed(state, start, k, a));
  }
  if (state < end) store<f64>(state, keep * load<f64>(state) + add * load<f64>(start));
}

@inline function passed(state: usize, start: usize, keep: v128, add: v128): v128 {
  return f64x2.add(f64x2.mul(keep, v128.load(state)), f64x2.mul(add, v128.load(start)));
}

// Σ := Σ − c cᵀ / total for a column c of `size` elements.
export function updateState(state: usize, column: usize, size: i32, total: f64): void {
  for (let i = 0; i < size; i++) {
    const weight = load<f64>(column + doubles(i)) / total;
    const w = f64x2.splat(weight);
    let c = column;
    for (const pairs = c + doubles((i + 1) & ~1); c < pairs; c += 16, state += 16) {
      v128.store(state, f64x2.sub(v128.load(state), f64x2.mul(w, v128.load(c))));
    }
    if (!(i & 1)) {
      store<f64>(state, load<f64>(state) - weight * load<f64>(c));
      state += doubles(1);
    }
  }
}

// Both, one after another, to the same bits: Σ := keep Σ + add Σ₀ − c cᵀ / total.
export function passAndUpdateState(
  state: usize, start: usize, column: usize, size: i32, keep: f64, add: f64, total: f64,
): void {
  const k = f64x2.splat(keep);
  const a = f64x2.splat(add);
  for (let i = 0; i < size; i++) {
    const weight = load<f64>(column + doubles(i)) / total;
    const w = f64x2.splat(weight);
    let c = column;
    for (const pairs = c + doubles((i + 1) & ~1); c < pairs; c += 16, state += 16, start += 16) {
      v128.store(state, f64x2.sub(passed(state, start, k, a), f64x2.mul(w, v128.load(c))));
    }
    if (!(i & 1)) {
      store<f64>(state, keep * load<f64>(state) + add * load<f64>(start) - weight * load<f64>(c));
      state += doubles(1);
      start += doubles(1);
    }
  }
}
