// Philox4x32-10: Salmon, Moraes, Dror & Shaw, "Parallel random numbers: as easy as 1, 2, 3" (SC 2011).
// Counter = (block, domain); the domain keeps uniform, normal and integer draws of one key apart.
import { cosKernel, sinKernel } from './math';

const DOMAIN_UNIFORM: u32 = 0;
const DOMAIN_NORMAL: u32 = 1;

const TWO_POW_MINUS_53: f64 = 1.0 / 9007199254740992.0;
const HALF_PI: f64 = 1.57079632679489661923;

// Number of normal pairs that one call can leave in the scratch area.
export const SCRATCH_PAIRS: i32 = 512;
const scratchArea = memory.data(SCRATCH_PAIRS * 16);

let r0: u32 = 0;
let r1: u32 = 0;
let r2: u32 = 0;
let r3: u32 = 0;

@inline function block(c0: u32, c1: u32, c2: u32, c3: u32, k0: u32, k1: u32): void {
  for (let round = 0; round < 10; round++) {
    const p0 = <u64>c0 * 0xd2511f53;
    const p1 = <u64>c2 * 0xcd9e8d57;
    c0 = <u32>(p1 >> 32) ^ c1 ^ k0;
    c1 = <u32>p1;
    c2 = <u32>(p0 >> 32) ^ c3 ^ k1;
    c3 = <u32>p0;
    k0 += 0x9e3779b9;
    k1 += 0xbb67ae85;
  }
  r0 = c0;
  r1 = c1;
  r2 = c2;
  r3 = c3;
}

// One block; its four words are then read with `word`.
export function philox(c0: u32, c1: u32, c2: u32, c3: u32, k0: u32, k1: u32): void {
  block(c0, c1, c2, c3, k0, k1);
}

export function word(index: i32): u32 {
  return index == 0 ? r0 : index == 1 ? r1 : index == 2 ? r2 : r3;
}

@inline function unit(low: u32, high: u32): f64 {
  return <f64>(((<u64>high << 32) | low) >> 11) * TWO_POW_MINUS_53;
}

// The index-th uniform number in [0, 1) with 53 bits; two per block.
export function uniform(k0: u32, k1: u32, index: f64): f64 {
  const at = <u64>index;
  const b = at >> 1;
  block(<u32>b, <u32>(b >> 32), DOMAIN_UNIFORM, 0, k0, k1);
  return at & 1 ? unit(r2, r3) : unit(r0, r1);
}

// Box–Muller: blocks first, first+1, ... each leave two standard normals in the scratch area.
// The angle 2πu is reduced by whole quarter turns, which is exact in u.
export function normalPairs(k0: u32, k1: u32, first: f64, count: i32): void {
  let b = <u64>first;
  let out = scratchArea;
  for (let i = 0; i < count; i++, b++, out += 16) {
    block(<u32>b, <u32>(b >> 32), DOMAIN_NORMAL, 0, k0, k1);
    const radius = sqrt(-2.0 * NativeMath.log(1.0 - unit(r0, r1)));
    const turns = 4.0 * unit(r2, r3);
    const quarter = nearest(turns);
    const angle = (turns - quarter) * HALF_PI;
    let s = radius * sinKernel(angle);
    let c = radius * cosKernel(angle);
    const q = <i32>quarter;
    if (q & 1) {
      const t = s;
      s = c;
      c = -t;
    }
    if (q & 2) {
      s = -s;
      c = -c;
    }
    store<f64>(out, c);
    store<f64>(out, s, 8);
  }
}

export function scratch(): usize {
  return scratchArea;
}
