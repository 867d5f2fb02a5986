// Factorisation, triangular solves and products on panels of four rows: all of them are calls of `tile`.
import { triangleOffset } from './pack';
import { solveTile, tile } from './tile';

// A pivot must exceed this share of the diagonal element it came from.
const SMALLEST_PIVOT: f64 = 1e-14;

// Bytes of one column of a panel.
@inline const COLUMN: usize = 32;

// Panels solved together, so that each panel of L is fetched once for all of them.
const GROUP: i32 = 8;
const group = memory.data(GROUP << 2);

@inline export function panelOf(packed: usize, index: i32): usize {
  return packed + triangleOffset(<usize>index);
}

// Solves the panels whose addresses stand in `group` against the first `panels` panels of L.
function solveGroup(packed: usize, panels: i32, count: i32): void {
  for (let j = 0; j < panels; j++) {
    const l = panelOf(packed, j);
    const offset = <usize>j << 7;
    for (let q = 0; q < count; q++) {
      const row = load<usize>(group + (<usize>q << 2));
      tile(row + offset, row, l, j << 2);
      solveTile(row + offset, l + offset);
    }
  }
}

// Factors a packed lower triangle of `panels` panels in place. Returns -1, or the index of the pivot that failed.
export function factor(packed: usize, panels: i32): i32 {
  for (let first = 0; first < panels; first += GROUP) {
    const last = min(first + GROUP, panels);
    for (let i = first; i < last; i++) store<usize>(group + (<usize>(i - first) << 2), panelOf(packed, i));
    solveGroup(packed, first, last - first);
    for (let i = first; i < last; i++) {
      const failed = finishPanel(packed, first, i);
      if (failed >= 0) return failed;
    }
  }
  return -1;
}

// Columns from panel `first` on of panel i, with its diagonal tile.
function finishPanel(packed: usize, first: i32, i: i32): i32 {
  const panel = panelOf(packed, i);
  for (let j = first; j < i; j++) {
    const other = panelOf(packed, j);
    const offset = <usize>j << 7;
    tile(panel + offset, panel, other, j << 2);
    solveTile(panel + offset, other + offset);
  }
  const failed = factorDiagonal(panel, panel + (<usize>i << 7), i << 2);
  return failed < 0 ? -1 : (i << 2) + failed;
}

// The 4 × 4 diagonal tile `d` of a panel. Returns -1, or the row whose pivot failed.
function factorDiagonal(panel: usize, d: usize, columns: i32): i32 {
  const d0 = load<f64>(d);
  const d1 = load<f64>(d, 40);
  const d2 = load<f64>(d, 80);
  const d3 = load<f64>(d, 120);
  tile(d, panel, panel, columns);
  for (let k: usize = 0; k < 4; k++) {
    const whole = k == 0 ? d0 : k == 1 ? d1 : k == 2 ? d2 : d3;
    const column = d + (k << 5);
    for (let row = k; row < 4; row++) {
      let value = load<f64>(column + (row << 3));
      for (let m: usize = 0; m < k; m++) {
        value -= load<f64>(d + (m << 5) + (row << 3)) * load<f64>(d + (m << 5) + (k << 3));
      }
      if (row == k) {
        if (!(value > SMALLEST_PIVOT * whole)) return <i32>k;
        value = sqrt(value);
      } else value /= load<f64>(column + (k << 3));
      store<f64>(column + (row << 3), value);
    }
  }
  return -1;
}

// Rows of `count` full panels (4 · panels columns each) := rows · L⁻ᵀ, that is L⁻¹ B for panels of Bᵀ.
export function solvePanels(packed: usize, panels: i32, rows: usize, count: i32): void {
  for (let first = 0; first < count; first += GROUP) {
    const size = min(GROUP, count - first);
    for (let q = 0; q < size; q++) {
      store<usize>(group + (<usize>q << 2), rows + (<usize>((first + q) * panels) << 7));
    }
    solveGroup(packed, panels, size);
  }
}

// C -= A Bᵀ for full panels of A (aPanels) and B (bPanels) with k columns; C has 4 · bPanels columns per panel.
export function multiplyPanels(a: usize, aPanels: i32, b: usize, bPanels: i32, k: i32, c: usize): void {
  for (let first = 0; first < aPanels; first += GROUP) {
    const last = min(first + GROUP, aPanels);
    for (let j = 0; j < bPanels; j++) {
      for (let i = first; i < last; i++) {
        tile(c + (<usize>(i * bPanels + j) << 7), a + (<usize>(i * k) << 5), b + (<usize>(j * k) << 5), k);
      }
    }
  }
}
