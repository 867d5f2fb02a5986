// The candidates' side of a posterior: V = L⁻¹ K(X, candidates) with the sums Vᵀz and Σ V².
//
// V is kept in chunks of 64 observations; in a chunk, 16 candidates stand side by side, V[g/16][row][g%16]: a group in
// 8 kB. Appending a row reads a chunk from end to end, solving for all rows uses the same `tile` as the Cholesky factor
// (four interleaved panels per group), and no growth ever copies anything. Candidates are padded to whole groups.
import { panelOf } from './cholesky';
import { solveTile, tile } from './tile';

// Bytes of one row of a group, and of a group.
@inline const ROW: usize = 128;
@inline const GROUP: usize = 8192;
@inline const PANELS_PER_CHUNK: i32 = 16;

// Groups solved together, so that each panel of L is fetched once for all of them.
@inline const TOGETHER: i32 = 4;

// target[g] -= Σ_r l_r V[r][g] over `rows` rows of one chunk.
export function subtractChunk(target: usize, chunk: usize, groups: i32, rows: i32, l: usize): void {
  for (let group = 0; group < groups; group++, target += ROW, chunk += GROUP) {
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
  for (const end = l + (<usize>rows << 3); l < end; v += ROW, l += 8) {
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
  let v = chunk + <usize>row * ROW;
  for (let group = 0; group < groups; group++, v += GROUP) {
    for (const end = source + ROW; source < end; source += 16, v += 16) {
      v128.store(v, f64x2.div(v128.load(source), d));
    }
    v -= ROW;
  }
}

// mean[g] += Σ_r z_r V[r][g], square[g] += Σ_r V[r][g]² over rows first..last-1 of one chunk; z starts at its row 0.
export function accumulate(
  chunk: usize, groups: i32, first: i32, last: i32, z: usize, mean: usize, square: usize,
): void {
  const from = z + (<usize>first << 3);
  const to = z + (<usize>last << 3);
  for (let group = 0; group < groups; group++, chunk += GROUP) {
    const v = chunk + <usize>first * ROW;
    for (let at: usize = 0; at < ROW; at += 32, mean += 32, square += 32) {
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
  for (; z < end; v += ROW, z += 8) {
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

// V := L⁻¹ V for all rows. `chunks`: addresses (u32) of the chunks; `panels` of L.
export function solveGrid(packed: usize, panels: i32, chunks: usize, groups: i32): void {
  for (let first = 0; first < groups; first += TOGETHER) {
    const from = <usize>first * GROUP;
    const to = <usize>min(first + TOGETHER, groups) * GROUP;
    for (let j = 0; j < panels; j++) solveGridRows(panelOf(packed, j), j, chunks, from, to);
  }
}

// Rows 4j..4j+3 of the groups whose offsets in a chunk are from..to. One chunk after the other: its rows and the
// stretch of L that belongs to them then stay in the nearest cache for all panels.
function solveGridRows(l: usize, j: i32, chunks: usize, from: usize, to: usize): void {
  const last = j / PANELS_PER_CHUNK;
  const inside = j % PANELS_PER_CHUNK;
  const own = load<u32>(chunks + (<usize>last << 2));
  const rows = own + (<usize>inside << 9);
  for (let k = 0; k < last; k++, l += 2048) {
    const chunk = load<u32>(chunks + (<usize>k << 2));
    for (let group = from; group < to; group += GROUP) {
      for (let at = group; at < group + ROW; at += 32) tile(rows + at, chunk + at, l, 64, ROW);
    }
  }
  for (let group = from; group < to; group += GROUP) {
    for (let at = group; at < group + ROW; at += 32) {
      tile(rows + at, own + at, l, inside << 2, ROW);
      solveTile(rows + at, l + (<usize>inside << 7), ROW);
    }
  }
}

// values[i] *= scale; what falls below 1e-150 becomes 0, for its square must not be a denormal.
export function scaleArray(values: usize, count: i32, scale: f64): void {
  const factor = f64x2.splat(scale);
  const smallest = f64x2.splat(1e-150);
  for (const end = values + (<usize>count << 3); values < end; values += 16) {
    const value = f64x2.mul(v128.load(values), factor);
    v128.store(values, v128.and(value, f64x2.ge(f64x2.abs(value), smallest)));
  }
}
