// Entry of core.wasm: kernels and linear algebra with f64x2 SIMD (never relaxed SIMD: same bits everywhere).
export { kernelRow, tableRow, decayRow, wienerRow } from './kernels';
export { pack, packTransposed, packReversed, packSymmetric, unpackLower, unpackTransposed, unpackNegated } from './pack';
export { factor, solvePanels, multiplyPanels } from './cholesky';
export { solveRow, pivotOf, storeRow, subtractChunk, storeGridRow, accumulateRow, scaleArray } from './posterior';

export function heapBase(): usize {
  return __heap_base;
}
