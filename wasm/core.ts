// Entry of core.wasm: kernels and linear algebra with f64x2 SIMD (never relaxed SIMD: same bits everywhere).
export { distanceRow, kernelRow, outerRow, productRow, tableRow, decayRow, wienerRow } from './kernels';
export {
  pack, packFour, packTransposed, packReversed, packSymmetric, unpackLower, unpackTransposed, unpackNegated,
} from './pack';
export { factor, solvePanels, multiplyPanels } from './cholesky';
export { solveRow, subtractDot, storeRow, padLastPanel, logDiagonal } from './data';
export { subtractChunk, storeGridRow, accumulate, storeGroup, scaleArray, weighArray } from './grid';
export { invertTransposed, multiplyUpper, outerMinusInverse, lowerRow } from './inverse';
export { slopes, sumProducts, sumAges, sumEarlier, sumSquares } from './gradient';
export { dropRow, loadGridRow, rotateChunk } from './drop';
export { passState, updateState, passAndUpdateState } from './state';
export { tile } from './tile';
export { peak } from './peak';

export {
  SMALLEST_PIVOT, SQUARED_EXPONENTIAL, MATERN_12, MATERN_32, MATERN_52, PANELS_TOGETHER, ROWS_PER_CHUNK,
  CANDIDATES_PER_GROUP,
} from './layout';

export function heapBase(): usize {
  return __heap_base;
}
