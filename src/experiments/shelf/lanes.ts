import type { ParamValues } from '../../parameters/spec.ts';
import type { LaneSetting } from '../../plan/plan.ts';

export const RANDOM = 'Random';
export const STILL = 'GP-UCB';
export const EVENT = 'ET-GP-UCB';
export const TOLD = 'ET, told when';
export const ROUNDS = 'DAL, schedule, in rounds';
export const SPREAD = 'DAL, schedule';
export const FED_ALL = 'DAL, schedule, fed all';
export const TENTH = 'DAL, looks 0.1';
export const LOOSE = 'DAL, looks 0.1, c = 1';
export const TWENTIETH = 'DAL, looks 0.05';
export const EVENT_LOOKS = 'Event, looks 0.1';
export const BOTH_TENTH = 'Event or GLR, looks 0.1';
export const BOTH_TWENTIETH = 'Event or GLR, looks 0.05';
export const DRAWN = 'TV-GP-TS';
export const PREDICTIVE = 'TV-GP-PS';
export const OPTIMISTIC = 'PE-GP-UCB, 12 priors';
export const OPTIMISTIC_DRAWN = 'PE-GP-TS, 12 priors';
export const WEIGHED = 'HP-GP-TS, 12 priors';
export const LIKELIEST = 'Likeliest of 12 priors';

/** Rows that make forced looks; rows that reset when they choose to. */
export const LOOKING = [
  ...[ROUNDS, SPREAD, FED_ALL, TENTH, LOOSE, TWENTIETH],
  ...[EVENT_LOOKS, BOTH_TENTH, BOTH_TWENTIETH],
];
export const RESETTING = [EVENT, ...LOOKING];

/** √β_t = √(0.8 ln 4t). */
const WIDTH = { c1: 0.8, c2: 4 };
const lane = (algorithm: string, parameters: ParamValues = {}): LaneSetting => ({ algorithm, parameters });
const ucb = (algorithm: string, parameters: ParamValues = {}) => lane(algorithm, { ...WIDTH, ...parameters });

const event = (parameters: ParamValues = {}) =>
  ucb('et-gp-ucb', { bounds: 'none', deltaB: 0.1, ...parameters });
const dal = (parameters: ParamValues) => ucb('dal-gp-ucb', { thresholdFactor: 4, ...parameters });
const scheduled = (parameters: ParamValues = {}) => dal({ looks: 'schedule', ...parameters });
const share = (lookShare: number, parameters: ParamValues = {}) => dal({ lookShare, ...parameters });
const both = (lookShare: number) => share(lookShare, { trigger: 'event-or-glr', deltaB: 0.1 });

export const remembering = (epsilon: number): LaneSetting => ucb('tv-gp-ucb', { epsilon });
export const told: LaneSetting = event({ trigger: 'oracle' });

/** Lanes without a choice that depends on the world. */
export const LANES: Readonly<Record<string, LaneSetting>> = {
  [RANDOM]: lane('random'),
  [STILL]: ucb('gp-ucb'),
  [EVENT]: event(),
  [ROUNDS]: scheduled({ lookSpacing: 'block' }),
  [SPREAD]: scheduled(),
  [FED_ALL]: scheduled({ fed: 'all' }),
  [TENTH]: share(0.1),
  [LOOSE]: share(0.1, { thresholdFactor: 1 }),
  [TWENTIETH]: share(0.05),
  [EVENT_LOOKS]: event({ looks: 'constant', lookShare: 0.1, survivors: 0 }),
  [BOTH_TENTH]: both(0.1),
  [BOTH_TWENTIETH]: both(0.05),
};

/** Some of them, in the order given. */
export const chosen = (rows: readonly string[]): Record<string, LaneSetting> =>
  Object.fromEntries(rows.map((row) => [row, LANES[row]]));

/** Thompson and predictive sampling that forget at a rate. */
export const sampling = (epsilon: number): Record<string, LaneSetting> => ({
  [DRAWN]: lane('tv-gp-ts', { epsilon }),
  [PREDICTIVE]: lane('tv-gp-ps', { epsilon }),
});

/** The lanes with twelve priors: l = 0.1, 0.2 and 0.4 with each rate, where the model's own lengthscale is `own`. */
export function priorLanes(rates: readonly number[], own = 0.2): Record<string, LaneSetting> {
  const list: ParamValues = {
    priorLengthscales: [0.1, 0.2, 0.4].map((lengthscale) => lengthscale / own),
    priorRates: rates,
  };
  return {
    [OPTIMISTIC]: ucb('pe-gp-ucb', { ...list, priorDelta: 0.1 }),
    [OPTIMISTIC_DRAWN]: ucb('pe-gp-ts', { ...list, priorDelta: 0.1 }),
    [WEIGHED]: lane('hp-gp-ts', list),
    [LIKELIEST]: ucb('likeliest-gp-ucb', list),
  };
}

export const PRIOR_SETTING =
  'Twelve priors: l = 0.1, 0.2 and 0.4 with four rates each, of equal weight; a prior is dropped with δ = 0.1.';

/** What every setting says of the lanes. */
export const LANE_SETTING: readonly string[] = [
  '√β_t = √(0.8 ln 4t) in every upper bound and in the tests that drop priors. All lanes of a replicate see the same objective and the same noise; all know the noise variance.',
  'ET-GP-UCB: no bounds on resets, δ_B = 0.1, the surprising point kept. DAL and every lane with looks: five places, the middles of fifths of the axis; a test of the values looked up at each with δ = 1/√T and c = 4; after a reset nothing is kept. Looks: one at a time, but for the row in rounds; a share of the steps, or the growing share of GLR-klUCB’s code.',
  PRIOR_SETTING,
];

export const CAUTION =
  'No claim here is a paper’s: of DAL, of predictive sampling and of the papers on several priors only abstracts, reviews or code were read, and the rules are from memory.';
