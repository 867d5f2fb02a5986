import { OutOfMemory } from './errors.ts';

/** The most the numerical core may hold: 1 GiB, in bytes. */
const MEMORY_LIMIT = 1073741824;

const ALIGNMENT = 64;
const PAGE = 65536;

interface Gap {
  address: number;
  size: number;
}

/**
 * Blocks of WebAssembly memory: first fit from a list of gaps ordered by address, neighbouring gaps merged on free.
 * Memory grows on demand and never shrinks; growing detaches all views, so take them with `doubles` just before use.
 */
export class Arena {
  readonly #memory: WebAssembly.Memory;
  readonly #limit: number;
  readonly #sizes = new Map<number, number>();
  readonly #gaps: Gap[] = [];
  /** First byte never handed out. */
  #top: number;
  #inUse = 0;
  #all: Float64Array<ArrayBuffer>;

  constructor(memory: WebAssembly.Memory, base: number, limit: number = MEMORY_LIMIT) {
    this.#memory = memory;
    this.#top = roundUp(base, ALIGNMENT);
    this.#limit = limit;
    this.#all = new Float64Array(memory.buffer as ArrayBuffer);
  }

  /** Bytes in live blocks. */
  get inUse(): number {
    return this.#inUse;
  }

  /** Address of `count` fresh doubles, 64-byte aligned, content undefined. Throws OutOfMemory before going over the limit. */
  allocate(count: number): number {
    const size = roundUp(Math.max(count, 1) * 8, ALIGNMENT);
    const address = this.#fromGap(size) ?? this.#fromTop(size);
    this.#sizes.set(address, size);
    this.#inUse += size;
    return address;
  }

  /** Gives a block back. */
  free(address: number): void {
    const size = this.#sizes.get(address);
    if (size === undefined) throw new Error(`no live block at ${address}`);
    this.#sizes.delete(address);
    this.#inUse -= size;
    this.#insertGap({ address, size });
  }

  /** Throws OutOfMemory unless `count` further doubles would stay within the limit. */
  require(count: number): void {
    if (this.#inUse + count * 8 > this.#limit) throw new OutOfMemory(count * 8, this.#inUse, this.#limit);
  }

  /** A view of `count` doubles at `address`, valid until the next allocation. */
  doubles(address: number, count: number): Float64Array<ArrayBuffer> {
    return new Float64Array(this.#memory.buffer as ArrayBuffer, address, count);
  }

  /** A view of `count` unsigned 32-bit words at `address`, valid until the next allocation. */
  words(address: number, count: number): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.#memory.buffer as ArrayBuffer, address, count);
  }

  /** Writes the double at `address`. */
  write(address: number, value: number): void {
    this.#current()[address / 8] = value;
  }

  /** Runs `work` with an allocator whose blocks are freed when it returns or throws. */
  scoped<T>(work: (allocate: (count: number) => number) => T): T {
    const addresses: number[] = [];
    try {
      return work((count) => {
        const address = this.allocate(count);
        addresses.push(address);
        return address;
      });
    } finally {
      for (const address of addresses) this.free(address);
    }
  }

  /** One view of the whole memory, re-taken after growth has detached it. */
  #current(): Float64Array<ArrayBuffer> {
    if (this.#all.length === 0) this.#all = new Float64Array(this.#memory.buffer as ArrayBuffer);
    return this.#all;
  }

  #fromGap(size: number): number | undefined {
    const index = this.#gaps.findIndex((gap) => gap.size >= size);
    if (index < 0) return undefined;
    const gap = this.#gaps[index];
    const { address } = gap;
    if (gap.size === size) this.#gaps.splice(index, 1);
    else {
      gap.address += size;
      gap.size -= size;
    }
    return address;
  }

  #fromTop(size: number): number {
    const address = this.#top;
    const end = address + size;
    if (end > this.#limit) throw new OutOfMemory(size, this.#inUse, this.#limit);
    const missing = end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#grow(missing, size);
    this.#top = end;
    return address;
  }

  #grow(missing: number, requested: number): void {
    try {
      this.#memory.grow(Math.ceil(missing / PAGE));
    } catch {
      throw new OutOfMemory(requested, this.#inUse, null);
    }
  }

  /** Between the gaps before and after it, joined with those that it touches; at the top it is none. */
  #insertGap(gap: Gap): void {
    const gaps = this.#gaps;
    let at = gaps.length;
    while (at > 0 && gaps[at - 1].address > gap.address) at--;
    gaps.splice(at, 0, gap);
    this.#join(at);
    this.#join(at - 1);
    const last = gaps[gaps.length - 1];
    if (last.address + last.size === this.#top) {
      this.#top = last.address;
      gaps.pop();
    }
  }

  /** Makes one of a gap and the one after it, where they touch. */
  #join(at: number): void {
    const [gap, next] = [this.#gaps[at], this.#gaps[at + 1]];
    if (!gap || !next || gap.address + gap.size !== next.address) return;
    gap.size += next.size;
    this.#gaps.splice(at + 1, 1);
  }
}

function roundUp(value: number, multiple: number): number {
  return Math.ceil(value / multiple) * multiple;
}
