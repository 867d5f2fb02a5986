// The data side of a posterior: one more row of L (packed panels of four rows, pack.ts), and of z = L⁻¹ y.
import { panelOf } from './cholesky';

// Solves L l = k in place for n rows. The array is padded to a multiple of four.
export function solveRow(packed: usize, n: i32, row: usize): void {
  for (let i = 0; i < n; i += 4) {
    const panel = panelOf(packed, i >> 2);
    const target = row + (<usize>i << 3);
    subtractPanel(target, panel, i, row);
    solveDiagonal(target, panel + (<usize>i << 5), min(4, n - i));
  }
}

// target[0..3] -= Σ_k P[k][0..3] row_k over `columns` columns.
function subtractPanel(target: usize, panel: usize, columns: i32, row: usize): void {
  let low = v128.load(target);
  let high = v128.load(target, 16);
  for (const end = panel + (<usize>columns << 5); panel < end; panel += 32, row += 8) {
    const l = v128.load64_splat(row);
    low = f64x2.sub(low, f64x2.mul(v128.load(panel), l));
    high = f64x2.sub(high, f64x2.mul(v128.load(panel, 16), l));
  }
  v128.store(target, low);
  v128.store(target, high, 16);
}

function solveDiagonal(target: usize, diagonal: usize, rows: i32): void {
  for (let k = 0; k < rows; k++) {
    const column = diagonal + (<usize>k << 5);
    const l = load<f64>(target + (<usize>k << 3)) / load<f64>(column + (<usize>k << 3));
    store<f64>(target + (<usize>k << 3), l);
    for (let r = k + 1; r < rows; r++) {
      const element = target + (<usize>r << 3);
      store<f64>(element, load<f64>(element) - load<f64>(column + (<usize>r << 3)) * l);
    }
  }
}

// start - Σ a_j b_j, in order.
export function subtractDot(start: f64, a: usize, b: usize, n: i32): f64 {
  for (let j: usize = 0; j < <usize>n << 3; j += 8) start -= load<f64>(a + j) * load<f64>(b + j);
  return start;
}

// Writes n elements and the diagonal one as row n of the packed triangle.
export function storeRow(packed: usize, n: i32, row: usize, diagonal: f64): void {
  const lane = panelOf(packed, n >> 2) + (<usize>(n & 3) << 3);
  for (let k = 0; k < n; k++) store<f64>(lane + (<usize>k << 5), load<f64>(row + (<usize>k << 3)));
  store<f64>(lane + (<usize>n << 5), diagonal);
}

// Fills the rows n.. of the last panel with those of the identity, so that whole panels can be factored.
export function padLastPanel(packed: usize, n: i32): void {
  const panel = panelOf(packed, n >> 2);
  const columns = (n | 3) + 1;
  for (let row = n; row & 3; row++) {
    const lane = panel + (<usize>(row & 3) << 3);
    for (let k = 0; k != columns; k++) store<f64>(lane + (<usize>k << 5), k == row ? 1.0 : 0.0);
  }
}

// Sum of ln L_ii, for i < n.
export function logDiagonal(packed: usize, n: i32): f64 {
  let sum = 0.0;
  for (let i = 0; i < n; i++) {
    sum += NativeMath.log(load<f64>(panelOf(packed, i >> 2) + (<usize>i << 5) + (<usize>(i & 3) << 3)));
  }
  return sum;
}
