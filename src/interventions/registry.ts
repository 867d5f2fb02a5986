import { flip } from './flip.ts';
import { noise } from './noise.ts';
import { raise } from './raise.ts';
import { shift } from './shift.ts';
import type { InterventionSpec } from './spec.ts';
import { swap } from './swap.ts';

/** Every kind of act upon the world, in the order of the menu. */
export const INTERVENTIONS: readonly InterventionSpec[] = [shift, flip, swap, raise, noise];

/** The kind of act of this id; undefined when there is none. */
export function interventionById(id: string): InterventionSpec | undefined {
  return INTERVENTIONS.find((intervention) => intervention.id === id);
}
