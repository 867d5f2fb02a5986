// From the factor to what the gradient of the log marginal likelihood needs: X = L⁻ᵀ, α = K⁻¹y = X z and
// M = ααᵀ - K⁻¹ = ααᵀ - X Xᵀ, all with the one `tile`.
//
// X is upper triangular: panel q holds columns 4q..N-1 of rows 4q..4q+3, N = 4 · panels.
import { COLUMN, columns, DIAGONAL, DOUBLE, doubles, element, PANELS_TOGETHER, panelOf, TILE, tiles } from './layout';
import { solveTile, tile } from './tile';

// Address of panel `index` of X: panels before it hold panels, panels - 1, ... tiles.
@inline function upperPanel(x: usize, index: i32, panels: i32): usize {
  return x + <usize>(index * (2 * panels - index + 1)) * (TILE / 2);
}

// X := L⁻ᵀ: the rows of the identity, solved; the columns before the diagonal stay 0 and are not stored.
export function invertTransposed(packed: usize, panels: i32, x: usize): void {
  memory.fill(x, 0, <usize>(panels * (panels + 1)) * (TILE / 2));
  for (let first = 0; first < panels; first += PANELS_TOGETHER) {
    const last = min(first + PANELS_TOGETHER, panels);
    for (let q = first; q < last; q++) storeIdentity(upperPanel(x, q, panels));
    for (let j = first; j < panels; j++) {
      const l = panelOf(packed, j);
      for (let q = first; q < min(last, j + 1); q++) {
        const row = upperPanel(x, q, panels);
        const c = row + tiles(j - q);
        tile(c, row, l + tiles(q), (j - q) << 2);
        solveTile(c, l + tiles(j));
      }
    }
  }
}

function storeIdentity(tileAddress: usize): void {
  for (let k: usize = 0; k < 4; k++) store<f64>(tileAddress + k * DIAGONAL, 1.0);
}

// α := X z; z is padded with zeros to N.
export function multiplyUpper(x: usize, panels: i32, z: usize, alpha: usize): void {
  for (let q = 0; q < panels; q++, alpha += COLUMN) {
    let low = f64x2.splat(0.0);
    let high = f64x2.splat(0.0);
    let at = z + columns(q);
    const end = upperPanel(x, q + 1, panels);
    for (let p = upperPanel(x, q, panels); p < end; p += COLUMN, at += DOUBLE) {
      const f = v128.load64_splat(at);
      low = f64x2.add(low, f64x2.mul(v128.load(p), f));
      high = f64x2.add(high, f64x2.mul(v128.load(p, 16), f));
    }
    v128.store(alpha, low);
    v128.store(alpha, high, 16);
  }
}

// The packed lower triangle of M := ααᵀ - X Xᵀ.
export function outerMinusInverse(x: usize, panels: i32, alpha: usize, packed: usize): void {
  for (let first = 0; first < panels; first += PANELS_TOGETHER) {
    const last = min(first + PANELS_TOGETHER, panels);
    for (let j = 0; j < last; j++) {
      const other = upperPanel(x, j, panels);
      for (let i = max(first, j); i < last; i++) {
        const c = panelOf(packed, i) + tiles(j);
        storeOuter(alpha + columns(i), alpha + columns(j), c);
        tile(c, upperPanel(x, i, panels), other + tiles(i - j), (panels - i) << 2);
      }
    }
  }
}

function storeOuter(a: usize, b: usize, c: usize): void {
  const low = v128.load(a);
  const high = v128.load(a, 16);
  for (let k: usize = 0; k < 4; k++) {
    const f = v128.load64_splat(b + doubles(k));
    v128.store(c + columns(k), f64x2.mul(low, f));
    v128.store(c + columns(k), f64x2.mul(high, f), 16);
  }
}

// Row `row` of a packed lower triangle left of its diagonal, padded with zeros to a multiple of four; returns the
// diagonal element.
export function lowerRow(packed: usize, row: i32, out: usize): f64 {
  const lane = element(packed, row, 0);
  for (let k = 0; k < row; k++) store<f64>(out + doubles(k), load<f64>(lane + columns(k)));
  for (let k = row; k & 3; k++) store<f64>(out + doubles(k), 0.0);
  return load<f64>(lane + columns(row));
}
