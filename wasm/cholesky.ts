// Factorisation, triangular solves and products on panels of four rows: all of them are calls of `tile`.
import { triangleOffset } from './pack';
import { solveTile, tile } from './tile';

// A pivot must exceed this share of the diagonal element it came from.
const SMALLEST_PIVOT: f64 = 1e-14;

// Factors a packed lower triangle of `panels` panels in place. Returns -1, or the index of the pivot that failed.
export function factor(packed: usize, panels: i32): i32 {
  for (let i = 0; i < panels; i++) {
    const panel = packed + triangleOffset(<usize>i);
    for (let j = 0; j < i; j++) {
      const other = packed + triangleOffset(<usize>j);
      const c = panel + (<usize>j << 7);
      tile(c, panel, other, j << 2);
      solveTile(c, other + (<usize>j << 7));
    }
    const failed = factorDiagonal(panel, i);
    if (failed >= 0) return failed;
  }
  return -1;
}

function factorDiagonal(panel: usize, i: i32): i32 {
  const d = panel + (<usize>i << 7);
  const d0 = load<f64>(d);
  const d1 = load<f64>(d, 40);
  const d2 = load<f64>(d, 80);
  const d3 = load<f64>(d, 120);
  tile(d, panel, panel, i << 2);
  for (let k: usize = 0; k < 4; k++) {
    const whole = k == 0 ? d0 : k == 1 ? d1 : k == 2 ? d2 : d3;
    for (let row = k; row < 4; row++) {
      let value = load<f64>(d + (k << 5) + (row << 3));
      for (let m: usize = 0; m < k; m++) {
        value -= load<f64>(d + (m << 5) + (row << 3)) * load<f64>(d + (m << 5) + (k << 3));
      }
      if (row == k) {
        if (!(value > SMALLEST_PIVOT * whole)) return (i << 2) + <i32>k;
        value = sqrt(value);
      } else value /= load<f64>(d + (k << 5) + (k << 3));
      store<f64>(d + (k << 5) + (row << 3), value);
    }
  }
  return -1;
}

// Rows of `count` full panels (4 · panels columns each) := rows · L⁻ᵀ, that is L⁻¹ B for panels of Bᵀ.
export function solvePanels(packed: usize, panels: i32, rows: usize, count: i32): void {
  for (let q = 0; q < count; q++) {
    const row = rows + (<usize>(q * panels) << 7);
    for (let j = 0; j < panels; j++) {
      const other = packed + triangleOffset(<usize>j);
      const c = row + (<usize>j << 7);
      tile(c, row, other, j << 2);
      solveTile(c, other + (<usize>j << 7));
    }
  }
}

// C -= A Bᵀ for full panels of A (aPanels) and B (bPanels) with k columns; C has 4 · bPanels columns per panel.
export function multiplyPanels(a: usize, aPanels: i32, b: usize, bPanels: i32, k: i32, c: usize): void {
  for (let i = 0; i < aPanels; i++) {
    for (let j = 0; j < bPanels; j++) {
      tile(c + (<usize>(i * bPanels + j) << 7), a + (<usize>(i * k) << 5), b + (<usize>(j * k) << 5), k);
    }
  }
}
