import { FLIP } from './flip.about.ts';
import { NOISE } from './noise.about.ts';
import { RAISE } from './raise.about.ts';
import { SHIFT } from './shift.about.ts';
import type { InterventionAbout } from './spec.ts';
import { SWAP } from './swap.about.ts';

/** What is said of every kind of act upon the world, in the order of the menu; registry.ts has what they do. */
export const INTERVENTION_ABOUTS: readonly InterventionAbout[] = [SHIFT, FLIP, SWAP, RAISE, NOISE];
