import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { linear } from '../../../src/picture/scale.ts';

const seen = new WeakMap<WorldSummary, WorldSummary>();

/**
 * The world with the range of f in steps 1..until, with rounded ends, so that axes and colours do not reveal
 * the future. The same object while the range is the same.
 */
export function worldInSight(world: WorldSummary, until: number): WorldSummary {
  const { reach, starIndex } = world;
  if (until >= starIndex.length) return world;
  const at = 2 * Math.max(0, until - 1);
  const range = linear([reach[at], reach[at + 1]], [0, 1])
    .nice(4)
    .domain();
  const before = seen.get(world);
  if (before && String(before.range) === String(range)) return before;
  const next = { ...world, range };
  seen.set(world, next);
  return next;
}
