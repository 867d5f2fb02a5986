// From the factor to what the gradient of the log marginal likelihood needs: X = L⁻ᵀ, α = K⁻¹y = X z and
// M = ααᵀ - K⁻¹ = ααᵀ - X Xᵀ, all with the one `tile`.
//
// X is upper triangular: panel q holds columns 4q..N-1 of rows 4q..4q+3, N = 4 · panels.
import { panelOf } from './cholesky';
import { solveTile, tile } from './tile';

@inline const COLUMN: usize = 32;
// Panels worked on together, as in cholesky.ts.
@inline const TOGETHER: i32 = 8;

// Address of panel `index` of X: panels before it hold panels, panels - 1, ... tiles of 128 bytes.
@inline function upperPanel(x: usize, index: i32, panels: i32): usize {
  return x + (<usize>(index * (2 * panels - index + 1)) << 6);
}

// X := L⁻ᵀ: the rows of the identity, solved; the columns before the diagonal stay 0 and are not stored.
export function invertTransposed(packed: usize, panels: i32, x: usize): void {
  memory.fill(x, 0, <usize>(panels * (panels + 1)) << 6);
  for (let first = 0; first < panels; first += TOGETHER) {
    const last = min(first + TOGETHER, panels);
    for (let q = first; q < last; q++) storeIdentity(upperPanel(x, q, panels));
    for (let j = first; j < panels; j++) {
      const l = panelOf(packed, j);
      for (let q = first; q < min(last, j + 1); q++) {
        const row = upperPanel(x, q, panels);
        const c = row + (<usize>(j - q) << 7);
        tile(c, row, l + (<usize>q << 7), (j - q) << 2);
        solveTile(c, l + (<usize>j << 7));
      }
    }
  }
}

function storeIdentity(tileAddress: usize): void {
  for (let k: usize = 0; k < 4; k++) store<f64>(tileAddress + k * 40, 1.0);
}

// α := X z; z is padded with zeros to N.
export function multiplyUpper(x: usize, panels: i32, z: usize, alpha: usize): void {
  for (let q = 0; q < panels; q++, alpha += 32) {
    let low = f64x2.splat(0.0);
    let high = f64x2.splat(0.0);
    let at = z + (<usize>q << 5);
    const end = upperPanel(x, q + 1, panels);
    for (let p = upperPanel(x, q, panels); p < end; p += COLUMN, at += 8) {
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
  for (let first = 0; first < panels; first += TOGETHER) {
    const last = min(first + TOGETHER, panels);
    for (let j = 0; j < last; j++) {
      const other = upperPanel(x, j, panels);
      for (let i = max(first, j); i < last; i++) {
        const c = panelOf(packed, i) + (<usize>j << 7);
        storeOuter(alpha + (<usize>i << 5), alpha + (<usize>j << 5), c);
        tile(c, upperPanel(x, i, panels), other + (<usize>(i - j) << 7), (panels - i) << 2);
      }
    }
  }
}

function storeOuter(a: usize, b: usize, c: usize): void {
  const low = v128.load(a);
  const high = v128.load(a, 16);
  for (let k: usize = 0; k < 4; k++) {
    const f = v128.load64_splat(b + (k << 3));
    v128.store(c + (k << 5), f64x2.mul(low, f));
    v128.store(c + (k << 5), f64x2.mul(high, f), 16);
  }
}

// Row `row` of a packed lower triangle left of its diagonal, padded with zeros to a multiple of four; returns the
// diagonal element.
export function lowerRow(packed: usize, row: i32, out: usize): f64 {
  const lane = panelOf(packed, row >> 2) + (<usize>(row & 3) << 3);
  for (let k = 0; k < row; k++) store<f64>(out + (<usize>k << 3), load<f64>(lane + (<usize>k << 5)));
  for (let k = row; k & 3; k++) store<f64>(out + (<usize>k << 3), 0.0);
  return load<f64>(lane + (<usize>row << 5));
}
