import { algorithmById } from '../../src/algorithms/registry.ts';
import type { Lane } from '../../src/contracts/scenario.ts';

/** What a lane is called: the user's label, or its algorithm's name. */
export function laneName(lane: Lane): string {
  return lane.label || algorithmById(lane.algorithm)?.name || lane.algorithm;
}
