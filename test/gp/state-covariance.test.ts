import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCoreBytes } from '#core-bytes';
import { PlainStateCovariance, type StateCovariance } from '../../src/gp/state-covariance.ts';
import { createWasmBackend } from '../../src/gp/wasm/backend.ts';
import { Arena } from '../../src/linalg/arena.ts';
import { type Core, instantiateCore } from '../../src/linalg/core.ts';
import { createStream } from '../../src/random/stream.ts';
import { backend } from '../engine/support.ts';

/** The lower triangle of a symmetric matrix of that size, and a column, from a seed. */
function drawn(size: number, seed: number) {
  const stream = createStream(seed, 'state');
  const normals = (count: number) => Float64Array.from({ length: count }, () => stream.normal());
  return { start: normals((size * (size + 1)) / 2), column: () => normals(size) };
}

const act = fc.oneof(
  fc.record({ act: fc.constant('pass' as const), keep: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ act: fc.constant('update' as const), total: fc.double({ min: 0.01, max: 10, noNaN: true }) }),
  fc.record({ act: fc.constant('restart' as const), factor: fc.double({ min: 0.5, max: 2, noNaN: true }) }),
  fc.record({ act: fc.constant('look' as const) }),
  fc.record({ act: fc.constant('back' as const) }),
);

function rowOf(state: StateCovariance, candidate: number, size: number): number[] {
  const column = new Float64Array(size);
  state.readColumn(candidate, column);
  return Array.from(column);
}

function varianceOf(state: StateCovariance, size: number): number[] {
  const variance = new Float64Array(size);
  state.readDiagonal(variance);
  return Array.from(variance);
}

describe('the covariance of a state', () => {
  it('is the same to the last bit in core memory and in plain numbers, whatever happens in whatever order', () => {
    const script = fc.array(act, { maxLength: 25 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 23 }), fc.nat(), script, (size, seed, acts) => {
        const { start, column } = drawn(size, seed);
        const states = [backend.createStateCovariance(start), new PlainStateCovariance(start)];
        let saved = states.map((state) => state.save());
        for (const [i, step] of acts.entries()) {
          const observed = column();
          for (const [k, state] of states.entries()) {
            if (step.act === 'pass') state.pass(step.keep, 1 - step.keep);
            if (step.act === 'update') state.update(observed, step.total);
            if (step.act === 'restart') state.restart(step.factor);
            if (step.act === 'back') state.restore(saved[k]);
          }
          const [core, plain] = states;
          expect(rowOf(core, i % size, size)).toEqual(rowOf(plain, i % size, size));
          if (step.act !== 'look') continue;
          expect(varianceOf(core, size)).toEqual(varianceOf(plain, size));
          saved = states.map((state) => state.save());
        }
        const [core, plain] = states.map((state) => Array.from(state.save()));
        expect(core).toEqual(plain);
        for (const state of states) state.dispose();
      }),
    );
  });

  it('gives its memory back', () => {
    const before = backend.memoryInUse();
    const state = backend.createStateCovariance(drawn(20, 1).start);
    expect(backend.memoryInUse()).toBeGreaterThan(before);
    state.dispose();
    expect(backend.memoryInUse()).toBe(before);
  });

  it('goes on in plain numbers, and holds nothing of the core, where the core has no room for it', async () => {
    const { wasm } = (await instantiateCore((await loadCoreBytes()) as Uint8Array<ArrayBuffer>)) as Core;
    const { start, column } = drawn(60, 3);
    const observed = column();
    // Room for one triangle of 1830 numbers, not for two.
    const arena = new Arena(wasm.memory, wasm.heapBase(), wasm.heapBase() + 24_000);
    const small = createWasmBackend({ wasm, arena }).createStateCovariance(start);
    expect(arena.inUse).toBe(0);
    const large = backend.createStateCovariance(start);
    for (const state of [small, large]) {
      state.pass(0.9, 0.1);
      state.update(observed, 2);
    }
    expect(small.save()).toEqual(large.save());
    small.dispose();
    large.dispose();
  });
});
