import { SETTINGS } from '../../../src/engine/scenario/settings.ts';

const COUNT = 10;

/** Ten successive seeds around the present one, in rising order; those before while it is among them. */
export function nearSeeds(present: number, before: readonly number[] = []): readonly number[] {
  if (before.includes(present)) return before;
  const last = SETTINGS.seed.max - COUNT + 1;
  const first = Math.max(0, Math.min(last, present - COUNT / 2));
  return Array.from({ length: COUNT }, (_, i) => first + i);
}
