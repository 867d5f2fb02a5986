import { scalar } from '../math/scalar.ts';
import { deriveKey, type Key } from './key.ts';

/**
 * A named stream of random numbers: a counter over Philox4x32-10 (Salmon et al. 2011) under a key of its own.
 * Nothing to dispose. Uniform, normal and integer draws are independent of one another: each has its own counter.
 */
export interface Stream {
  /** Next uniform number in [0, 1), a multiple of 2^-53. */
  uniform(): number;
  /** Next standard normal number (Box–Muller). */
  normal(): number;
  /** Next integer in 0..n−1, exactly uniform; n integer, 1 ≤ n ≤ 2^32. Throws RangeError otherwise. */
  integer(n: number): number;
  /** Fills `out` with the numbers that repeated `normal()` would give, faster. */
  fillNormal(out: Float64Array): void;
  /** The i-th number `uniform()` gives, i ≥ 0, without moving the stream. */
  uniformAt(i: number): number;
  /** The i-th number `normal()` gives, i ≥ 0, without moving the stream. */
  normalAt(i: number): number;
  /** How many numbers of each kind were drawn. */
  position(): StreamPosition;
  /** Resumes from a saved state. */
  moveTo(position: StreamPosition): void;
}

/** Uniform and normal numbers, and words of integers, drawn from a stream so far. */
export type StreamPosition = readonly [uniforms: number, normals: number, words: number];

const INTEGER_DOMAIN = 2;
const PAIRS: number = scalar.SCRATCH_PAIRS.value;
const TWO_32 = 4294967296;
// The scalar core never grows its memory, so this view stays valid.
const normals = new Float64Array(scalar.memory.buffer, scalar.scratch(), 2 * PAIRS);

/**
 * The stream named by `seed` (unsigned 32-bit) and a path of names and numbers: any change of any part gives an
 * independent stream. The same name always starts at its first number.
 */
export function createStream(seed: number, ...path: readonly (string | number)[]): Stream {
  return new PhiloxStream(deriveKey(seed, path));
}

class PhiloxStream implements Stream {
  readonly #k0: number;
  readonly #k1: number;
  #uniforms = 0;
  #normals = 0;
  #words = 0;

  constructor([k0, k1]: Key) {
    this.#k0 = k0;
    this.#k1 = k1;
  }

  uniform(): number {
    return this.uniformAt(this.#uniforms++);
  }

  normal(): number {
    return this.normalAt(this.#normals++);
  }

  integer(n: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= TWO_32))
      throw new RangeError(`invalid range; expected integer from 1 to 2^32, got ${n}`);
    // The lowest 2^32 mod n words are refused: what remains is a whole multiple of n.
    const refused = TWO_32 % n;
    let word = this.#nextWord();
    while (word < refused) word = this.#nextWord();
    return word % n;
  }

  fillNormal(out: Float64Array): void {
    for (let done = 0; done < out.length; ) {
      const odd = this.#normals % 2;
      const count = Math.min(out.length - done, 2 * PAIRS - odd);
      scalar.normalPairs(this.#k0, this.#k1, (this.#normals - odd) / 2, Math.ceil((odd + count) / 2));
      out.set(normals.subarray(odd, odd + count), done);
      done += count;
      this.#normals += count;
    }
  }

  uniformAt(i: number): number {
    return scalar.uniform(this.#k0, this.#k1, i);
  }

  normalAt(i: number): number {
    scalar.normalPairs(this.#k0, this.#k1, Math.floor(i / 2), 1);
    return normals[i % 2];
  }

  position(): StreamPosition {
    return [this.#uniforms, this.#normals, this.#words];
  }

  moveTo([uniforms, normals, words]: StreamPosition): void {
    this.#uniforms = uniforms;
    this.#normals = normals;
    this.#words = words;
  }

  #nextWord(): number {
    const index = this.#words++;
    const block = Math.floor(index / 4);
    scalar.philox(block, Math.floor(block / TWO_32), INTEGER_DOMAIN, 0, this.#k0, this.#k1);
    return scalar.word(index % 4) >>> 0;
  }
}
