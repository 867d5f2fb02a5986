import type { TemporalFactor } from '../../kernels/spec.ts';
import { halfLogRetention, isMarkov, temporalFactor } from '../../kernels/temporal.ts';
import type { Core } from '../../linalg/core.ts';
import { panelsOf, roundUp4, triangleDoubles } from '../../linalg/layout.ts';
import type { ScaledPoints } from '../../linalg/wasm-inputs.ts';
import type { WasmKernel } from '../../linalg/wasm-kernel.ts';
import type { Observation } from '../posterior.ts';
import { byGap } from './by-gap.ts';

/** Values below this share of k(x, x) are 0: products of still smaller ones would become slow denormal numbers. */
const NEGLIGIBLE = 1e-30;

interface Addresses {
  /** Coordinate arrays of the inputs, divided by the lengthscales. */
  readonly inputs: number;
  readonly times: number;
  /** z = L⁻¹y. */
  readonly z: number;
  /** One row of L under construction. */
  readonly row: number;
  /** L, a packed triangle of panels (wasm/pack.ts). */
  readonly packed: number;
  /** Cosines and sines of the last drop, in pairs. */
  readonly rotations: number;
}

/**
 * The n-sized half of a posterior in core memory. Capacity doubles; the layout of L does not depend on it, so growing
 * copies each array once.
 */
export class DataMemory {
  readonly #core: Core;
  readonly #kernel: WasmKernel;
  readonly #temporal: TemporalFactor;
  readonly #halfLog: number;
  /** k_T of a gap, where the factor is no Markov one. */
  readonly #factor: (gap: number) => number;
  #capacity: number;
  #at: Addresses;

  constructor(core: Core, kernel: WasmKernel, temporal: TemporalFactor, capacity: number) {
    this.#core = core;
    this.#kernel = kernel;
    this.#temporal = temporal;
    this.#halfLog = temporal.kind === 'forgetting' ? halfLogRetention(temporal.rate) : 0;
    this.#factor = byGap((gap) => temporalFactor(temporal, 0, gap));
    this.#capacity = roundUp4(Math.max(capacity, 1));
    this.#at = this.#allocate(this.#capacity);
  }

  /** Doubles needed for `capacity` observations in d dimensions. */
  static doubles(capacity: number, dimension: number): number {
    return capacity * (dimension + 5) + triangleDoubles(panelsOf(Math.max(capacity, 1)));
  }

  /** Addresses, valid until the next `ensureCapacity`. */
  get addresses(): Addresses {
    return this.#at;
  }

