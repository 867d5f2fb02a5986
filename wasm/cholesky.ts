// Factorisation, triangular solves and products on panels of four rows: all of them are calls of `tile`.
import { columns, DIAGONAL, doubles, PANELS_TOGETHER, panelOf, POINTER, SMALLEST_PIVOT, tiles } from './layout';
import { solveTile, tile } from './tile';

const addresses = memory.data(PANELS_TOGETHER * POINTER);

// Solves the panels whose addresses stand in `addresses` against the first `panels` panels of L.
function solveTogether(packed: usize, panels: i32, count: i32): void {
  for (let j = 0; j < panels; j++) {
    const l = panelOf(packed, j);
    const offset = tiles(j);
    for (let q = 0; q < count; q++) {
      const row = load<usize>(addresses + <usize>q * POINTER);
      tile(row + offset, row, l, j << 2);
      solveTile(row + offset, l + offset);
    }
  }
}

// Factors a packed lower triangle of `panels` panels in place. Returns -1, or the index of the pivot that failed.
export function factor(packed: usize, panels: i32): i32 {
  for (let first = 0; first < panels; first += PANELS_TOGETHER) {
    const last = min(first + PANELS_TOGETHER, panels);
    for (let i = first; i < last; i++) store<usize>(addresses + <usize>(i - first) * POINTER, panelOf(packed, i));
    solveTogether(packed, first, last - first);
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
    const offset = tiles(j);
    tile(panel + offset, panel, other, j << 2);
    solveTile(panel + offset, other + offset);
  }
  const failed = factorDiagonal(panel, panel + tiles(i), i << 2);
  return failed < 0 ? -1 : (i << 2) + failed;
}

// The 4 × 4 diagonal tile `d` of a panel. Returns -1, or the row whose pivot failed.
function factorDiagonal(panel: usize, d: usize, length: i32): i32 {
  const d0 = load<f64>(d);
  const d1 = load<f64>(d, DIAGONAL);
  const d2 = load<f64>(d, 2 * DIAGONAL);
  const d3 = load<f64>(d, 3 * DIAGONAL);
  tile(d, panel, panel, length);
  for (let k: usize = 0; k < 4; k++) {
    const whole = k == 0 ? d0 : k == 1 ? d1 : k == 2 ? d2 : d3;
    const column = d + columns(k);
    for (let row = k; row < 4; row++) {
      let value = load<f64>(column + doubles(row));
      for (let m: usize = 0; m < k; m++) {
        value -= load<f64>(d + columns(m) + doubles(row)) * load<f64>(d + columns(m) + doubles(k));
      }
      if (row == k) {
        if (!(value > SMALLEST_PIVOT * whole)) return <i32>k;
        value = sqrt(value);
      } else value /= load<f64>(column + doubles(k));
      store<f64>(column + doubles(row), value);
    }
  }
  return -1;
}

// Rows of `count` full panels (4 · panels columns each) := rows · L⁻ᵀ, that is L⁻¹ B for panels of Bᵀ.
export function solvePanels(packed: usize, panels: i32, rows: usize, count: i32): void {
  for (let first = 0; first < count; first += PANELS_TOGETHER) {
    const size = min(PANELS_TOGETHER, count - first);
    for (let q = 0; q < size; q++) {
      store<usize>(addresses + <usize>q * POINTER, rows + tiles((first + q) * panels));
    }
    solveTogether(packed, panels, size);
  }
}

// C -= A Bᵀ for full panels of A (aPanels) and B (bPanels) with k columns; C has 4 · bPanels columns per panel.
export function multiplyPanels(a: usize, aPanels: i32, b: usize, bPanels: i32, k: i32, c: usize): void {
  for (let first = 0; first < aPanels; first += PANELS_TOGETHER) {
    const last = min(first + PANELS_TOGETHER, aPanels);
    for (let j = 0; j < bPanels; j++) {
      for (let i = first; i < last; i++) {
        tile(c + tiles(i * bPanels + j), a + columns(i * k), b + columns(j * k), k);
      }
    }
  }
}
