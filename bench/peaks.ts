import type { Core } from '../src/linalg/core.ts';
import { type Local, ready } from './local.ts';
import type { Prepare } from './spec.ts';

// One panel against three, 224 columns: 28 kB, inside the first-level cache.
const COLUMNS = 224;
const PANELS = 3;
const TILE_CALLS = 400;
const PEAK_ITERATIONS = 300_000;

/** Operations of one run of the two ceilings. */
export const PEAK_OPERATIONS = {
  'register-peak': 40 * PEAK_ITERATIONS,
  'tile-peak': 32 * COLUMNS * PANELS * TILE_CALLS,
} as const;

/** The ceilings: multiply and add in registers only, and the 4 × 4 tile on data in the first-level cache. */
export function peakJobs(core: Core): Prepare {
  return async ({ job }) => {
    if (job === 'register-peak')
      return ready({ run: () => core.wasm.peak(PEAK_ITERATIONS), value: () => null });
    return job === 'tile-peak' ? ready(tile(core)) : null;
  };
}

/** GFLOP/s of multiplying and adding in registers only, over at least `ms` milliseconds. */
export function registerPeak({ wasm }: Core, ms: number): number {
  const start = performance.now();
  let elapsed = 0;
  let done = 0;
  do {
    wasm.peak(PEAK_ITERATIONS);
    done += PEAK_OPERATIONS['register-peak'];
    elapsed = performance.now() - start;
  } while (elapsed < ms);
  return done / elapsed / 1e6;
}

function tile({ wasm, arena }: Core): Local {
  const a = arena.allocate(4 * COLUMNS);
  const b = arena.allocate(4 * COLUMNS * PANELS);
  const c = arena.allocate(16 * PANELS);
  arena.doubles(a, 4 * COLUMNS).fill(0.001);
  arena.doubles(b, 4 * COLUMNS * PANELS).fill(0.001);
  arena.doubles(c, 16 * PANELS).fill(0);
  return {
    run: () => {
      for (let call = 0; call < TILE_CALLS; call++) wasm.multiplyPanels(a, 1, b, PANELS, COLUMNS, c);
    },
    value: () => null,
    dispose: () => {
      for (const address of [a, b, c]) arena.free(address);
    },
  };
}
