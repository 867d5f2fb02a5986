import type { Core } from '../linalg/core.ts';
import type { WasmKernel } from '../linalg/wasm-kernel.ts';

/** Rows of V per chunk, as in wasm/posterior.ts. */
const CHUNK_ROWS = 64;

/**
 * The G-sized half of a posterior in core memory: candidates, V = L⁻¹ K(X, candidates) in chunks of 64 rows, and the
 * running sums m = Vᵀz, q = Σ V². A new chunk is allocated when the last one is full; nothing is ever moved.
 */
export class GridMemory {
  readonly #core: Core;
  readonly #kernel: WasmKernel;
  readonly #size: number;
  /** G rounded up to whole groups of 16. */
  readonly #padded: number;
  readonly #inputs: number;
  readonly #row: number;
  readonly #mean: number;
  readonly #square: number;
  readonly #chunks: number[] = [];

  constructor(core: Core, kernel: WasmKernel, candidates: Float64Array) {
    const { arena } = core;
    this.#core = core;
    this.#kernel = kernel;
    this.#size = candidates.length / kernel.dimension;
    this.#padded = roundUp16(this.#size);
    this.#inputs = arena.allocate(this.#padded * kernel.dimension);
    kernel.writeInputs(this.#inputs, this.#padded, candidates, this.#size);
    this.#row = arena.allocate(this.#padded);
    this.#mean = arena.allocate(this.#padded);
    this.#square = arena.allocate(this.#padded);
    this.#clearSums();
  }

  /** Doubles needed for `capacity` observations and G candidates in d dimensions. */
  static doubles(capacity: number, size: number, dimension: number): number {
    return roundUp16(size) * (dimension + 3 + CHUNK_ROWS * Math.ceil(capacity / CHUNK_ROWS));
  }

  ensureRows(n: number): void {
    while (this.#chunks.length * CHUNK_ROWS < n)
      this.#chunks.push(this.#core.arena.allocate(this.#padded * CHUNK_ROWS));
  }

  /** Row n of V for input x: (weight · k(x, candidates) − Σ l_j V_j) / root, added to the sums with z_n. */
  append(n: number, x: readonly number[], weight: number, l: number, root: number, z: number): void {
    const { wasm } = this.#core;
    const padded = this.#padded;
    this.#kernel.row(x, this.#inputs, padded, padded, this.#row);
    if (weight !== 1) wasm.scaleArray(this.#row, padded, weight);
    this.#chunks.forEach((chunk, c) => {
      const rows = Math.min(CHUNK_ROWS, n - c * CHUNK_ROWS);
      if (rows > 0) wasm.subtractChunk(this.#row, chunk, padded / 16, rows, l + 8 * c * CHUNK_ROWS);
    });
    const chunk = this.#chunks[Math.floor(n / CHUNK_ROWS)];
    wasm.storeGridRow(this.#row, chunk, padded / 4, n % CHUNK_ROWS, root, z, this.#mean, this.#square);
  }

  /** Recomputes the sums over the rows of z, in order; gives chunks no longer used back. */
  truncate(n: number, z: Float64Array): void {
    this.#clearSums();
    for (let i = 0; i < n; i++) {
      const chunk = this.#chunks[Math.floor(i / CHUNK_ROWS)];
      this.#core.wasm.accumulateRow(chunk, this.#padded / 4, i % CHUNK_ROWS, z[i], this.#mean, this.#square);
    }
    const used = Math.max(1, Math.ceil(n / CHUNK_ROWS));
    for (const chunk of this.#chunks.splice(used)) this.#core.arena.free(chunk);
  }

  /** Multiplies the first n rows of V by `factor`, and the sums with it. */
  scale(n: number, factor: number): void {
    const { wasm } = this.#core;
    for (const chunk of this.#chunks.slice(0, Math.ceil(n / CHUNK_ROWS)))
      wasm.scaleArray(chunk, this.#padded * CHUNK_ROWS, factor);
    wasm.scaleArray(this.#mean, this.#padded, factor);
    wasm.scaleArray(this.#square, this.#padded, factor * factor);
  }

  /** Views of m and q (G each), valid until the next allocation. */
  sums(): { readonly means: Float64Array; readonly squares: Float64Array } {
    const { arena } = this.#core;
    return { means: arena.doubles(this.#mean, this.#size), squares: arena.doubles(this.#square, this.#size) };
  }

  dispose(): void {
    for (const address of [this.#inputs, this.#row, this.#mean, this.#square, ...this.#chunks])
      this.#core.arena.free(address);
  }

  #clearSums(): void {
    for (const address of [this.#mean, this.#square]) this.#core.arena.doubles(address, this.#padded).fill(0);
  }
}

function roundUp16(n: number): number {
  return 16 * Math.ceil(n / 16);
}
