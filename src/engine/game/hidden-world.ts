import { LANE_LETTERS, type LaneSetup, type Scenario } from '../../contracts/scenario.ts';
import { UNEMPLOYMENT } from '../../data/gen/unemployment.ts';
import { createStream } from '../../random/stream.ts';
import type { ShortScenario } from '../scenario/complete.ts';
import { longestHorizon } from '../scenario/settings.ts';
import { parseScenario } from '../scenario/validate.ts';

/** Worlds available for a game: over a line, a square, or arms. */
export const HIDDEN_WORLDS = ['curve', 'map', 'arms'] as const;
export type HiddenWorld = (typeof HIDDEN_WORLDS)[number];

/** The options of a game. */
export interface GameWish {
  /** One of the worlds, or the objective, noise and model of a scenario. */
  readonly world: HiddenWorld | Pick<Scenario, 'objective' | 'grid' | 'noiseVariance' | 'model'>;
  readonly seed: number;
  /** Number of queries of the player, T; fewer where the world has fewer steps. */
  readonly steps: number;
  /** At most five. */
  readonly rivals: readonly Pick<LaneSetup, 'algorithm' | 'parameters'>[];
}

const TITLE = 'You are the optimiser';

/**
 * A game with no queries made: the rivals have the first letters, the player the next. Equal wishes give equal games.
 * @throws ScenarioError where the scenario used as its world, or a rival, is not valid
 */
export function dealGame({ world, seed, steps, rivals }: GameWish): Scenario {
  const parts = typeof world === 'string' ? WORLDS[world](seed, steps) : world;
  const horizon = Math.min(steps, longestHorizon(parts.objective));
  const lanes = rivals
    .slice(0, LANE_LETTERS.length - 1)
    .map((rival, i) => ({ ...rival, id: LANE_LETTERS[i] }));
  const id = LANE_LETTERS[lanes.length];
  return parseScenario({
    ...parts,
    title: TITLE,
    seed,
    horizon,
    initialDesign: { points: 0 },
    // The player's lane comes first because it is the one shown in detail.
    lanes: [{ id, algorithm: 'you', waits: true }, ...lanes],
    view: { step: 1, lane: id, regret: 'total' },
  });
}

type Parts = Pick<ShortScenario, 'grid' | 'noiseVariance' | 'model'> & Pick<Scenario, 'objective'>;

const WORLDS: Readonly<Record<HiddenWorld, (seed: number, steps: number) => Parts>> = {
  curve: (seed, steps) => jumping('abrupt-change-1d', seed, steps),
  map: (seed, steps) => jumping('abrupt-change-2d', seed, steps),
  arms: () => ({ objective: { id: 'dataset', parameters: {}, dataset: UNEMPLOYMENT } }),
};

/** Where the changes may happen, as shares of the run. */
const WINDOWS: Readonly<Record<'one' | 'two', readonly (readonly [from: number, to: number])[]>> = {
  one: [[0.4, 0.75]],
  two: [
    [0.25, 0.45],
    [0.6, 0.8],
  ],
};
/** From this horizon on there may be two changes. */
const LONG = 60;

/** An objective with one or two abrupt changes, at steps drawn from the seed. */
function jumping(id: string, seed: number, steps: number): Parts {
  const stream = createStream(seed, 'hidden world');
  const windows = WINDOWS[steps >= LONG ? 'two' : 'one'];
  const changes = windows.map(([from, to]) => Math.round(steps * (from + (to - from) * stream.uniform())));
  return { objective: { id, parameters: { changes } } };
}
