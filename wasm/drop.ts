// Dropping one observation. Rows of L before the dropped one stay; for those after it, with its own row first,
// L = [l₁₁ 0; l₂₁ L₂₂] and what is left of K₂₂ is L₂₂L₂₂ᵀ + l₂₁l₂₁ᵀ. Givens rotations of the columns of [L₂₂ l₂₁] that zero
// l₂₁ give the new factor; applied to the rows of [V₂₂; v₁] and [z₂; z₁] they give the new V and z. Adding l₂₁l₂₁ᵀ is
// numerically stable (Golub & Van Loan, Matrix Computations, §6.5.4), and a row is rotated only when an older one leaves:
// at most as often as there were older ones when it came. Rounding does not grow with the number of drops.
import { COLUMN, columns, doubles, element, GROUP, GROUP_ROW } from './layout';

// Bytes of a rotation: cosine and sine.
@inline const ROTATION: usize = 16;

// Turns the factor of n observations and z into those without row `dropped`, in place; `carry` is scratch for n elements.
// Writes the rotation that makes row k as number k of `rotations`, for k from `dropped` on.
export function dropRow(packed: usize, n: i32, dropped: i32, z: usize, carry: usize, rotations: usize): void {
  for (let row = dropped + 1; row < n; row++) {
    store<f64>(carry + doubles(row), load<f64>(element(packed, row, dropped)));
    raiseRow(packed, row, dropped);
  }
  let carriedZ = load<f64>(z + doubles(dropped));
  for (let k = dropped; k < n - 1; k++) {
    const a = load<f64>(element(packed, k + 1, k + 1));
    const b = load<f64>(carry + doubles(k + 1));
    const length = sqrt(a * a + b * b);
    const cosine = a / length;
    const sine = b / length;
    store<f64>(rotations + <usize>k * ROTATION, cosine);
    store<f64>(rotations + <usize>k * ROTATION, sine, 8);
    store<f64>(element(packed, k, k), length);
    rotateColumn(packed, n, k, carry, cosine, sine);
    const next = load<f64>(z + doubles(k + 1));
    store<f64>(z + doubles(k), cosine * next + sine * carriedZ);
    carriedZ = cosine * carriedZ - sine * next;
  }
}

// The first `count` elements of a row move one row up.
function raiseRow(packed: usize, row: i32, count: i32): void {
  let to = element(packed, row - 1, 0);
  let from = element(packed, row, 0);
  for (const end = from + columns(count); from < end; from += COLUMN, to += COLUMN) store<f64>(to, load<f64>(from));
}

// Column k+1 of the old factor below its diagonal becomes column k of the new one, one row up.
function rotateColumn(packed: usize, n: i32, k: i32, carry: usize, cosine: f64, sine: f64): void {
  for (let row = k + 2; row < n; row++) {
    const at = carry + doubles(row);
    const l = load<f64>(element(packed, row, k + 1));
    const c = load<f64>(at);
    store<f64>(element(packed, row - 1, k), cosine * l + sine * c);
    store<f64>(at, cosine * c - sine * l);
  }
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
  v128.store(target, f64x2.add(f64x2.mul(cosine, v), f64x2.mul(sine, carry)));
  return f64x2.sub(f64x2.mul(cosine, carry), f64x2.mul(sine, v));
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
