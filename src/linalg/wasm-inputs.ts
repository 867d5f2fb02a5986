import type { StationaryKernel } from '../kernels/spec.ts';
import type { Core } from './core.ts';
import { roundUp4 } from './layout.ts';
import { WasmKernel } from './wasm-kernel.ts';

/** Fixed inputs in core memory that a new point is compared with. */
export interface WasmInputs {
  /** out[g] = k(x, input g) for all inputs; padding of `out` stays an ordinary number. */
  row(x: ArrayLike<number>, out: number): void;
  /** The same numbers the other way round, for many x at once. */
  columns(points: ScaledPoints): WasmColumns;
  dispose(): void;
}

/** Points as coordinate arrays in core memory, `stride` doubles apart and divided by the lengthscales. */
export interface ScaledPoints {
  readonly address: number;
  readonly stride: number;
  /** How many; a multiple of 4. */
  readonly count: number;
}

export interface WasmColumns {
  /** out[i] = k(point i, input g) for all points. */
  fill(g: number, out: number): void;
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
  readonly #inputs: Float64Array;
  readonly #padded: number;
  readonly #coordinates: number;

  constructor(core: Core, kernel: WasmKernel, inputs: Float64Array, padded: number) {
    this.#core = core;
    this.#kernel = kernel;
    this.#inputs = inputs;
    this.#padded = padded;
    this.#coordinates = core.arena.allocate(padded * kernel.dimension);
    kernel.writeInputs(this.#coordinates, padded, inputs, inputs.length / kernel.dimension);
  }

  row(x: ArrayLike<number>, out: number): void {
    this.#kernel.row(x, this.#coordinates, this.#padded, this.#padded, out);
  }

  columns({ address, stride, count }: ScaledPoints): WasmColumns {
    const { dimension } = this.#kernel;
    return {
      // Every kernel is symmetric, to the last bit.
      fill: (g, out) =>
        this.#kernel.row(
          this.#inputs.subarray(g * dimension, (g + 1) * dimension),
          address,
          stride,
          count,
          out,
        ),
      dispose: () => {},
    };
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
    readonly values: readonly number[];
    readonly coordinates: number;
    readonly factor: number;
  }[];

  constructor(core: Core, kernel: StationaryKernel, axes: readonly [number[], number[]]) {
    this.#core = core;
    this.#variance = kernel.variance;
    this.#axes = axes.map((axis, d) => {
      const padded = roundUp4(axis.length);
      const spec = {
        family: 'se',
        lengthscales: [kernel.lengthscales[d]],
        variance: d ? 1 : kernel.variance,
      } as const;
      const factorKernel = new WasmKernel(core, spec);
      const coordinates = core.arena.allocate(padded);
      factorKernel.writeInputs(coordinates, padded, axis, axis.length);
      return { kernel: factorKernel, values: axis, coordinates, factor: core.arena.allocate(padded) };
    });
  }

  row(x: ArrayLike<number>, out: number): void {
    const [first, second] = this.#axes;
    this.#axes.forEach(({ kernel, values, coordinates, factor }, d) => {
      kernel.row([x[d]], coordinates, values.length, values.length, factor);
    });
    const [n1, n2] = [first.values.length, second.values.length];
    this.#core.wasm.outerRow(first.factor, n1, second.factor, n2, this.#variance, out);
  }

  columns({ address, stride, count }: ScaledPoints): WasmColumns {
    const { wasm, arena } = this.#core;
    const factors = this.#axes.map(({ kernel, values }, d) => {
      const rows = arena.allocate(values.length * count);
      values.forEach((value, i) => {
        kernel.row([value], address + 8 * d * stride, stride, count, rows + 8 * i * count);
      });
      return rows;
    });
    const n2 = this.#axes[1].values.length;
    return {
      fill: (g, out) => {
        const [a, b] = [Math.floor(g / n2), g % n2].map((index, d) => factors[d] + 8 * index * count);
        wasm.productRow(a, b, count, this.#variance, out);
      },
      dispose: () => {
        for (const address of factors) arena.free(address);
      },
    };
  }

  dispose(): void {
    for (const { kernel, coordinates, factor } of this.#axes) {
      kernel.dispose();
      this.#core.arena.free(coordinates);
      this.#core.arena.free(factor);
    }
  }
}
