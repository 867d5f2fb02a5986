import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Arena } from '../../src/linalg/arena.ts';
import { OutOfMemory } from '../../src/linalg/errors.ts';

// Many samples or plain loops: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 30_000 });

const memory = () => new WebAssembly.Memory({ initial: 1 });

describe('arena', () => {
  it('hands out aligned blocks that never overlap and keep their numbers', () => {
    const step = fc.record({ count: fc.integer({ min: 0, max: 3000 }), free: fc.option(fc.nat()) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const arena = new Arena(memory(), 1000);
        const live: { address: number; count: number; mark: number }[] = [];
        steps.forEach(({ count, free }, mark) => {
          const address = arena.allocate(count);
          expect(address % 64).toBe(0);
          expect(address).toBeGreaterThanOrEqual(1000);
          arena.doubles(address, count).fill(mark);
          live.push({ address, count, mark });
          if (free !== null) arena.free(live.splice(free % live.length, 1)[0].address);
          for (const block of live)
            expect(arena.doubles(block.address, block.count).every((x) => x === block.mark)).toBe(true);
        });
        for (const block of live) arena.free(block.address);
        expect(arena.inUse).toBe(0);
        // All gaps have merged: the first address is free again.
        expect(arena.allocate(100_000)).toBe(1024);
      }),
      { numRuns: 50 },
    );
  });

  it('refuses what would pass its limit, before growing', () => {
    const wasm = memory();
    const arena = new Arena(wasm, 0, 10 * 65536);
    arena.allocate(8192);
    expect(() => arena.allocate(80_000)).toThrow(OutOfMemory);
    expect(() => arena.require(80_000)).toThrow(
      'This needs 0.7 MB beside the 0.1 MB that the numerical core holds, and it may hold',
    );
    expect(wasm.buffer.byteLength).toBe(65536);
    expect(arena.inUse).toBe(65536);
  });

  it('frees what a scope took, also when it throws', () => {
    const arena = new Arena(memory(), 0);
    expect(() =>
      arena.scoped((allocate) => {
        allocate(10);
        throw new Error('inside');
      }),
    ).toThrow('inside');
    expect(arena.inUse).toBe(0);
  });

  it('knows its live blocks', () => {
    const arena = new Arena(memory(), 0);
    const address = arena.allocate(1);
    arena.free(address);
    expect(() => arena.free(address)).toThrow(`no live block at ${address}`);
  });
});
