import { Arena } from './arena.ts';

/** What wasm/core.ts exports. Pointers are byte addresses; counts are numbers of elements. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  readonly SMALLEST_PIVOT: WebAssembly.Global;
  readonly SQUARED_EXPONENTIAL: WebAssembly.Global;
  readonly MATERN_12: WebAssembly.Global;
  readonly MATERN_32: WebAssembly.Global;
  readonly MATERN_52: WebAssembly.Global;
  readonly PANELS_TOGETHER: WebAssembly.Global;
  readonly ROWS_PER_CHUNK: WebAssembly.Global;
  readonly CANDIDATES_PER_GROUP: WebAssembly.Global;
  heapBase(): number;
  distanceRow(
    coordinates: number,
    strideBytes: number,
    dimension: number,
    point: number,
    count: number,
    out: number,
  ): void;
  kernelRow(
    family: number,
    variance: number,
    coordinates: number,
    strideBytes: number,
    dimension: number,
    point: number,
    count: number,
    out: number,
  ): void;
  outerRow(a: number, n1: number, b: number, n2: number, variance: number, out: number): void;
  productRow(a: number, b: number, count: number, variance: number, out: number): void;
  tableRow(table: number, size: number, arm: number, indices: number, count: number, out: number): void;
  decayRow(halfLog: number, t: number, times: number, count: number, variance: number, out: number): void;
  wienerRow(driftVariance: number, t: number, times: number, count: number, out: number): void;
  pack(matrix: number, n: number, k: number, out: number): void;
  packFour(rows: number, k: number, out: number): void;
  packTransposed(matrix: number, k: number, n: number, padded: number, reversed: boolean, out: number): void;
  packReversed(matrix: number, n: number, out: number): void;
  packSymmetric(matrix: number, n: number, jitter: number, out: number): void;
  unpackLower(packed: number, n: number, matrix: number): void;
  unpackTransposed(
    packed: number,
    k: number,
    n: number,
    padded: number,
    reversed: boolean,
    matrix: number,
  ): void;
  unpackNegated(packed: number, n: number, m: number, padded: number, matrix: number): void;
  factor(packed: number, panels: number): number;
  solvePanels(packed: number, panels: number, rows: number, count: number): void;
  multiplyPanels(a: number, aPanels: number, b: number, bPanels: number, k: number, c: number): void;
  solveRow(packed: number, n: number, row: number): void;
  subtractDot(start: number, a: number, b: number, n: number): number;
  storeRow(packed: number, n: number, row: number, diagonal: number): void;
  padLastPanel(packed: number, n: number): void;
  logDiagonal(packed: number, n: number): number;
  subtractChunk(target: number, chunk: number, groups: number, rows: number, l: number): void;
  storeGridRow(source: number, chunk: number, groups: number, row: number, divisor: number): void;
  accumulate(
    chunk: number,
    groups: number,
    first: number,
    last: number,
    z: number,
    mean: number,
    square: number,
  ): void;
  storeGroup(
    panels: number,
    panelBytes: number,
    chunks: number,
    group: number,
    rows: number,
    z: number,
    mean: number,
    square: number,
  ): void;
  scaleArray(values: number, count: number, scale: number): void;
  weighArray(values: number, weights: number, count: number): void;
  invertTransposed(packed: number, panels: number, x: number): void;
  multiplyUpper(x: number, panels: number, z: number, alpha: number): void;
  outerMinusInverse(x: number, panels: number, alpha: number, packed: number): void;
  lowerRow(packed: number, row: number, out: number): number;
  slopes(family: number, variance: number, count: number, values: number): void;
  sumProducts(m: number, k: number, count: number): number;
  sumAges(m: number, k: number, times: number, t: number, count: number): number;
  sumEarlier(m: number, k: number, times: number, t: number, count: number): number;
  sumSquares(m: number, w: number, coordinates: number, x: number, count: number): number;
  dropRow(packed: number, n: number, dropped: number, z: number, rotations: number): void;
  loadGridRow(row: number, groups: number, carry: number): void;
  rotateChunk(
    target: number,
    source: number,
    groups: number,
    rows: number,
    rotations: number,
    carry: number,
  ): void;
  passState(state: number, start: number, count: number, keep: number, add: number): void;
  updateState(state: number, column: number, size: number, total: number): void;
  passAndUpdateState(
    state: number,
    start: number,
    column: number,
    size: number,
    keep: number,
    add: number,
    total: number,
  ): void;
  tile(c: number, a: number, b: number, length: number): void;
  peak(iterations: number): number;
}

/** One instance of core.wasm and the memory it works in. */
export interface Core {
  readonly wasm: CoreExports;
  readonly arena: Arena;
}

/** The smallest module with a vector instruction: `f64x2.splat` in a function without arguments. */
const WITH_SIMD = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[1, 5, 1, 96, 0, 1, 123],
  ...[3, 2, 1, 0],
  ...[10, 15, 1, 13, 0, 68, 0, 0, 0, 0, 0, 0, 0, 0, 253, 20, 11],
);

/**
 * Instantiates core.wasm; null where the engine does not know WebAssembly SIMD. Throws a plain sentence when the bytes are
 * something else: other arithmetic in silence would give other fingerprints.
 */
export async function instantiateCore(bytes: Uint8Array<ArrayBuffer>): Promise<Core | null> {
  if (!WebAssembly.validate(WITH_SIMD)) return null;
  if (!WebAssembly.validate(bytes))
    throw new Error(
      'The numerical core cannot be used: what came as core.wasm is cut off or another file, as when a server answers with a page. Reload the page.',
    );
  const { instance } = await WebAssembly.instantiate(bytes);
  const wasm = instance.exports as unknown as CoreExports;
  return { wasm, arena: new Arena(wasm.memory, wasm.heapBase()) };
}
