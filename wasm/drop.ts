// Dropping one observation. Rows of L before the dropped one stay; for those after it, with its own row first,
// L = [l₁₁ 0; l₂₁ L₂₂] and what is left of K₂₂ is L₂₂L₂₂ᵀ + l₂₁l₂₁ᵀ. Givens rotations of the columns of [L₂₂ l₂₁] that zero
// l₂₁ give the new factor; applied to the rows of [V₂₂; v₁] and [z₂; z₁] they give the new V and z. Adding l₂₁l₂₁ᵀ is
// numerically stable (Golub & Van Loan, Matrix Computations, §6.5.4), and a row is rotated only when an older one leaves:
// at most as often as there were older ones when it came. Rounding does not grow with the number of drops.
import { COLUMN, columns, DOUBLE, doubles, element, GROUP, GROUP_ROW } from './layout';

// Bytes of a rotation: cosine and sine.
@inline const ROTATION: usize = 16;

// What the rotations so far have left of column `dropped` in the four rows of a panel.
const carries = memory.data(4 * DOUBLE);

// Turns the factor of n observations and z into those without row `dropped`, in place. Writes the rotation that makes
// row k as number k of `rotations`, for k from `dropped` on.
export function dropRow(packed: usize, n: i32, dropped: i32, z: usize, rotations: usize): void {
  let row = dropped + 1;
  for (; row < n && row & 3; row++) raiseRow(packed, row, dropped, rotations);
  for (; row < n; row += 4) raisePanel(packed, row, min(4, n - row), dropped, rotations);
  let carried = load<f64>(z + doubles(dropped));
  for (let k = dropped; k < n - 1; k++) {
    const cosine = load<f64>(rotations + <usize>k * ROTATION);
    const sine = load<f64>(rotations + <usize>k * ROTATION, 8);
    const next = load<f64>(z + doubles(k + 1));
    store<f64>(z + doubles(k), cosine * next + sine * carried);
    carried = cosine * carried - sine * next;
  }
}

// A row moves one row up and one column left, rotated; its first elements stay in their columns.
function raiseRow(packed: usize, row: i32, dropped: i32, rotations: usize): void {
  let from = element(packed, row, 0);
  let to = element(packed, row - 1, 0);
  for (const end = from + columns(dropped); from < end; from += COLUMN, to += COLUMN) store<f64>(to, load<f64>(from));
  finishRow(packed, row, dropped, load<f64>(from), rotations);
}

// The rotations of a row from number `first` on, and the one that makes its diagonal element.
function finishRow(packed: usize, row: i32, first: i32, carried: f64, rotations: usize): void {
  let from = element(packed, row, first + 1);
  let to = element(packed, row - 1, first);
  rotations += <usize>first * ROTATION;
  for (let k = first; k < row - 1; k++, from += COLUMN, to += COLUMN, rotations += ROTATION) {
    const cosine = load<f64>(rotations);
    const sine = load<f64>(rotations, 8);
    const l = load<f64>(from);
    store<f64>(to, cosine * l + sine * carried);
    carried = cosine * carried - sine * l;
  }
  const diagonal = load<f64>(from);
  const length = sqrt(diagonal * diagonal + carried * carried);
  store<f64>(rotations, diagonal / length);
  store<f64>(rotations, carried / length, 8);
  store<f64>(to, length);
}

// The same for the first `count` rows of a panel that starts with `row`, side by side as far as they go together.
function raisePanel(packed: usize, row: i32, count: i32, dropped: i32, rotations: usize): void {
  let panel = element(packed, row, 0);
  let above = element(packed, row - 1, 0);
  for (const end = panel + columns(dropped); panel < end; panel += COLUMN, above += COLUMN) {
    storeRaised(panel, above, v128.load(panel), v128.load(panel, 16));
  }
  let low = v128.load(panel);
  let high = v128.load(panel, 16);
  const end = panel + columns(row - 1 - dropped);
  for (let at = rotations + <usize>dropped * ROTATION; panel < end; panel += COLUMN, above += COLUMN, at += ROTATION) {
    const cosine = v128.load64_splat(at);
    const sine = v128.load64_splat(at, 8);
    const l0 = v128.load(panel + COLUMN);
    const l1 = v128.load(panel + COLUMN, 16);
    storeRaised(panel, above, rotated(cosine, l0, sine, low), rotated(cosine, l1, sine, high));
    low = carriedOn(cosine, l0, sine, low);
    high = carriedOn(cosine, l1, sine, high);
  }
  v128.store(carries, low);
  v128.store(carries, high, 16);
  for (let r = 0; r < count; r++) finishRow(packed, row + r, row - 1, load<f64>(carries + doubles(r)), rotations);
}

