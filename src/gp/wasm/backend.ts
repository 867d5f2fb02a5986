import type { Kernel } from '../../kernels/spec.ts';
import type { Core } from '../../linalg/core.ts';
import { climbLadder, largestDiagonal } from '../../linalg/jitter.ts';
import { panelsOf, roundUp4, triangleDoubles } from '../../linalg/layout.ts';
import { WasmKernel } from '../../linalg/wasm-kernel.ts';
import type { Backend } from '../backend.ts';
import { jointPosteriorFromScratch } from '../joint-posterior.ts';
import { wasmEvidenceGradient } from './evidence.ts';
import { WasmPosterior } from './posterior.ts';
import { createStateCovariance } from './state-covariance.ts';

/** The backend on core.wasm. Matrices are copied in, packed into panels of four rows, and copied out. */
export function createWasmBackend(core: Core): Backend {
  const backend: Backend = {
    name: 'wasm',
    createPosterior: (model, capacity) => new WasmPosterior(core, model, capacity),
    crossGram: (kernel, a, b, dimension) => crossGram(core, kernel, a, b, dimension),
    cholesky: (matrix, n) => cholesky(core, matrix, n),
    solveLower: (factor, n, b, m, transposed = false) => solveLower(core, factor, n, b, m, transposed),
    multiply: (a, b, n, k, m) => multiply(core, a, b, n, k, m),
    jointPosterior: (...inputs) => jointPosteriorFromScratch(backend, ...inputs),
    logMarginalLikelihoodGradient: (...inputs) => wasmEvidenceGradient(core, ...inputs),
    createStateCovariance: (start) => createStateCovariance(core, start),
    memoryInUse: () => core.arena.inUse,
  };
  return backend;
}

function crossGram(
  core: Core,
  kernel: Kernel,
  a: Float64Array,
  b: Float64Array,
  dimension: number,
): Float64Array {
  const rows = a.length / dimension;
  const columns = b.length / dimension;
  const padded = roundUp4(columns);
  const gram = new Float64Array(rows * columns);
  const ready = new WasmKernel(core, kernel);
  try {
    core.arena.scoped((allocate) => {
      const inputs = allocate(padded * dimension);
      const row = allocate(padded);
      ready.writeInputs(inputs, padded, b, columns);
      for (let i = 0; i < rows; i++) {
        ready.row(a.subarray(i * dimension, (i + 1) * dimension), inputs, padded, columns, row);
        gram.set(core.arena.doubles(row, columns), i * columns);
      }
    });
  } finally {
    ready.dispose();
  }
  return gram;
}

function cholesky(core: Core, matrix: Float64Array, n: number) {
  const { wasm, arena } = core;
  const panels = panelsOf(n);
  return arena.scoped((allocate) => {
    const dense = allocate(n * n);
    const packed = allocate(triangleDoubles(panels));
    arena.doubles(dense, n * n).set(matrix);
    const jitter = climbLadder(largestDiagonal(matrix, n), (jitter) => {
      wasm.packSymmetric(dense, n, jitter, packed);
      return wasm.factor(packed, panels);
    });
    wasm.unpackLower(packed, n, dense);
    return { factor: arena.doubles(dense, n * n).slice(), jitter };
  });
}

function solveLower(
  core: Core,
  factor: Float64Array,
  n: number,
  b: Float64Array,
  m: number,
  transposed: boolean,
) {
  const { wasm, arena } = core;
  const panels = panelsOf(n);
  const groups = panelsOf(m);
  return arena.scoped((allocate) => {
    const dense = allocate(Math.max(n * n, n * m));
    const packed = allocate(triangleDoubles(panels));
    const rows = allocate(16 * panels * groups);
    arena.doubles(dense, n * n).set(factor);
    if (transposed) wasm.packReversed(dense, n, packed);
    else wasm.packSymmetric(dense, n, 0, packed);
    arena.doubles(dense, n * m).set(b);
    wasm.packTransposed(dense, n, m, 4 * panels, transposed, rows);
    wasm.solvePanels(packed, panels, rows, groups);
    wasm.unpackTransposed(rows, n, m, 4 * panels, transposed, dense);
    return arena.doubles(dense, n * m).slice();
  });
}

function multiply(
  core: Core,
  a: Float64Array,
  b: Float64Array,
  n: number,
  k: number,
  m: number,
): Float64Array {
  const { wasm, arena } = core;
  const aPanels = panelsOf(n);
  const bPanels = panelsOf(m);
  return arena.scoped((allocate) => {
    const dense = allocate(Math.max(n * k, k * m, n * m));
    const left = allocate(4 * aPanels * k);
    const right = allocate(4 * bPanels * k);
    const product = allocate(16 * aPanels * bPanels);
    arena.doubles(dense, n * k).set(a);
    wasm.pack(dense, n, k, left);
    arena.doubles(dense, k * m).set(b);
    wasm.packTransposed(dense, k, m, k, false, right);
    arena.doubles(product, 16 * aPanels * bPanels).fill(0);
    wasm.multiplyPanels(left, aPanels, right, bPanels, k, product);
    wasm.unpackNegated(product, n, m, 4 * bPanels, dense);
    return arena.doubles(dense, n * m).slice();
  });
}
