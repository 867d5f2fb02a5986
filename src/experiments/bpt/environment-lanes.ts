import { parseScenario } from '../../engine/scenario/validate.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { LaneSetting } from '../../plan/plan.ts';
import type { Column } from '../spec.ts';

/** Where curves and measures are taken: every second step of T = 100. */
export const CURVE_POINTS = 50;
/** Every second step of T = 50. */
export const SHORT_CURVE_POINTS = 25;
/** Every second step of T = 150. */
export const LONG_CURVE_POINTS = 75;

export const BPT_UCB = 'BPT-UCB';
export const BPT_TS = 'BPT-TS';
export const BPT_LSE = 'BPT-LSE';
/** Random sampling. */
const RS = 'RS';

/** The paper's names of the existing methods, and ours. */
const OPTIMISERS = {
  'GP-UCB': 'gp-ucb-mean',
  StableOpt: 'stable-opt',
  'BQO-EI': 'bqo-ei',
  'BQO-UCB': 'bqo-ucb',
  'BQO-TS': 'bqo-ts',
} as const;
const CLASSIFIERS = { LSE: 'lse-mean', StableLSE: 'stable-lse', BQLSE: 'bqlse' } as const;

/** The adaptive version of each existing method: the same queries, the paper's answer. */
const versions = (methods: Readonly<Record<string, string>>, prefix: string) =>
  Object.keys(methods).map((plain) => ({ plain, adaptive: `${prefix}-${plain}` }));
export const OPTIMISER_VERSIONS = versions(OPTIMISERS, 'Pmax');
export const CLASSIFIER_VERSIONS = versions(CLASSIFIERS, 'P');

/** All that the paper compares with: the existing methods, their adaptive versions, random sampling. */
export const EXISTING_OPTIMISERS = existing(OPTIMISER_VERSIONS);
export const EXISTING_CLASSIFIERS = existing(CLASSIFIER_VERSIONS);

function existing(pairs: readonly { plain: string; adaptive: string }[]): string[] {
  return [...pairs.map(({ plain }) => plain), ...pairs.map(({ adaptive }) => adaptive), RS];
}

const lane = (algorithm: string, parameters: ParamValues = {}): LaneSetting => ({ algorithm, parameters });

function existingLanes(methods: Readonly<Record<string, string>>, prefix: string) {
  const lanes = Object.entries(methods);
  return Object.fromEntries([
    ...lanes.map(([name, id]) => [name, lane(id)]),
    ...lanes.map(([name, id]) => [`${prefix}-${name}`, lane(id, { report: 'probability' })]),
    [RS, lane('random-pairs')],
  ]);
}

const OPTIMISATION_LANES: Record<string, LaneSetting> = {
  [BPT_UCB]: lane('bpt-ucb', { beta: 2, m: 2, eta: 0 }),
  [BPT_TS]: lane('bpt-ts', { eta: 0 }),
  ...existingLanes(OPTIMISERS, 'Pmax'),
};

const LEVEL_SET_LANES: Record<string, LaneSetting> = {
  [BPT_LSE]: lane('bpt-lse', { beta: 1.5, m: 2, eta: 0, epsilon: 0 }),
  ...existingLanes(CLASSIFIERS, 'P'),
};

/** A column with the early step at which its curves are compared. */
export interface JudgedColumn extends Column {
  readonly judgedAt: number;
}

/** A function with an environment, and the early step at which its curves are compared. */
export interface EnvironmentWorld {
  readonly name: string;
  readonly id: string;
  readonly parameters?: ParamValues;
  readonly judgedAt: number;
  /** 100 when absent. */
  readonly horizon?: number;
}

/** A column in which these lanes share a function, `more` added to the parameters of each. */
export function environmentColumn(
  world: EnvironmentWorld,
  lanes: Column['lanes'],
  more: ParamValues = {},
): JudgedColumn {
  const { name, id, parameters = {}, judgedAt, horizon = 100 } = world;
  const scenario = parseScenario({
    title: `Threshold probability, ${name}`,
    seed: 1,
    horizon,
    objective: { id, parameters },
    lanes: [],
  });
  return { name, scenario, lanes: withParameters(lanes, more), judgedAt };
}