// Column of four rows, one row up: the first goes to the panel above.
@inline function storeRaised(column: usize, above: usize, low: v128, high: v128): void {
  store<f64>(above, f64x2.extract_lane(low, 0));
  v128.store(column, i64x2.shuffle(low, high, 1, 2));
  store<f64>(column, f64x2.extract_lane(high, 1), 16);
}

@inline function rotated(cosine: v128, next: v128, sine: v128, carry: v128): v128 {
  return f64x2.add(f64x2.mul(cosine, next), f64x2.mul(sine, carry));
}

@inline function carriedOn(cosine: v128, next: v128, sine: v128, carry: v128): v128 {
  return f64x2.sub(f64x2.mul(cosine, carry), f64x2.mul(sine, next));
}

// carry[g] := the row of a chunk that starts at `row`.
export function loadGridRow(row: usize, groups: i32, carry: usize): void {
  for (let group = 0; group < groups; group++, row += GROUP, carry += GROUP_ROW) memory.copy(carry, row, GROUP_ROW);
}

// The same rotations for `rows` rows of V: target row k := cosine · source row k + sine · carry.
export function rotateChunk(
  target: usize, source: usize, groups: i32, rows: i32, rotations: usize, carry: usize,
): void {
  for (let group = 0; group < groups; group++, carry += GROUP_ROW, target += GROUP, source += GROUP) {
    rotateRows(target, source, rows, rotations, carry);
  }
}

// One vector of target := cosine · source + sine · carry; returns the carry of the next row.
@inline function rotate(target: usize, source: usize, cosine: v128, sine: v128, carry: v128): v128 {
  const v = v128.load(source);
  v128.store(target, rotated(cosine, v, sine, carry));
  return carriedOn(cosine, v, sine, carry);
}

// The chains from row to row are long; the eight vectors of a group run side by side.
function rotateRows(target: usize, source: usize, rows: i32, rotations: usize, carry: usize): void {
  let c0 = v128.load(carry);
  let c1 = v128.load(carry, 16);
  let c2 = v128.load(carry, 32);
  let c3 = v128.load(carry, 48);
  let c4 = v128.load(carry, 64);
  let c5 = v128.load(carry, 80);
  let c6 = v128.load(carry, 96);
  let c7 = v128.load(carry, 112);
  for (let k = 0; k < rows; k++, rotations += ROTATION, source += GROUP_ROW, target += GROUP_ROW) {
    const cosine = v128.load64_splat(rotations);
    const sine = v128.load64_splat(rotations, 8);
    c0 = rotate(target, source, cosine, sine, c0);
    c1 = rotate(target + 16, source + 16, cosine, sine, c1);
    c2 = rotate(target + 32, source + 32, cosine, sine, c2);
    c3 = rotate(target + 48, source + 48, cosine, sine, c3);
    c4 = rotate(target + 64, source + 64, cosine, sine, c4);
    c5 = rotate(target + 80, source + 80, cosine, sine, c5);
    c6 = rotate(target + 96, source + 96, cosine, sine, c6);
    c7 = rotate(target + 112, source + 112, cosine, sine, c7);
  }
  v128.store(carry, c0);
  v128.store(carry, c1, 16);
  v128.store(carry, c2, 32);
  v128.store(carry, c3, 48);
  v128.store(carry, c4, 64);
  v128.store(carry, c5, 80);
  v128.store(carry, c6, 96);
  v128.store(carry, c7, 112);
}
