import type { TemporalFactor } from '../kernels/spec.ts';
import type { Core } from '../linalg/core.ts';
import type { WasmKernel } from '../linalg/wasm-kernel.ts';

/**
 * The n-sized half of a posterior in core memory: inputs as coordinate arrays, times, z = L⁻¹y, one row of L under
 * construction, and L as a packed triangle of panels (wasm/pack.ts). Capacity doubles; L's layout does not depend on
 * it, so growing copies each array once.
 */
export class DataMemory {
  readonly #core: Core;
  readonly #kernel: WasmKernel;
  #capacity: number;
  #addresses: { inputs: number; times: number; z: number; row: number; packed: number };

  constructor(core: Core, kernel: WasmKernel, capacity: number) {
    this.#core = core;
    this.#kernel = kernel;
    this.#capacity = roundUp4(capacity);
    this.#addresses = this.#allocate(this.#capacity);
  }

  /** Doubles needed for `capacity` observations in d dimensions. */
  static doubles(capacity: number, dimension: number): number {
    return capacity * (dimension + 3) + packedDoubles(roundUp4(capacity));
  }

  /** Address of the row of L last solved for. */
  get row(): number {
    return this.#addresses.row;
  }

  ensureCapacity(n: number): void {
    if (n <= this.#capacity) return;
    const old = this.#addresses;
    const stride = this.#capacity;
    const capacity = roundUp4(Math.max(n, 2 * stride));
    const fresh = this.#allocate(capacity);
    for (let d = 0; d < this.#kernel.dimension; d++)
      this.#copy(old.inputs + 8 * d * stride, fresh.inputs + 8 * d * capacity, stride);
    this.#copy(old.times, fresh.times, stride);
    this.#copy(old.z, fresh.z, stride);
    this.#copy(old.packed, fresh.packed, packedDoubles(stride));
    this.#addresses = fresh;
    this.#capacity = capacity;
    for (const address of Object.values(old)) this.#core.arena.free(address);
  }

  /** Fills the row l = L⁻¹ k̃(X, x) for a new input; `spatial` is k(x, x). */
  solveRow(
    n: number,
    x: readonly number[],
    time: number,
    temporal: TemporalFactor,
    halfLog: number,
    spatial: number,
  ): void {
    const { wasm } = this.#core;
    const { inputs, times, row, packed } = this.#addresses;
    if (n === 0) return;
    this.#kernel.row(x, inputs, this.#capacity, n, row);
    if (temporal.kind === 'forgetting') wasm.decayRow(halfLog, time, times, n, spatial, row);
    if (temporal.kind === 'wiener') wasm.wienerRow(temporal.variance, time, times, n, row);
    wasm.solveRow(packed, n, row);
  }

  /** What the row leaves of the diagonal element: `diagonal` − Σ l². */
  pivot(n: number, diagonal: number): number {
    const { row } = this.#addresses;
    return this.#core.wasm.pivotOf(diagonal, row, row, n);
  }

  /** Makes the row permanent as row n of L with the given root of its pivot; returns z_n. */
  store(n: number, x: readonly number[], y: number, time: number, root: number): number {
    const { wasm, arena } = this.#core;
    const { inputs, times, z, row, packed } = this.#addresses;
    const element = wasm.pivotOf(y, row, z, n) / root;
    wasm.storeRow(packed, n, row, root);
    this.#kernel.writeInput(inputs, this.#capacity, n, x);
    arena.doubles(times, this.#capacity)[n] = time;
    arena.doubles(z, this.#capacity)[n] = element;
    return element;
  }

  /** The first n elements of z. */
  z(n: number): Float64Array {
    return this.#core.arena.doubles(this.#addresses.z, n);
  }

  /** L_ii. */
  diagonal(i: number): number {
    const panel = i >> 2;
    return this.#core.arena.doubles(this.#addresses.packed, packedDoubles(this.#capacity))[
      8 * panel * (panel + 1) + 4 * i + (i & 3)
    ];
  }

  dispose(): void {
    for (const address of Object.values(this.#addresses)) this.#core.arena.free(address);
  }

  #allocate(capacity: number) {
    const { arena } = this.#core;
    arena.require(DataMemory.doubles(capacity, this.#kernel.dimension));
    const fresh = (count: number): number => {
      const address = arena.allocate(count);
      // Padding takes part in vector operations: it must hold ordinary numbers.
      arena.doubles(address, count).fill(0);
      return address;
    };
    return {
      inputs: fresh(capacity * this.#kernel.dimension),
      times: fresh(capacity),
      z: fresh(capacity),
      row: fresh(capacity),
      packed: fresh(packedDoubles(capacity)),
    };
  }

  #copy(from: number, to: number, count: number): void {
    const { arena } = this.#core;
    arena.doubles(to, count).set(arena.doubles(from, count));
  }
}

function roundUp4(n: number): number {
  return 4 * Math.ceil(Math.max(n, 1) / 4);
}

/** Doubles of a packed triangle of n rows, n a multiple of 4. */
function packedDoubles(n: number): number {
  const panels = n / 4;
  return 8 * panels * (panels + 1);
}
