import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { linear } from '../../../src/picture/scale.ts';

/** By world and range: while a slider is dragged some panels show an earlier step than others, in turns. */
const seen = new WeakMap<WorldSummary, Map<string, WorldSummary>>();

/**
 * The world with the range of f in steps 1..until, with rounded ends, so that axes and colours do not reveal
 * the future. The same object for the same range.
 */
export function worldInSight(world: WorldSummary, until: number): WorldSummary {
  const { reach, starIndex } = world;
  if (until >= starIndex.length) return world;
  const at = 2 * Math.max(0, until - 1);
  const range = linear([reach[at], reach[at + 1]], [0, 1])
    .nice(4)
    .domain();
  const ofWorld = seen.get(world) ?? new Map<string, WorldSummary>();
  seen.set(world, ofWorld);
  const shown = ofWorld.get(String(range)) ?? { ...world, range };
  ofWorld.set(String(range), shown);
  return shown;
}
