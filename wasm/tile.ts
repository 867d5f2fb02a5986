// The one inner kernel. Panel-4 storage: a panel holds four rows side by side, P[k][0..3], so that a 4 × 4 tile of a
// panel is 16 consecutive numbers. Every element is updated in ascending order of k, one product at a time: whether a
// factor is grown row by row or computed in blocks, its bits are the same.

// C -= A Bᵀ over `length` columns; C is 4 columns of the panel A belongs to.
// Not unrolled: unrolling costs 16–28 % of the speed.
export function tile(c: usize, a: usize, b: usize, length: i32): void {
  let c00 = v128.load(c);
  let c01 = v128.load(c, 16);
  let c10 = v128.load(c, 32);
  let c11 = v128.load(c, 48);
  let c20 = v128.load(c, 64);
  let c21 = v128.load(c, 80);
  let c30 = v128.load(c, 96);
  let c31 = v128.load(c, 112);
  for (const end = a + (<usize>length << 5); a < end; a += 32, b += 32) {
    const a0 = v128.load(a);
    const a1 = v128.load(a, 16);
    const b0 = v128.load64_splat(b);
    c00 = f64x2.sub(c00, f64x2.mul(a0, b0));
    c01 = f64x2.sub(c01, f64x2.mul(a1, b0));
    const b1 = v128.load64_splat(b, 8);
    c10 = f64x2.sub(c10, f64x2.mul(a0, b1));
    c11 = f64x2.sub(c11, f64x2.mul(a1, b1));
    const b2 = v128.load64_splat(b, 16);
    c20 = f64x2.sub(c20, f64x2.mul(a0, b2));
    c21 = f64x2.sub(c21, f64x2.mul(a1, b2));
    const b3 = v128.load64_splat(b, 24);
    c30 = f64x2.sub(c30, f64x2.mul(a0, b3));
    c31 = f64x2.sub(c31, f64x2.mul(a1, b3));
  }
  v128.store(c, c00);
  v128.store(c, c01, 16);
  v128.store(c, c10, 32);
  v128.store(c, c11, 48);
  v128.store(c, c20, 64);
  v128.store(c, c21, 80);
  v128.store(c, c30, 96);
  v128.store(c, c31, 112);
}

// C := C D⁻ᵀ for the lower triangular 4 × 4 tile D (D[k][m] at d + 32 m + 8 k).
export function solveTile(c: usize, d: usize): void {
  for (let k: usize = 0; k < 4; k++) {
    const column = c + (k << 5);
    let low = v128.load(column);
    let high = v128.load(column, 16);
    for (let m: usize = 0; m < k; m++) {
      const factor = v128.load64_splat(d + (m << 5) + (k << 3));
      low = f64x2.sub(low, f64x2.mul(v128.load(c + (m << 5)), factor));
      high = f64x2.sub(high, f64x2.mul(v128.load(c + (m << 5), 16), factor));
    }
    const diagonal = v128.load64_splat(d + (k << 5) + (k << 3));
    v128.store(column, f64x2.div(low, diagonal));
    v128.store(column, f64x2.div(high, diagonal), 16);
  }
}
