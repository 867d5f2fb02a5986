import { beforeAll, expect, it } from 'vitest';
import { loadCoreBytes } from '#core-bytes';
import { type CoreExports, instantiateCore } from '../../src/linalg/core.ts';
import {
  CANDIDATES_PER_GROUP,
  FAMILY_CODES,
  PANELS_TOGETHER,
  ROWS_PER_CHUNK,
  SMALLEST_PIVOT,
} from '../../src/linalg/layout.ts';

let wasm: CoreExports;
beforeAll(async () => {
  wasm = (await instantiateCore(await loadCoreBytes()))?.wasm as CoreExports;
});

it('what TypeScript and the core both know is the same', () => {
  expect(FAMILY_CODES).toEqual({
    se: wasm.SQUARED_EXPONENTIAL.value,
    matern12: wasm.MATERN_12.value,
    matern32: wasm.MATERN_32.value,
    matern52: wasm.MATERN_52.value,
  });
  expect({ SMALLEST_PIVOT, PANELS_TOGETHER, ROWS_PER_CHUNK, CANDIDATES_PER_GROUP }).toEqual({
    SMALLEST_PIVOT: wasm.SMALLEST_PIVOT.value,
    PANELS_TOGETHER: wasm.PANELS_TOGETHER.value,
    ROWS_PER_CHUNK: wasm.ROWS_PER_CHUNK.value,
    CANDIDATES_PER_GROUP: wasm.CANDIDATES_PER_GROUP.value,
  });
});
