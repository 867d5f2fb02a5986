// The candidates' side of a posterior: V = L⁻¹ K(X, candidates) with the sums Vᵀz and Σ V².
//
// V is kept in chunks of 64 observations; in a chunk, 16 candidates stand side by side, V[g/16][row][g%16]: a group in
// 8 kB. Appending a row reads a chunk from end to end, and no growth ever copies anything. Solving for all rows happens in
// panels, a few groups at a time: there the tile runs along whole rows of L. Candidates are padded to whole groups.

import { COLUMN, columns, DOUBLE, doubles, GROUP, GROUP_ROW, POINTER, ROWS_PER_CHUNK } from './layout';

// target[g] -= Σ_r l_r V[r][g] over `rows` rows of one chunk.
export function subtractChunk(target: usize, chunk: usize, groups: i32, rows: i32, l: usize): void {
  for (let group = 0; group < groups; group++, target += GROUP_ROW, chunk += GROUP) {
    subtractGroup(target, chunk, rows, l);
  }
}

function subtractGroup(target: usize, v: usize, rows: i32, l: usize): void {
  let t0 = v128.load(target);
  let t1 = v128.load(target, 16);
  let t2 = v128.load(target, 32);
  let t3 = v128.load(target, 48);
  let t4 = v128.load(target, 64);
  let t5 = v128.load(target, 80);
  let t6 = v128.load(target, 96);
  let t7 = v128.load(target, 112);
  for (const end = l + doubles(rows); l < end; v += GROUP_ROW, l += DOUBLE) {
    const f = v128.load64_splat(l);
    t0 = f64x2.sub(t0, f64x2.mul(v128.load(v), f));
    t1 = f64x2.sub(t1, f64x2.mul(v128.load(v, 16), f));
    t2 = f64x2.sub(t2, f64x2.mul(v128.load(v, 32), f));
    t3 = f64x2.sub(t3, f64x2.mul(v128.load(v, 48), f));
    t4 = f64x2.sub(t4, f64x2.mul(v128.load(v, 64), f));
    t5 = f64x2.sub(t5, f64x2.mul(v128.load(v, 80), f));
    t6 = f64x2.sub(t6, f64x2.mul(v128.load(v, 96), f));
    t7 = f64x2.sub(t7, f64x2.mul(v128.load(v, 112), f));
  }
  v128.store(target, t0);
  v128.store(target, t1, 16);
  v128.store(target, t2, 32);
  v128.store(target, t3, 48);
  v128.store(target, t4, 64);
  v128.store(target, t5, 80);
  v128.store(target, t6, 96);
  v128.store(target, t7, 112);
}

// Row `row` of the chunk := source / divisor.
export function storeGridRow(source: usize, chunk: usize, groups: i32, row: i32, divisor: f64): void {
  const d = f64x2.splat(divisor);
  let v = chunk + <usize>row * GROUP_ROW;
  for (let group = 0; group < groups; group++, v += GROUP) {
    for (const end = source + GROUP_ROW; source < end; source += 16, v += 16) {
      v128.store(v, f64x2.div(v128.load(source), d));
    }
    v -= GROUP_ROW;
  }
}

// mean[g] += Σ_r z_r V[r][g], square[g] += Σ_r V[r][g]² over rows first..last-1 of one chunk; z starts at its row 0.
export function accumulate(
  chunk: usize, groups: i32, first: i32, last: i32, z: usize, mean: usize, square: usize,
): void {
  const from = z + doubles(first);
  const to = z + doubles(last);
  for (let group = 0; group < groups; group++, chunk += GROUP) {
    const v = chunk + <usize>first * GROUP_ROW;
    for (let at: usize = 0; at < GROUP_ROW; at += COLUMN, mean += COLUMN, square += COLUMN) {
      accumulateColumns(v + at, from, to, mean, square);
    }
  }
}

// Four candidates.
function accumulateColumns(v: usize, z: usize, end: usize, mean: usize, square: usize): void {
  let m0 = v128.load(mean);
  let m1 = v128.load(mean, 16);
  let s0 = v128.load(square);
  let s1 = v128.load(square, 16);
  for (; z < end; v += GROUP_ROW, z += DOUBLE) {
    const low = v128.load(v);
    const high = v128.load(v, 16);
    const f = v128.load64_splat(z);
    m0 = f64x2.add(m0, f64x2.mul(f, low));
    m1 = f64x2.add(m1, f64x2.mul(f, high));
    s0 = f64x2.add(s0, f64x2.mul(low, low));
    s1 = f64x2.add(s1, f64x2.mul(high, high));
  }
  v128.store(mean, m0);
  v128.store(mean, m1, 16);
  v128.store(square, s0);
  v128.store(square, s1, 16);
}

// Rows 0..rows-1 of one group := four panels of solved candidates (panel bytes apart), added to the sums as they are
// written. `chunks`: addresses (u32) of the chunks.
export function storeGroup(
  panels: usize, panelBytes: usize, chunks: usize, group: i32, rows: i32, z: usize, mean: usize, square: usize,
): void {
  const offset = <usize>group * GROUP;
  const sums = <usize>group * GROUP_ROW;
  for (let at: usize = 0; at < GROUP_ROW; at += COLUMN, panels += panelBytes) {
    storeColumns(panels, chunks, offset + at, rows, z, mean + sums + at, square + sums + at);
  }
}

// Four candidates, `offset` bytes into each chunk.
function storeColumns(
  panel: usize, chunks: usize, offset: usize, rows: i32, z: usize, mean: usize, square: usize,
): void {
  for (; rows > 0; rows -= ROWS_PER_CHUNK, chunks += POINTER) {
    const count = <usize>min(rows, ROWS_PER_CHUNK);
    const start = <usize>load<u32>(chunks) + offset;
    let v = start;
    for (const end = panel + columns(count); panel < end; panel += COLUMN, v += GROUP_ROW) {
      v128.store(v, v128.load(panel));
      v128.store(v, v128.load(panel, 16), 16);
    }
    accumulateColumns(start, z, z + doubles(count), mean, square);
    z += doubles(count);
  }
}

// What falls below 1e-150 becomes 0, for its square must not be a denormal.
@inline function flushSmall(value: v128): v128 {
  return v128.and(value, f64x2.ge(f64x2.abs(value), f64x2.splat(1e-150)));
}

// values[i] *= scale; the very small become 0.
export function scaleArray(values: usize, count: i32, scale: f64): void {
  const factor = f64x2.splat(scale);
  for (const end = values + doubles(count); values < end; values += 16) {
    v128.store(values, flushSmall(f64x2.mul(v128.load(values), factor)));
  }
}

// values[i] *= weights[i]; the very small become 0.
export function weighArray(values: usize, weights: usize, count: i32): void {
  for (const end = values + doubles(count); values < end; values += 16, weights += 16) {
    v128.store(values, flushSmall(f64x2.mul(v128.load(values), v128.load(weights))));
  }
}
