import { parseScenario } from '../../engine/scenario/validate.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { LaneSetting } from '../../plan/plan.ts';
import { belowAll } from '../report/order-claims.ts';
import type { Column } from '../spec.ts';

/** TV and the paper's three algorithms: all that forget. */
const FORGETTING = ['TV', 'CTV', 'CTV-simple', 'CTV-fixed'] as const;
export const CTV_FAMILY = ['CTV', 'CTV-simple', 'CTV-fixed'] as const;

/** Each forgetting algorithm below GP-UCB. */
export const BELOW_GP = FORGETTING.flatMap((row) => belowAll(row, ['GP-UCB']));

/** The paper's order, where it states one. */
export const PAPER_ORDER = [
  ['CTV-fixed', 'CTV'],
  ['CTV', 'CTV-simple'],
  ['CTV-simple', 'TV'],
] as const;

const UNIFORM = { times: 'uniform', seconds: 3 };
const BIASED = { times: 'biased' };

/** What was tried where the order of the forgetting lanes does not come out. */
export const UNPUBLISHED_RATES =
  'The paper’s rates and hyperparameters, each chosen for its own algorithm, are unpublished. Tried: two kernels, two kinds of times, two acquisitions, five settings halved and doubled or more (ctv-knobs), timing noise from 0 to 1 (ctv-noise), β_n σ as printed (ctv-beta).';

/** The assumed noise of the log times when there is none; it cannot be 0. */
const LEAST_TIME_NOISE = 1e-6;

/** What the lanes believe of change and of evaluation times. */
export interface Belief {
  /** Per round (TV) or per second; 0.01 when absent. */
  readonly epsilon?: number;
  /** σ_g² of the log times; 0.01 when absent. */
  readonly timeNoise?: number;
  /** Lengthscale of the GP of the log times; 0.3 when absent. */
  readonly timeLengthscale?: number;
}

/** The five algorithms of the CTV paper. */
export function evaluationTimeLanes(
  parameters: ParamValues,
  { epsilon = 0.01, timeNoise = 0.01, timeLengthscale }: Belief = {},
): Readonly<Record<string, LaneSetting>> {
  const lane = (algorithm: string, own: ParamValues = {}): LaneSetting => ({
    algorithm,
    parameters: { acquisition: 'ucb', ...own, ...parameters },
  });
  const rate = { epsilon };
  const believed = {
    ...rate,
    timeNoise: Math.max(timeNoise, LEAST_TIME_NOISE),
    ...(timeLengthscale !== undefined && { timeLengthscale }),
  };
  return {
    'GP-UCB': lane('gp-ucb'),
    TV: lane('tv-gp-ucb', rate),
    CTV: lane('ctv', believed),
    'CTV-simple': lane('ctv-simple', believed),
    'CTV-fixed': lane('ctv-fixed', rate),
  };
}

interface EvaluationTimeWorld {
  readonly name: string;
  /** Of the truth. */
  readonly kernel: 'se' | 'matern52';
  readonly times: ParamValues;
  /** σ_g² of the observed log times, and as believed; 0.01 when absent. */
  readonly timeNoise?: number;
}

/** A column: kernel of the truth, evaluation times and their noise; by default with the paper's five lanes. */
export function evaluationTimeColumn(
  { name, kernel, times, timeNoise = 0.01 }: EvaluationTimeWorld,
  lanes: Column['lanes'] = evaluationTimeLanes({}, { timeNoise }),
): Column {
  const scenario = parseScenario({
    title: `Evaluation times, ${name}`,
    seed: 1,
    horizon: 130,
    objective: {
      id: 'evaluation-time',
      parameters: { ...times, kernel, rate: 0.01, lengthscale: 0.2, timeNoise },
    },
    grid: { pointsPerDimension: 50 },
    noiseVariance: 0.01,
    model: { kernel: 'matern52', lengthscale: 0.2 },
    initialDesign: { points: 30 },
    lanes: [],
  });
  return { name, scenario, lanes };
}

const SETTINGS: readonly EvaluationTimeWorld[] = [
  { name: 'SE, t = 3', kernel: 'se', times: UNIFORM },
  { name: 'SE, biased', kernel: 'se', times: BIASED },
  { name: 'Matérn, t = 3', kernel: 'matern52', times: UNIFORM },
  { name: 'Matérn, biased', kernel: 'matern52', times: BIASED },
];

/** The four settings of Fig. 1 and Fig. 3. */
export function fourSettings(lanes?: Column['lanes']): readonly Column[] {
  return SETTINGS.map((world) => evaluationTimeColumn(world, lanes));
}

export const EVALUATION_TIME_SETTING: readonly string[] = [
  'Objective: GP chain per second with λ = 0.01 on a 50 × 50 grid of [0,1]², l = 0.2, σ_f² = 1, noise 0.01; f is taken at the true elapsed time, rounded to seconds.',
  '30 random initial points, then 100 rounds; R_T/T is over all 130, and the initial points are the same for every lane.',
  'Models: Matérn 5/2 with l = 0.2, whatever the truth’s kernel; TV forgets ε = 0.01 per round, CTV per second of the observed clock.',
  'Log evaluation times: noise variance 0.01; their GP is Matérn 5/2 with l = 0.3, variance 0.12, mean that of the initial points’ log times; CTV integrates with 20 Gauss–Hermite nodes.',
  'The paper chose hyperparameters by cross-validation, maximised by L-BFGS and prints curves only; these constants are ours, and the maximum is taken over the grid.',
];
