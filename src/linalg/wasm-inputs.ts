import type { StationaryKernel } from '../kernels/spec.ts';
import type { Core } from './core.ts';
import { WasmKernel } from './wasm-kernel.ts';

/** Fixed inputs in core memory that a new point is compared with. */
export interface WasmInputs {
  /** out[g] = k(x, input g) for all inputs; padding of `out` stays an ordinary number. */
  row(x: ArrayLike<number>, out: number): void;
  dispose(): void;
}

/**
 * Makes `G × d` inputs ready for kernel rows. The squared exponential on a 2D tensor grid is the product of one factor
 * per axis: N₁ + N₂ exponentials instead of N₁ N₂. `padded` ≥ G, a multiple of 4, is the length of the rows asked for.
 */
export function createInputs(
  core: Core,
  kernel: WasmKernel,
  inputs: Float64Array,
  padded: number,
): WasmInputs {
  const axes = kernel.kernel.family === 'se' && kernel.dimension === 2 ? tensorAxes(inputs) : null;
  return axes
    ? new TensorInputs(core, kernel.kernel as StationaryKernel, axes)
    : new PlainInputs(core, kernel, inputs, padded);
}

/** The two axes of row-major `G × 2` points that form a tensor grid with the first coordinate slow; otherwise null. */
function tensorAxes(points: Float64Array): readonly [number[], number[]] | null {
  const size = points.length / 2;
  let n2 = 1;
  while (n2 < size && points[2 * n2] === points[0]) n2++;
  if (size % n2 !== 0 || n2 === 1 || n2 === size) return null;
  for (let g = 0; g < size; g++)
    if (points[2 * g] !== points[2 * (g - (g % n2))] || points[2 * g + 1] !== points[2 * (g % n2) + 1])
      return null;
  const first = Array.from({ length: size / n2 }, (_, i) => points[2 * i * n2]);
  const second = Array.from({ length: n2 }, (_, j) => points[2 * j + 1]);
  return [first, second];
}

class PlainInputs implements WasmInputs {
  readonly #core: Core;
  readonly #kernel: WasmKernel;
  readonly #padded: number;
  readonly #coordinates: number;

  constructor(core: Core, kernel: WasmKernel, inputs: Float64Array, padded: number) {
    this.#core = core;
    this.#kernel = kernel;
    this.#padded = padded;
    this.#coordinates = core.arena.allocate(padded * kernel.dimension);
    kernel.writeInputs(this.#coordinates, padded, inputs, inputs.length / kernel.dimension);
  }

  row(x: ArrayLike<number>, out: number): void {
    this.#kernel.row(x, this.#coordinates, this.#padded, this.#padded, out);
  }

  dispose(): void {
    this.#core.arena.free(this.#coordinates);
  }
}

class TensorInputs implements WasmInputs {
  readonly #core: Core;
  readonly #variance: number;
  /** Per axis: a one-dimensional kernel (the first carries σ_f²), its coordinates, and room for its factor. */
  readonly #axes: readonly {
    readonly kernel: WasmKernel;
    readonly size: number;
    readonly coordinates: number;
    readonly factor: number;
  }[];

  constructor(core: Core, kernel: StationaryKernel, axes: readonly [number[], number[]]) {
    this.#core = core;
    this.#variance = kernel.variance;
    this.#axes = axes.map((axis, d) => {
      const padded = 4 * Math.ceil(axis.length / 4);
      const spec = {
        family: 'se',
        lengthscales: [kernel.lengthscales[d]],
        variance: d ? 1 : kernel.variance,
      } as const;
      const factorKernel = new WasmKernel(core, spec);
      const coordinates = core.arena.allocate(padded);
      factorKernel.writeInputs(coordinates, padded, axis, axis.length);
      return { kernel: factorKernel, size: axis.length, coordinates, factor: core.arena.allocate(padded) };
    });
  }

  row(x: ArrayLike<number>, out: number): void {
    const [first, second] = this.#axes;
    this.#axes.forEach(({ kernel, size, coordinates, factor }, d) => {
      kernel.row([x[d]], coordinates, size, size, factor);
    });
    this.#core.wasm.outerRow(first.factor, first.size, second.factor, second.size, this.#variance, out);
  }

  dispose(): void {
    for (const { kernel, coordinates, factor } of this.#axes) {
      kernel.dispose();
      this.#core.arena.free(coordinates);
      this.#core.arena.free(factor);
    }
  }
}
