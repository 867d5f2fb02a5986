import { expect, it, vi } from 'vitest';
import { loadBackend } from '../../src/gp/index.ts';

it('loads WebAssembly where there is SIMD', async () => {
  expect((await loadBackend()).name).toBe('wasm');
});

it('gives the reference when asked', async () => {
  expect((await loadBackend('ml-matrix')).name).toBe('ml-matrix');
});

it('falls back to the reference where the engine refuses SIMD', async () => {
  const validate = vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
  expect((await loadBackend()).name).toBe('ml-matrix');
  validate.mockRestore();
});

it('instances do not share memory', async () => {
  const [a, b] = [await loadBackend(), await loadBackend()];
  const model = {
    kernel: { family: 'se', lengthscales: [1], variance: 1 },
    temporal: { kind: 'static' },
    candidates: Float64Array.of(0, 1),
    dimension: 1,
  } as const;
  const posterior = a.createPosterior(model);
  expect(a.memoryInUse()).toBeGreaterThan(0);
  expect(b.memoryInUse()).toBe(0);
  posterior.dispose();
});
