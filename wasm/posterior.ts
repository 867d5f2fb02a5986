// One observation more: a row of L, z = L⁻¹ y and V = L⁻¹ K(X, candidates).
//
// L is a packed lower triangle of panels (pack.ts). V is kept in chunks of 64 observations; in a chunk, four candidates
// stand side by side, V[g/4][row][g%4], so that appending reads it as one stream and no growth ever copies it.
import { triangleOffset } from './pack';

// @ts-ignore: decorator
@inline const CHUNK_SHIFT: usize = 6;

// Solves L l = k in place for n rows. The array is padded to a multiple of four.
export function solveRow(packed: usize, n: i32, row: usize): void {
  for (let i = 0; i < n; i += 4) {
    const panel = packed + triangleOffset(<usize>(i >> 2));
    const target = row + (<usize>i << 3);
    const diagonal = panel + (<usize>i << 5);
    let low = v128.load(target);
    let high = v128.load(target, 16);
    let at = row;
    for (let p = panel; p < diagonal; p += 32, at += 8) {
      const l = v128.load64_splat(at);
      low = f64x2.sub(low, f64x2.mul(v128.load(p), l));
      high = f64x2.sub(high, f64x2.mul(v128.load(p, 16), l));
    }
    v128.store(target, low);
    v128.store(target, high, 16);
    const rows = min(4, n - i);
    for (let k = 0; k < rows; k++) {
      const column = diagonal + (<usize>k << 5);
      const l = load<f64>(target + (<usize>k << 3)) / load<f64>(column + (<usize>k << 3));
      store<f64>(target + (<usize>k << 3), l);
      for (let r = k + 1; r < rows; r++) {
        const element = target + (<usize>r << 3);
        store<f64>(element, load<f64>(element) - load<f64>(column + (<usize>r << 3)) * l);
      }
    }
  }
}

// start - Σ a_j b_j, in order.
export function pivotOf(start: f64, a: usize, b: usize, n: i32): f64 {
  for (let j: usize = 0; j < <usize>n << 3; j += 8) start -= load<f64>(a + j) * load<f64>(b + j);
  return start;
}

// Writes l (n elements) and the pivot as row n of the packed triangle.
export function storeRow(packed: usize, n: i32, row: usize, pivot: f64): void {
  const lane = packed + triangleOffset(<usize>(n >> 2)) + (<usize>(n & 3) << 3);
  for (let k = 0; k < n; k++) store<f64>(lane + (<usize>k << 5), load<f64>(row + (<usize>k << 3)));
  store<f64>(lane + (<usize>n << 5), pivot);
}

// target[g] -= Σ_r l_r V[r][g] over `rows` rows of one chunk; `groups` of 16 candidates.
export function subtractChunk(target: usize, chunk: usize, groups: i32, rows: i32, l: usize): void {
  const panelBytes: usize = 32 << CHUNK_SHIFT;
  for (let group = 0; group < groups; group++, target += 128, chunk += panelBytes << 2) {
    let t0 = v128.load(target);
    let t1 = v128.load(target, 16);
    let t2 = v128.load(target, 32);
    let t3 = v128.load(target, 48);
    let t4 = v128.load(target, 64);
    let t5 = v128.load(target, 80);
    let t6 = v128.load(target, 96);
    let t7 = v128.load(target, 112);
    let v = chunk;
    let at = l;
    for (const end = chunk + (<usize>rows << 5); v < end; v += 32, at += 8) {
      const f = v128.load64_splat(at);
      t0 = f64x2.sub(t0, f64x2.mul(v128.load(v), f));
      t1 = f64x2.sub(t1, f64x2.mul(v128.load(v, 16), f));
      t2 = f64x2.sub(t2, f64x2.mul(v128.load(v, 32 << 6), f));
      t3 = f64x2.sub(t3, f64x2.mul(v128.load(v, (32 << 6) + 16), f));
      t4 = f64x2.sub(t4, f64x2.mul(v128.load(v, 64 << 6), f));
      t5 = f64x2.sub(t5, f64x2.mul(v128.load(v, (64 << 6) + 16), f));
      t6 = f64x2.sub(t6, f64x2.mul(v128.load(v, 96 << 6), f));
      t7 = f64x2.sub(t7, f64x2.mul(v128.load(v, (96 << 6) + 16), f));
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
}

// Divides the finished right-hand side by the pivot, stores it as row `row` of the chunk and adds it to the sums.
export function storeGridRow(
  source: usize, chunk: usize, panels: i32, row: i32, pivot: f64, z: f64, mean: usize, square: usize,
): void {
  const divisor = f64x2.splat(pivot);
  let v = chunk + (<usize>row << 5);
  for (let p = 0; p < panels; p++, source += 32, v += 32 << CHUNK_SHIFT) {
    v128.store(v, f64x2.div(v128.load(source), divisor));
    v128.store(v, f64x2.div(v128.load(source, 16), divisor), 16);
  }
  accumulateRow(chunk, panels, row, z, mean, square);
}

// mean[g] += z V[row][g], square[g] += V[row][g]²
export function accumulateRow(chunk: usize, panels: i32, row: i32, z: f64, mean: usize, square: usize): void {
  const zz = f64x2.splat(z);
  let v = chunk + (<usize>row << 5);
  for (let p = 0; p < panels; p++, mean += 32, square += 32, v += 32 << CHUNK_SHIFT) {
    const low = v128.load(v);
    const high = v128.load(v, 16);
    v128.store(mean, f64x2.add(v128.load(mean), f64x2.mul(zz, low)));
    v128.store(mean, f64x2.add(v128.load(mean, 16), f64x2.mul(zz, high)), 16);
    v128.store(square, f64x2.add(v128.load(square), f64x2.mul(low, low)));
    v128.store(square, f64x2.add(v128.load(square, 16), f64x2.mul(high, high)), 16);
  }
}

// values[i] *= scale; what falls below 1e-150 becomes 0, for its square must not be a denormal.
export function scaleArray(values: usize, count: i32, scale: f64): void {
  const factor = f64x2.splat(scale);
  for (const end = values + (<usize>count << 3); values < end; values += 16) {
    const value = f64x2.mul(v128.load(values), factor);
    v128.store(values, v128.and(value, f64x2.ge(f64x2.abs(value), f64x2.splat(1e-150))));
  }
}
