import type { Slots } from '../../../algorithms/spec.ts';
import { MOST_STATE_CANDIDATES } from '../../../gp/grid-kalman.ts';
import { isMarkov } from '../../../kernels/temporal.ts';
import { isDraw } from '../../../policy/acquisition.ts';

/**
 * Why a lane's posterior cannot be the grid Kalman state, as the end of a sentence about the lane; null where it can.
 * @param slots null for algorithms without a model
 * @param candidates null where only the world knows how many
 */
export function unfitForGridState(slots: Slots | null, candidates: number | null): string | null {
  if (!slots) return 'it has no model';
  if (slots.environment) return 'it reasons about an environment';
  if (slots.priors) return 'it weighs several priors';
  if (slots.clock) return 'it keeps a clock of its own';
  if (slots.expert) return 'it asks an expert';
  if (slots.refit) return 'its model is refitted';
  if (slots.noiseByAge || slots.doubleWeighted !== undefined) return 'it weighs observations by their age';
  if (!slots.memory.blockwise) return 'it drops observations between resets';
  if (!isMarkov(slots.temporal)) return 'its belief about time has a memory';
  if (isDraw(slots.acquisition)) return 'it draws from the joint posterior';
  if (candidates !== null && candidates > MOST_STATE_CANDIDATES)
    return `there are ${candidates} candidates, and may be ${MOST_STATE_CANDIDATES}`;
  return null;
}
