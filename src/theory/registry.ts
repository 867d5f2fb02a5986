import type { Theorem } from './bound.ts';
import { bptLseTheorem } from './theorems/bpt-lse.ts';
import { bptTsTheorem } from './theorems/bpt-ts.ts';
import { bptUcbTheorem } from './theorems/bpt-ucb.ts';
import { constantBetaTheorem } from './theorems/constant-beta.ts';
import { ctvTheorem } from './theorems/ctv.ts';
import { etTheorem } from './theorems/et.ts';
import { sparqTheorem } from './theorems/sparq.ts';

/** Every bound that can be held against a run. */
export const THEOREMS: readonly Theorem[] = [
  etTheorem,
  ctvTheorem,
  constantBetaTheorem,
  sparqTheorem,
  bptUcbTheorem,
  bptTsTheorem,
  bptLseTheorem,
];
