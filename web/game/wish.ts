import type { HiddenWorld } from '../../src/engine/game/hidden-world.ts';
import { SETTINGS } from '../../src/engine/scenario/settings.ts';
import { SCENES } from '../../src/engine/scenes/index.ts';

/** Where a game is played: a world that is dealt, that of the page, or one that came in a link. */
export type WorldName = HiddenWorld | 'page' | 'link';

/** The settings of a game, as the column shows them. */
export interface Wish {
  readonly world: WorldName;
  readonly seed: number;
  readonly steps: number;
  /** Algorithm ids. */
  readonly rivals: readonly string[];
}

/** Lengths of a game on the slider; others can be typed. */
export const STEPS: readonly number[] = [20, 40, 80];

/** A person’s patience. */
export const STEPS_SETTING = { ...SETTINGS.horizon, min: 2, max: 200 };

/** Seeds people can read out and type again, 1 to 9999; none that a scene is known by. */
export function freshSeed(before = 0): number {
  const known = new Set([before, ...SCENES.map(({ scenario }) => scenario.seed)]);
  for (;;) {
    const [random] = crypto.getRandomValues(new Uint32Array(1));
    const seed = 1 + (random % 9999);
    if (!known.has(seed)) return seed;
  }
}

export const firstWish = (): Wish => ({
  world: 'curve',
  seed: freshSeed(),
  steps: 40,
  rivals: ['gp-ucb', 'et-gp-ucb'],
});
