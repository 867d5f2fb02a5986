import type { ParamValues } from '../../parameters/spec.ts';
import type { LaneSetting } from '../../plan/plan.ts';
import { type Measure, reading } from '../report/measures.ts';

export const STILL = 'GP-UCB';
export const WINDOW = 'SW-GP-UCB, 30 newest, still';
export const EVENT = 'ET-GP-UCB';
export const KEEP_ALL = 'TV-GP-UCB, keeps all';
export const RIGHT = 'True kernel, keeps all';
export const NEWEST = 'True kernel, 30 newest';
export const WEIGHED = 'W-DBO, 30 most relevant';
export const weighed = (growth: number) => `W-DBO, α_r = ${growth}`;
export const USUAL = weighed(0.25);

const GROWTHS = [0.05, 0.25, 1];
/** Points that a lane of fixed size holds. */
const SIZE = 30;

/** How the lanes believe that the world changes. */
interface Change {
  /** For lanes that forget at a rate. */
  readonly forgetting: ParamValues;
  /** For lanes with a factor of their choice. */
  readonly factor: ParamValues;
}

/** Lanes that differ in what they hold, with √β_t = √(0.8 ln 4t) where `exploration` says nothing else. */
export function memoryLanes(
  { forgetting, factor }: Change,
  exploration: ParamValues = { c1: 0.8, c2: 4 },
): Record<string, LaneSetting> {
  const lane = (algorithm: string, parameters: ParamValues = {}): LaneSetting => ({
    algorithm,
    parameters: { ...exploration, ...parameters },
  });
  const dropping = (parameters: ParamValues) => lane('w-dbo', { ...factor, ...parameters });
  return {
    [STILL]: lane('gp-ucb'),
    [WINDOW]: lane('sw-gp-ucb', { window: SIZE }),
    [EVENT]: lane('et-gp-ucb', { deltaB: 0.1, bounds: 'none' }),
    [KEEP_ALL]: lane('tv-gp-ucb', forgetting),
    [NEWEST]: lane('sw-gp-ucb', { window: SIZE, ...factor }),
    ...Object.fromEntries(
      GROWTHS.map((budgetGrowth) => [weighed(budgetGrowth), dropping({ budgetGrowth, dropsFrom: 15 })]),
    ),
    [WEIGHED]: dropping({ dropRule: 'size', heldSize: SIZE }),
  };
}

/** Mean number of points held after each step of the second half, and the age of the oldest of them at the end. */
export const held: Measure = reading('points held');
export const oldest: Measure = reading('age of the oldest');

/** What every setting says of the lanes. */
export const MEMORY_SETTING: readonly string[] = [
  'Every lane knows spatial kernel and noise, and those that model change know its rate; beyond that they differ in what they hold. √β_t = √(0.8 ln 4t); all lanes of a replicate see the same objective and the same noise.',
  'W-DBO weighs its points at every step over all candidates; the first removal after 15 observations; 0.25 is the paper’s α_r. It is not refitted, where the authors’ code refits after every removal.',
  'The time integral is the exact one. The public criterion code has 2 l_T² where the squared exponential’s integral has 4 l_T²: for two points l_T apart it puts e^{−1/2} = 0.61 where e^{−1/4} = 0.78 is right, 22 % too little. Neither lane here has that factor.',
  'Points held: after a step, on average over the second half of the run. Age of the oldest: at the end.',
];
