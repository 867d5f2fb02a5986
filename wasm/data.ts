// The data side of a posterior: one more row of L (packed panels of four rows, pack.ts), and of z = L⁻¹ y.
import { COLUMN, columns, DOUBLE, doubles, element, panelOf } from './layout';

// Solves L l = k in place for n rows. The array is padded to a multiple of four.
export function solveRow(packed: usize, n: i32, row: usize): void {
  for (let i = 0; i < n; i += 4) {
    const panel = panelOf(packed, i >> 2);
    const target = row + doubles(i);
    subtractPanel(target, panel, i, row);
    solveDiagonal(target, panel + columns(i), min(4, n - i));
  }
}

// target[0..3] -= Σ_k P[k][0..3] row_k over `length` columns.
function subtractPanel(target: usize, panel: usize, length: i32, row: usize): void {
  let low = v128.load(target);
  let high = v128.load(target, 16);
  for (const end = panel + columns(length); panel < end; panel += COLUMN, row += DOUBLE) {
    const l = v128.load64_splat(row);
    low = f64x2.sub(low, f64x2.mul(v128.load(panel), l));
    high = f64x2.sub(high, f64x2.mul(v128.load(panel, 16), l));
  }
  v128.store(target, low);
  v128.store(target, high, 16);
}

function solveDiagonal(target: usize, diagonal: usize, rows: i32): void {
  for (let k = 0; k < rows; k++) {
    const column = diagonal + columns(k);
    const l = load<f64>(target + doubles(k)) / load<f64>(column + doubles(k));
    store<f64>(target + doubles(k), l);
    for (let r = k + 1; r < rows; r++) {
      const at = target + doubles(r);
      store<f64>(at, load<f64>(at) - load<f64>(column + doubles(r)) * l);
    }
  }
}

// start - Σ a_j b_j, in order.
export function subtractDot(start: f64, a: usize, b: usize, n: i32): f64 {
  for (let j: usize = 0; j < doubles(n); j += DOUBLE) start -= load<f64>(a + j) * load<f64>(b + j);
  return start;
}

// Writes n elements and the diagonal one as row n of the packed triangle.
export function storeRow(packed: usize, n: i32, row: usize, diagonal: f64): void {
  const lane = element(packed, n, 0);
  for (let k = 0; k < n; k++) store<f64>(lane + columns(k), load<f64>(row + doubles(k)));
  store<f64>(lane + columns(n), diagonal);
}

// Fills the rows n.. of the last panel with those of the identity, so that whole panels can be factored.
export function padLastPanel(packed: usize, n: i32): void {
  const length = (n | 3) + 1;
  for (let row = n; row & 3; row++) {
    const lane = element(packed, row, 0);
    for (let k = 0; k != length; k++) store<f64>(lane + columns(k), k == row ? 1.0 : 0.0);
  }
}

// Sum of ln L_ii, for i < n.
export function logDiagonal(packed: usize, n: i32): f64 {
  let sum = 0.0;
  for (let i = 0; i < n; i++) {
    sum += NativeMath.log(load<f64>(element(packed, i, i)));
  }
  return sum;
}
