import type { Theorem } from './bound.ts';
import { ctvTheorem } from './theorems/ctv.ts';
import { etTheorem } from './theorems/et.ts';
import { sparqTheorem } from './theorems/sparq.ts';

/** Every regret bound that can be held against a run. */
export const THEOREMS: readonly Theorem[] = [etTheorem, ctvTheorem, sparqTheorem];
