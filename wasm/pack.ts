// Between row-major matrices and panels of four rows, P[i/4][k][i%4].

import { COLUMN, columns, doubles, element, TILE } from './layout';

// One panel of four rows of k numbers, k a multiple of 4.
export function packFour(rows: usize, k: i32, out: usize): void {
  const stride = doubles(k);
  for (const end = rows + stride; rows < end; rows += 16, out += 64) {
    const r0 = v128.load(rows);
    const r1 = v128.load(rows + stride);
    const r2 = v128.load(rows + 2 * stride);
    const r3 = v128.load(rows + 3 * stride);
    v128.store(out, i64x2.shuffle(r0, r1, 0, 2));
    v128.store(out, i64x2.shuffle(r2, r3, 0, 2), 16);
    v128.store(out, i64x2.shuffle(r0, r1, 1, 3), 32);
    v128.store(out, i64x2.shuffle(r2, r3, 1, 3), 48);
  }
}

// Full panels of an n × k matrix; missing rows of the last panel are 0.
export function pack(matrix: usize, n: i32, k: i32, out: usize): void {
  for (let i = 0; i < n; i += 4) {
    for (let j = 0; j < k; j++, out += COLUMN) {
      for (let r = 0; r < 4; r++) {
        store<f64>(out + doubles(r), i + r < n ? load<f64>(matrix + doubles((i + r) * k + j)) : 0.0);
      }
    }
  }
}

// Panels of the transpose of a k × n matrix; `padded` ≥ k columns per panel, the rest is 0. `reversed`: k from last
// to first.
export function packTransposed(matrix: usize, k: i32, n: i32, padded: i32, reversed: bool, out: usize): void {
  for (let i = 0; i < n; i += 4) {
    for (let j = 0; j < padded; j++, out += COLUMN) {
      const row = reversed ? k - 1 - j : j;
      for (let r = 0; r < 4; r++) {
        const inside = i + r < n && j < k;
        store<f64>(out + doubles(r), inside ? load<f64>(matrix + doubles(row * n + i + r)) : 0.0);
      }
    }
  }
}

// The lower triangle of an n × n matrix with `jitter` on its diagonal; padding is the identity.
export function packSymmetric(matrix: usize, n: i32, jitter: f64, out: usize): void {
  for (let i = 0; i < n; i += 4) {
    for (let j = 0; j < i + 4; j++, out += COLUMN) {
      for (let r = 0; r < 4; r++) {
        const row = i + r;
        let value = row < n && j < n ? load<f64>(matrix + doubles(row * n + j)) : 0.0;
        if (row == j) value = row < n ? value + jitter : 1.0;
        store<f64>(out + doubles(r), value);
      }
    }
  }
}

// The transpose of a lower triangle seen from its last corner, which is lower triangular again: L⁻ᵀ by the same solve.
export function packReversed(matrix: usize, n: i32, out: usize): void {
  for (let i = 0; i < n; i += 4) {
    for (let j = 0; j < i + 4; j++, out += COLUMN) {
      for (let r = 0; r < 4; r++) {
        const row = i + r;
        let value = row < n && j < n ? load<f64>(matrix + doubles((n - 1 - j) * n + n - 1 - row)) : 0.0;
        if (row == j && row >= n) value = 1.0;
        store<f64>(out + doubles(r), value);
      }
    }
  }
}

// Packed lower triangle to a row-major n × n matrix with zeros above the diagonal.
export function unpackLower(packed: usize, n: i32, matrix: usize): void {
  for (let i = 0; i < n; i++) {
    const panel = element(packed, i, 0);
    for (let j = 0; j < n; j++) {
      store<f64>(matrix + doubles(i * n + j), j <= i ? load<f64>(panel + columns(j)) : 0.0);
    }
  }
}

// The inverse of packTransposed.
export function unpackTransposed(packed: usize, k: i32, n: i32, padded: i32, reversed: bool, matrix: usize): void {
  for (let i = 0; i < n; i++) {
    const panel = packed + columns((i >> 2) * padded) + doubles(i & 3);
    for (let j = 0; j < k; j++) {
      const row = reversed ? k - 1 - j : j;
      store<f64>(matrix + doubles(row * n + i), load<f64>(panel + columns(j)));
    }
  }
}

// The negative of an n × m matrix in full panels with `padded` ≥ m columns, row-major.
export function unpackNegated(packed: usize, n: i32, m: i32, padded: i32, matrix: usize): void {
  for (let i = 0; i < n; i++) {
    const panel = packed + columns((i >> 2) * padded) + doubles(i & 3);
    for (let j = 0; j < m; j++) {
      store<f64>(matrix + doubles(i * m + j), 0.0 - load<f64>(panel + columns(j)));
    }
  }
}
