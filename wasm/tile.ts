// The one inner kernel. Panel-4 storage: a panel holds four rows side by side, P[k][0..3], so that a 4 × 4 tile of a
// panel is 16 consecutive numbers. Every element is updated in ascending order of k, one product at a time: whether a
// factor is grown row by row or computed in blocks, its bits are the same.

import { COLUMN, columns, doubles } from './layout';

// C -= A Bᵀ over `length` columns; C is 4 columns of the panel A belongs to, B is a panel of L.
// Not unrolled: unrolling costs 16–28 % of the speed.
export function tile(c: usize, a: usize, b: usize, length: i32): void {
  let t0 = v128.load(c);
  let u0 = v128.load(c, 16);
  let t1 = v128.load(c, 32);
  let u1 = v128.load(c, 48);
  let t2 = v128.load(c, 64);
  let u2 = v128.load(c, 80);
  let t3 = v128.load(c, 96);
  let u3 = v128.load(c, 112);
  for (const end = b + columns(length); b < end; a += COLUMN, b += COLUMN) {
    const low = v128.load(a);
    const high = v128.load(a, 16);
    const b0 = v128.load64_splat(b);
    t0 = f64x2.sub(t0, f64x2.mul(low, b0));
    u0 = f64x2.sub(u0, f64x2.mul(high, b0));
    const b1 = v128.load64_splat(b, 8);
    t1 = f64x2.sub(t1, f64x2.mul(low, b1));
    u1 = f64x2.sub(u1, f64x2.mul(high, b1));
    const b2 = v128.load64_splat(b, 16);
    t2 = f64x2.sub(t2, f64x2.mul(low, b2));
    u2 = f64x2.sub(u2, f64x2.mul(high, b2));
    const b3 = v128.load64_splat(b, 24);
    t3 = f64x2.sub(t3, f64x2.mul(low, b3));
    u3 = f64x2.sub(u3, f64x2.mul(high, b3));
  }
  v128.store(c, t0);
  v128.store(c, u0, 16);
  v128.store(c, t1, 32);
  v128.store(c, u1, 48);
  v128.store(c, t2, 64);
  v128.store(c, u2, 80);
  v128.store(c, t3, 96);
  v128.store(c, u3, 112);
}

// C := C D⁻ᵀ for the lower triangular 4 × 4 tile D of a panel of L: D[k][m] at d + 32 m + 8 k.
export function solveTile(c: usize, d: usize): void {
  for (let k: usize = 0; k < 4; k++) {
    const column = c + columns(k);
    let low = v128.load(column);
    let high = v128.load(column, 16);
    for (let m: usize = 0; m < k; m++) {
      const solved = c + columns(m);
      const factor = v128.load64_splat(d + columns(m) + doubles(k));
      low = f64x2.sub(low, f64x2.mul(v128.load(solved), factor));
      high = f64x2.sub(high, f64x2.mul(v128.load(solved, 16), factor));
    }
    const diagonal = v128.load64_splat(d + columns(k) + doubles(k));
    v128.store(column, f64x2.div(low, diagonal));
    v128.store(column, f64x2.div(high, diagonal), 16);
  }
}
