/**
 * Elementary functions whose bits are the same in every engine, within 1 unit in the last place: AssemblyScript's
 * ports of musl, compiled to WebAssembly without SIMD. Use these, never `Math.exp` and its kind, for every number
 * that feeds a record. Special values (NaN, ±∞, ±0) follow IEEE 754, as `Math` does.
 */
import { scalar } from './scalar.ts';

/** e^x. */
export const exp: (x: number) => number = scalar.exp;
/** Natural logarithm. */
export const log: (x: number) => number = scalar.log;
/** Sine, x in radians. */
export const sin: (x: number) => number = scalar.sin;
/** Cosine, x in radians. */
export const cos: (x: number) => number = scalar.cos;
/** x^y. */
export const pow: (x: number, y: number) => number = scalar.pow;
