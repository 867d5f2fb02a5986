import type { Kernel } from '../kernels/spec.ts';
import type { Core } from './core.ts';
import { FAMILY_CODES } from './layout.ts';

/**
 * A kernel made ready for the core: inputs become coordinate arrays (one per dimension, divided by the lengthscale),
 * and `row` fills k(x, inputs). The empirical table lives in core memory until `dispose`.
 */
export class WasmKernel {
  readonly kernel: Kernel;
  readonly dimension: number;
  readonly #core: Core;
  /** Address of the empirical table, or of the scaled point. */
  readonly #memory: number;

  constructor(core: Core, kernel: Kernel) {
    this.#core = core;
    this.kernel = kernel;
    this.dimension = kernel.family === 'empirical' ? 1 : kernel.lengthscales.length;
    const { arena } = core;
    if (kernel.family === 'empirical') {
      this.#memory = arena.allocate(kernel.covariance.length);
      arena.doubles(this.#memory, kernel.covariance.length).set(kernel.covariance);
    } else this.#memory = arena.allocate(this.dimension);
  }

  /** Writes input `x` as element `index` of the coordinate arrays at `coordinates`, `stride` doubles apart. */
  writeInput(coordinates: number, stride: number, index: number, x: ArrayLike<number>): void {
    for (let d = 0; d < this.dimension; d++)
      this.#core.arena.write(coordinates + 8 * (d * stride + index), this.#scaled(x[d], d));
  }

  /** Writes `count` row-major inputs as coordinate arrays; the rest up to `stride` becomes 0. */
  writeInputs(coordinates: number, stride: number, inputs: ArrayLike<number>, count: number): void {
    const view = this.#core.arena.doubles(coordinates, stride * this.dimension).fill(0);
    for (let d = 0; d < this.dimension; d++)
      for (let i = 0; i < count; i++) view[d * stride + i] = this.#scaled(inputs[i * this.dimension + d], d);
  }

  /** out[i] = k(x, input i) for i < count. */
  row(x: ArrayLike<number>, coordinates: number, stride: number, count: number, out: number): void {
    const { wasm } = this.#core;
    const { kernel } = this;
    if (kernel.family === 'empirical') {
      wasm.tableRow(this.#memory, kernel.size, x[0], coordinates, count, out);
      return;
    }
    this.#writePoint(x);
    const code = FAMILY_CODES[kernel.family];
    wasm.kernelRow(code, kernel.variance, coordinates, 8 * stride, this.dimension, this.#memory, count, out);
  }

  /** out[i] = w with ∂k(x, input i)/∂l_d = w (Δ_d/l_d)²/l_d, for i < count. Stationary kernels only. */
  slopeRow(x: ArrayLike<number>, coordinates: number, stride: number, count: number, out: number): void {
    const { wasm } = this.#core;
    if (this.kernel.family === 'empirical') throw new Error('an empirical kernel has no lengthscale');
    this.#writePoint(x);
    wasm.distanceRow(coordinates, 8 * stride, this.dimension, this.#memory, count, out);
    wasm.slopes(FAMILY_CODES[this.kernel.family], this.kernel.variance, count, out);
  }

  dispose(): void {
    this.#core.arena.free(this.#memory);
  }

  #writePoint(x: ArrayLike<number>): void {
    for (let d = 0; d < this.dimension; d++)
      this.#core.arena.write(this.#memory + 8 * d, this.#scaled(x[d], d));
  }

  #scaled(value: number, d: number): number {
    return this.kernel.family === 'empirical' ? value : value / this.kernel.lengthscales[d];
  }
}
