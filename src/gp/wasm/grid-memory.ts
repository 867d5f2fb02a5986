import type { Core } from '../../linalg/core.ts';
import { CANDIDATES_PER_GROUP, PANELS_TOGETHER, panelsOf, ROWS_PER_CHUNK } from '../../linalg/layout.ts';
import { createInputs, type WasmColumns, type WasmInputs } from '../../linalg/wasm-inputs.ts';
import type { WasmKernel } from '../../linalg/wasm-kernel.ts';
import type { DataMemory } from './data-memory.ts';

/** Bytes from one row of a group of candidates to the next. */
const ROW_BYTES = 8 * CANDIDATES_PER_GROUP;
/** Panels of four candidates in a group. */
const GROUP_PANELS = panelsOf(CANDIDATES_PER_GROUP);
/** Groups solved at a time. */
const GROUPS_TOGETHER = PANELS_TOGETHER / GROUP_PANELS;

/**
 * The G-sized half of a posterior in core memory: candidates, V = L⁻¹ K(X, candidates) in chunks of 64 rows, and the
 * running sums m = Vᵀz, q = Σ V². A new chunk is allocated when the last one is full; nothing is ever moved.
 */
export class GridMemory {
  readonly #core: Core;
  readonly #size: number;
  /** G rounded up to whole groups of 16. */
  readonly #padded: number;
  readonly #groups: number;
  readonly #inputs: WasmInputs;
  readonly #row: number;
  readonly #mean: number;
  readonly #square: number;
  readonly #chunks: number[] = [];

