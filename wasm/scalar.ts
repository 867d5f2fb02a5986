// Entry of scalar.wasm: no SIMD, so that it can be instantiated wherever WebAssembly exists.
export { exp, log, sin, cos, pow } from './math';
export { philox, word, uniform, normalPairs, scratch, SCRATCH_PAIRS } from './random';
