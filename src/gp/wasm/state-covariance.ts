import type { Core } from '../../linalg/core.ts';
import { OutOfMemory } from '../../linalg/errors.ts';
import {
  PlainStateCovariance,
  readDiagonal,
  readTriangle,
  type StateCovariance,
} from '../state-covariance.ts';

/** In core memory; where that has no room for two triangles more, in plain numbers, to the same bits. */
export function createStateCovariance(core: Core, start: Float64Array): StateCovariance {
  try {
    return new WasmStateCovariance(core, start);
  } catch (error) {
    if (error instanceof OutOfMemory) return new PlainStateCovariance(start);
    throw error;
  }
}

/** What `pass` has left to do: the next update does it on its own way over Σ. */
interface Passing {
  readonly keep: number;
  readonly add: number;
}

class WasmStateCovariance implements StateCovariance {
  readonly #core: Core;
  readonly #length: number;
  readonly #start: number;
  readonly #covariance: number;
  /** G ≤ length elements. */
  readonly #column: number;
  #passing: Passing | null = null;

  constructor(core: Core, start: Float64Array) {
    const { arena } = core;
    this.#core = core;
    this.#length = start.length;
    [this.#start, this.#covariance, this.#column] = allocated(core, start.length);
    arena.doubles(this.#start, start.length).set(start);
    arena.doubles(this.#covariance, start.length).set(start);
  }

  restart(factor: number): void {
    this.#passing = null;
    const covariance = this.#triangle();
    const start = this.#core.arena.doubles(this.#start, this.#length);
    for (let i = 0; i < start.length; i++) covariance[i] = factor * start[i];
  }

  pass(keep: number, add: number): void {
    this.#settle();
    this.#passing = { keep, add };
  }

  update(column: Float64Array, total: number): void {
    const { wasm, arena } = this.#core;
    arena.doubles(this.#column, column.length).set(column);
    const at = this.#covariance;
    if (this.#passing === null) wasm.updateState(at, this.#column, column.length, total);
    else {
      const { keep, add } = this.#passing;
      wasm.passAndUpdateState(at, this.#start, this.#column, column.length, keep, add, total);
    }
    this.#passing = null;
  }

  readColumn(candidate: number, column: Float64Array): void {
    readTriangle(this.#triangle(), candidate, column);
    if (this.#passing === null) return;
    const { keep, add } = this.#passing;
    const start = new Float64Array(column.length);
    readTriangle(this.#core.arena.doubles(this.#start, this.#length), candidate, start);
    for (let g = 0; g < column.length; g++) column[g] = keep * column[g] + add * start[g];
  }

  readDiagonal(variance: Float64Array): void {
    this.#settle();
    readDiagonal(this.#triangle(), variance);
  }

  save(): Float64Array {
    this.#settle();
    return this.#triangle().slice();
  }

  restore(covariance: Float64Array): void {
    this.#passing = null;
    this.#triangle().set(covariance);
  }

  dispose(): void {
    for (const address of [this.#start, this.#covariance, this.#column]) this.#core.arena.free(address);
  }

  #settle(): void {
    if (this.#passing === null) return;
    const { keep, add } = this.#passing;
    this.#core.wasm.passState(this.#covariance, this.#start, this.#length, keep, add);
    this.#passing = null;
  }

  #triangle(): Float64Array {
    return this.#core.arena.doubles(this.#covariance, this.#length);
  }
}

/** Room for two triangles and a column; all of it or nothing. */
function allocated({ arena }: Core, length: number): [number, number, number] {
  const size = Math.ceil(Math.sqrt(2 * length));
  const addresses: number[] = [];
  try {
    for (const count of [length, length, size]) addresses.push(arena.allocate(count));
    return addresses as [number, number, number];
  } catch (error) {
    for (const address of addresses) arena.free(address);
    throw error;
  }
}