  constructor(core: Core, kernel: WasmKernel, candidates: Float64Array) {
    const { arena } = core;
    this.#core = core;
    this.#size = candidates.length / kernel.dimension;
    this.#padded = wholeGroups(this.#size);
    this.#groups = this.#padded / CANDIDATES_PER_GROUP;
    this.#inputs = createInputs(core, kernel, candidates, this.#padded);
    this.#row = arena.allocate(this.#padded);
    this.#mean = arena.allocate(this.#padded);
    this.#square = arena.allocate(this.#padded);
    arena.doubles(this.#row, this.#padded).fill(0);
    this.#clearSums();
  }

  /** Doubles needed for `capacity` observations and G candidates in d dimensions. */
  static doubles(capacity: number, size: number, dimension: number): number {
    return wholeGroups(size) * (dimension + 3 + ROWS_PER_CHUNK * Math.ceil(capacity / ROWS_PER_CHUNK));
  }

  ensureRows(n: number): void {
    while (this.#chunks.length * ROWS_PER_CHUNK < n)
      this.#chunks.push(this.#core.arena.allocate(this.#padded * ROWS_PER_CHUNK));
  }

  /** Row n of V for input x: (weight · k(x, candidates) − Σ l_j V_j) / root, added to the sums with z_n. */
  append(n: number, x: readonly number[], weight: number, root: number, data: DataMemory): void {
    const { wasm } = this.#core;
    const l = data.addresses.row;
    this.#kernelRow(x, weight);
    this.#eachChunk(n, (chunk, first, rows) => {
      wasm.subtractChunk(this.#row, chunk, this.#groups, rows, l + 8 * first);
    });
    this.#storeRow(n, root);
    this.#accumulate(n, n + 1, data);
  }

  /** All n rows of V at once: weighted kernel rows, then V = L⁻¹ K in blocks. The same bits as n times `append`. */
  appendAll(weights: readonly number[], data: DataMemory): void {
    const { wasm, arena } = this.#core;
    const n = weights.length;
    const panels = panelsOf(n);
    const { packed, z } = data.addresses;
    const columns = this.#inputs.columns(data.points(4 * panels));
    try {
      arena.scoped((allocate) => {
        const table = allocate(this.#chunks.length);
        arena.words(table, this.#chunks.length).set(this.#chunks);
        const fill = this.#columnFiller(columns, weights, 4 * panels, allocate);
        const panelBytes = 128 * panels;
        const scratch = allocate(PANELS_TOGETHER * (panelBytes / 8));
        for (let first = 0; first < this.#groups; first += GROUPS_TOGETHER) {
          const count = Math.min(GROUPS_TOGETHER, this.#groups - first);
          for (let q = 0; q < GROUP_PANELS * count; q++)
            fill(CANDIDATES_PER_GROUP * first + 4 * q, scratch + q * panelBytes);
          wasm.solvePanels(packed, panels, scratch, GROUP_PANELS * count);
          for (let g = 0; g < count; g++) {
            const solved = scratch + GROUP_PANELS * g * panelBytes;
            wasm.storeGroup(solved, panelBytes, table, first + g, n, z, this.#mean, this.#square);
          }
        }
      });
    } finally {
      columns.dispose();
    }
  }

  /** mean := Vᵀ z for z in the data's row. */
  meanOf(n: number, data: DataMemory, mean: Float64Array): void {
    const { wasm, arena } = this.#core;
    arena.scoped((allocate) => {
      const [sum, square] = [allocate(this.#padded), allocate(this.#padded)];
      for (const address of [sum, square]) arena.doubles(address, this.#padded).fill(0);
      this.#eachChunk(n, (chunk, first, rows) => {
        wasm.accumulate(chunk, this.#groups, 0, rows, data.addresses.row + 8 * first, sum, square);
      });
      mean.set(arena.doubles(sum, this.#size));
    });
  }

  /** Recomputes the sums over the first n rows, in order; gives chunks no longer used back. */
  truncate(n: number, data: DataMemory): void {
    this.#clearSums();
    this.#accumulate(0, n, data);
    this.#release(n);
  }

  /** Follows `DataMemory.drop` of one of n observations on V, and recomputes the sums. */
  drop(n: number, position: number, data: DataMemory): void {
    this.#core.wasm.loadGridRow(this.#rowAddress(position), this.#groups, this.#row);
    for (let from = position; from < n - 1; ) {
      // The last row of a chunk has its source in the next one.
      const inside = ROWS_PER_CHUNK - 1 - (from % ROWS_PER_CHUNK);
      const rows = Math.min(Math.max(1, inside), n - 1 - from);
      this.#rotateRows(from, rows, data);
      from += rows;
    }
    this.truncate(n - 1, data);
  }

  /** Multiplies V by `factor`, and the sums with it. */
  scale(n: number, factor: number): void {
    const { wasm } = this.#core;
    this.#eachChunk(n, (chunk) => {
      wasm.scaleArray(chunk, this.#padded * ROWS_PER_CHUNK, factor);
    });
    wasm.scaleArray(this.#mean, this.#padded, factor);
    wasm.scaleArray(this.#square, this.#padded, factor * factor);
  }

  /** Views of m and q (G each), valid until the next allocation. */
  sums(): { readonly means: Float64Array; readonly squares: Float64Array } {
    const { arena } = this.#core;
    return { means: arena.doubles(this.#mean, this.#size), squares: arena.doubles(this.#square, this.#size) };
  }

  dispose(): void {
    this.#inputs.dispose();
    for (const address of [this.#row, this.#mean, this.#square, ...this.#chunks])
      this.#core.arena.free(address);
  }

  #kernelRow(x: readonly number[], weight: number): void {
    this.#inputs.row(x, this.#row);
    if (weight !== 1) this.#core.wasm.scaleArray(this.#row, this.#padded, weight);
  }

  /** Fills the panel of candidates g..g+3 with their weighted kernel values, `length` per candidate. */
  #columnFiller(
    columns: WasmColumns,
    weights: readonly number[],
    length: number,
    allocate: (count: number) => number,
  ): (g: number, panel: number) => void {
    const { wasm, arena } = this.#core;
    const rows = allocate(4 * length);
    // Candidates beyond the last one stay 0.
    arena.doubles(rows, 4 * length).fill(0);
    const factors = weights.some((weight) => weight !== 1) ? allocate(length) : null;
    if (factors !== null) arena.doubles(factors, length).fill(1).set(weights);
    return (g, panel) => {
      for (let r = 0; r < 4 && g + r < this.#size; r++) {
        const row = rows + 8 * r * length;
        columns.fill(g + r, row);
        if (factors !== null) wasm.weighArray(row, factors, length);
      }
      wasm.packFour(rows, length, panel);
    };
  }

  /** Rows from.. of V, in one chunk, := rotations of those one below, in one chunk too. */
  #rotateRows(from: number, rows: number, data: DataMemory): void {
    const [target, source] = [this.#rowAddress(from), this.#rowAddress(from + 1)];
    const rotations = data.addresses.rotations + 16 * from;
    this.#core.wasm.rotateChunk(target, source, this.#groups, rows, rotations, this.#row);
  }

  /** Where row n of V starts. */
  #rowAddress(n: number): number {
    return this.#chunks[Math.floor(n / ROWS_PER_CHUNK)] + ROW_BYTES * (n % ROWS_PER_CHUNK);
  }

  #storeRow(n: number, divisor: number): void {
    const chunk = this.#chunks[Math.floor(n / ROWS_PER_CHUNK)];
    this.#core.wasm.storeGridRow(this.#row, chunk, this.#groups, n % ROWS_PER_CHUNK, divisor);
  }

  /** Adds rows from..to−1 to the sums. */
  #accumulate(from: number, to: number, data: DataMemory): void {
    const { z } = data.addresses;
    this.#eachChunk(to, (chunk, first, rows) => {
      const start = Math.max(0, from - first);
      if (start < rows)
        this.#core.wasm.accumulate(chunk, this.#groups, start, rows, z + 8 * first, this.#mean, this.#square);
    });
  }

  /** Visits the chunks that hold the first n rows: address, first row, and how many of the n. */
  #eachChunk(n: number, visit: (chunk: number, first: number, rows: number) => void): void {
    for (let first = 0; first < n; first += ROWS_PER_CHUNK)
      visit(this.#chunks[first / ROWS_PER_CHUNK], first, Math.min(ROWS_PER_CHUNK, n - first));
  }

  /** Keeps one chunk in hand: the next observation is coming. */
  #release(n: number): void {
    const used = Math.max(1, Math.ceil((n + 1) / ROWS_PER_CHUNK));
    for (const chunk of this.#chunks.splice(used)) this.#core.arena.free(chunk);
  }

  #clearSums(): void {
    for (const address of [this.#mean, this.#square]) this.#core.arena.doubles(address, this.#padded).fill(0);
  }
}

function wholeGroups(n: number): number {
  return CANDIDATES_PER_GROUP * Math.ceil(n / CANDIDATES_PER_GROUP);
}