  ensureCapacity(n: number): void {
    if (n <= this.#capacity) return;
    const old = this.#at;
    const stride = this.#capacity;
    const capacity = roundUp4(Math.max(n, 2 * stride));
    const fresh = this.#allocate(capacity);
    for (let d = 0; d < this.#kernel.dimension; d++)
      this.#copy(old.inputs + 8 * d * stride, fresh.inputs + 8 * d * capacity, stride);
    this.#copy(old.times, fresh.times, stride);
    this.#copy(old.z, fresh.z, stride);
    this.#copy(old.packed, fresh.packed, triangleDoubles(panelsOf(stride)));
    this.#at = fresh;
    this.#capacity = capacity;
    for (const address of Object.values(old)) this.#core.arena.free(address);
  }

  /** Address of the coordinates of dimension d. */
  coordinates(d: number): number {
    return this.#at.inputs + 8 * d * this.#capacity;
  }

  /** The inputs, and `count` of them. */
  points(count: number): ScaledPoints {
    return { address: this.#at.inputs, stride: this.#capacity, count };
  }

  /** Fills the row with k(x, X) over the first n inputs, without the temporal factor. */
  spatialRow(n: number, x: readonly number[]): void {
    if (n > 0) this.#kernel.row(x, this.#at.inputs, this.#capacity, n, this.#at.row);
  }

  /** Fills the row with k̃(x, X) over the first n inputs; `spatial` is k(x, x). */
  gramRow(n: number, { x, time }: Observation, spatial: number): void {
    this.spatialRow(n, x);
    this.#applyTime(n, time, spatial);
  }

  /** Fills the row with the slopes of k̃ in the lengthscales (see WasmKernel.slopeRow). */
  slopeRow(n: number, { x, time }: Observation): void {
    if (n > 0) this.#kernel.slopeRow(x, this.#at.inputs, this.#capacity, n, this.#at.row);
    this.#applyTime(n, time, 0);
  }

  /** Solves the row into l = L⁻¹ k̃(X, x) and returns what it leaves of the diagonal element: `diagonal` − Σ l². */
  solveRow(n: number, diagonal: number): number {
    const { row, packed } = this.#at;
    this.#core.wasm.solveRow(packed, n, row);
    return this.#core.wasm.subtractDot(diagonal, row, row, n);
  }

  /** Makes the row permanent as row n of L with the given diagonal element, and the input with it. */
  storeRow(n: number, { x, time }: Observation, diagonal: number): void {
    const { inputs, times, row, packed } = this.#at;
    this.#core.wasm.storeRow(packed, n, row, diagonal);
    this.#kernel.writeInput(inputs, this.#capacity, n, x);
    this.#core.arena.write(times + 8 * n, time);
  }

  /** z_n = (y − Σ l z) / L_nn for the row last stored. */
  appendZ(n: number, y: number, root: number): void {
    const { row, z } = this.#at;
    this.#core.arena.write(z + 8 * n, this.#core.wasm.subtractDot(y, row, z, n) / root);
  }

  /** Factors the n Gram rows stored and solves z = L⁻¹y. Returns −1, or the pivot that needs jitter. */
  factorAll(n: number, observations: readonly Observation[]): number {
    const { wasm, arena } = this.#core;
    const { packed, z } = this.#at;
    this.pad(n);
    const failed = wasm.factor(packed, panelsOf(n));
    if (failed >= 0) return failed;
    observations.forEach(({ y }, i) => {
      arena.write(z + 8 * i, y);
    });
    wasm.solveRow(packed, n, z);
    return -1;
  }

  /** Makes L whole panels, as the blocked kernels want it. */
  pad(n: number): void {
    if (n % 4 !== 0) this.#core.wasm.padLastPanel(this.#at.packed, n);
  }

  /** Solves the row into L⁻¹ values. */
  solveValues(values: Float64Array): void {
    const { row, packed } = this.#at;
    this.#core.arena.doubles(row, values.length).set(values);
    this.#core.wasm.solveRow(packed, values.length, row);
  }

  /** Drops one of n observations from L, z, inputs and times; leaves the rotations that did it. */
  drop(n: number, position: number): void {
    const { wasm, arena } = this.#core;
    const { times, z, packed, rotations } = this.#at;
    wasm.dropRow(packed, n, position, z, rotations);
    for (let d = 0; d < this.#kernel.dimension; d++)
      arena.doubles(this.coordinates(d), n).copyWithin(position, position + 1);
    arena.doubles(times, n).copyWithin(position, position + 1);
  }

  /** Σ z². */
  quadraticForm(n: number): number {
    return -this.#core.wasm.subtractDot(0, this.#at.z, this.#at.z, n);
  }

  /** Σ ln L_ii. */
  logDiagonal(n: number): number {
    return this.#core.wasm.logDiagonal(this.#at.packed, n);
  }

  dispose(): void {
    for (const address of Object.values(this.#at)) this.#core.arena.free(address);
  }

  /** Multiplies the first n elements of the row by the temporal factor; values below 1e-30 `scale` become 0. */
  #applyTime(n: number, time: number, scale: number): void {
    const { wasm } = this.#core;
    const { times, row } = this.#at;
    if (this.#temporal.kind === 'forgetting') wasm.decayRow(this.#halfLog, time, times, n, scale, row);
    if (this.#temporal.kind === 'wiener') wasm.wienerRow(this.#temporal.variance, time, times, n, row);
    if (!isMarkov(this.#temporal)) this.#weighRow(n, time, scale);
  }

  /** The same by the factor's own formula, one by one. */
  #weighRow(n: number, time: number, scale: number): void {
    const { arena } = this.#core;
    const [row, times] = [arena.doubles(this.#at.row, n), arena.doubles(this.#at.times, n)];
    for (let i = 0; i < n; i++) {
      const value = row[i] * this.#factor(time - times[i]);
      row[i] = Math.abs(value) < NEGLIGIBLE * scale ? 0 : value;
    }
  }

  #allocate(capacity: number): Addresses {
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
      packed: fresh(triangleDoubles(panelsOf(capacity))),
      rotations: fresh(2 * capacity),
    };
  }

  #copy(from: number, to: number, count: number): void {
    const { arena } = this.#core;
    arena.doubles(to, count).set(arena.doubles(from, count));
  }
}