/** The same parameters added to every lane. */
function withParameters(lanes: Column['lanes'], more: ParamValues): Column['lanes'] {
  return Object.fromEntries(
    Object.entries(lanes).map(([row, { algorithm, parameters }]) => [
      row,
      lane(algorithm, { ...parameters, ...more }),
    ]),
  );
}

/** A column in which lanes look for the design of the largest p_upper; `more` goes to every lane. */
export const optimisationColumn = (world: EnvironmentWorld, more: ParamValues = {}): JudgedColumn =>
  environmentColumn(world, OPTIMISATION_LANES, more);

/** Algorithms that draw functions from their posterior. */
const DRAWING: readonly string[] = ['bpt-ts', 'bqo-ts'];

/** The same column, functions drawn by random features in the lanes that draw any. */
export function drawnByFeatures(column: JudgedColumn): JudgedColumn {
  const lanes = Object.entries(column.lanes).map(([row, own]) => {
    const { algorithm, parameters } = own;
    return [row, DRAWING.includes(algorithm) ? lane(algorithm, { ...parameters, draw: 'fourier' }) : own];
  });
  return { ...column, lanes: Object.fromEntries(lanes) };
}

/** BPT-TS by exact draws, where `BPT_TS` draws by random features. */
export const EXACT_TS = `${BPT_TS}, exact draws`;

/** A column that shows what random features change. */
export function drawsColumn(world: EnvironmentWorld): JudgedColumn {
  const exact = OPTIMISATION_LANES[BPT_TS];
  const { lanes } = drawnByFeatures(environmentColumn(world, { [BPT_TS]: exact }));
  return environmentColumn(world, { ...lanes, [EXACT_TS]: exact });
}

/** A column in which lanes look for the designs of p_upper > α. */
export const levelSetColumn = (world: EnvironmentWorld): JudgedColumn =>
  environmentColumn(world, LEVEL_SET_LANES);

const SETTING: readonly string[] = [
  'The paper prints no T, and its methods are compared where its curves still fall or rise: at the early step that each claim names; the first query is a random pair, the same for every lane. All lanes of a replicate see the same objective and noise.',
  'Existing methods: √β = 2, BQLSE 3; E[w] is the nearest grid point; Δ is the central 50 % of w. “Pmax-” and “P-”: the same queries, answered or classified by the estimated probability of meeting the threshold, as RS does.',
];

export const OPTIMISATION_SETTING: readonly string[] = [
  ...SETTING,
  'BPT-UCB and BPT-TS: β = 2, m = 2, η = 0. r_t = p_upper(x*) − p_upper(x̂), x̂ the visited design that the lane names after step t.',
];

export const LEVEL_SET_SETTING: readonly string[] = [
  ...SETTING,
  'BPT-LSE and “P-”: β = 1.5, m = 2, η = 0, ε = 0. F1 of the designs named above α; undecided ones count as not named; 1 where none is above and none is named. BPT-LSE goes on after the last is decided.',
];

export const GP_SETTING =
  'f ~ GP(0, k), SE with l = 0.5, σ_ker = 1, drawn anew in every replicate on a 50 × 50 grid of [−1,1]²; p(w) standard normal on the grid, h = 0, σ = 0.001; the models know the kernel.';

/** For functions that are the same in every replicate. */
export const BENCHMARK_SETTING: readonly string[] = [
  'Functions negated, so that larger is better, on a 50 × 50 grid rescaled to [−1,1]²; p(w) = Gamma(w + 1; shape 2, scale 0.5) on the grid; σ = 0.01. Replicates differ in noise, first query and draws alone.',
  'The models are SE with prior mean 0 and variance σ_ker². The paper prints neither the boxes nor how f is centred; these are ours.',
];

export const INFECTION_SETTING =
  'f = 150 x − the largest number infected in an SIR epidemic, x rescaled to [−1,1] as in the paper, h = −135; infection rates in [.05, .8] and recovery rates w in [.05, .5] as 50 × 50 points of [−1,1]², 0.5/w − 1 ~ Gamma(5, rate 4). 1000 people, 10 infected at the start, 100 days: the paper prints none of these three nor the ranges. SE with l = 0.5, σ_ker = 250, prior mean 0; σ² = 0.025. Replicates differ in noise, first query and draws alone.';
