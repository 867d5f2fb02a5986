import type { Model, Scenario } from '../../../src/contracts/scenario.ts';
import { ownAssumptions } from '../../../src/engine/model-assumptions.ts';
import type { ObjectiveSpec } from '../../../src/objectives/spec.ts';
import type { ChoiceParam, NumberParam } from '../../../src/parameters/spec.ts';
import { longestHorizon } from '../../store/inputs.ts';

/** The scenario's own settings as parameter specs, so that the same rows show them; defaults are the objective's. */

const horizonParam = (initial: number, max: number): NumberParam => ({
  id: 'horizon',
  type: 'integer',
  label: 'Horizon',
  symbol: '$T$',
  help: 'Number of steps in the run. Longer: later changes are seen, and every step costs more.',
  default: initial,
  min: 1,
  max,
  scale: 'log',
});

const noiseParam = (initial: number): NumberParam => ({
  id: 'noiseVariance',
  type: 'number',
  label: 'Noise variance',
  symbol: '$σ_n²$',
  help: 'Variance of the noise on every observation $y_t$. Larger: single points say less, and tests need larger surprises.',
  default: initial,
  min: 0,
  max: 10,
  exclusiveMin: true,
  scale: 'log',
});

const initialPointsParam = (initial: number, horizon: number): NumberParam => ({
  id: 'initialPoints',
  type: 'integer',
  label: 'Initial points',
  symbol: '',
  help: 'Seeded random queries before the algorithms choose, the same for every lane. More: a better start, paid for in regret.',
  default: initial,
  min: 0,
  max: horizon,
});

const gridParam = (dimension: 1 | 2, initial: number): NumberParam => ({
  id: 'pointsPerDimension',
  type: 'integer',
  label: 'Grid points',
  symbol: '',
  help: 'Candidates per dimension that the algorithms choose from. More: finer, and slower.',
  unit: dimension === 2 ? 'per axis' : '',
  default: initial,
  min: dimension === 2 ? 5 : 10,
  max: dimension === 2 ? 100 : 500,
});

/** Rows under the objective; rows of a table bound the horizon, and arms have no grid. */
export function runParameters(spec: ObjectiveSpec, scenario: Scenario): NumberParam[] {
  const { defaults, dimension } = spec;
  const longest = longestHorizon(scenario);
  const horizon = horizonParam(Math.min(defaults.horizon, longest), longest);
  const initial = initialPointsParam(defaults.initialPoints ?? 0, scenario.horizon);
  const common = [noiseParam(defaults.noiseVariance), horizon, initial];
  return dimension === 'arms' || dimension === 'candidates'
    ? common
    : [...common, gridParam(dimension, defaults.pointsPerDimension)];
}

const FAMILIES: ChoiceParam['choices'] = [
  { value: 'se', label: 'squared exponential' },
  { value: 'matern52', label: 'Matérn 5/2' },
  { value: 'matern32', label: 'Matérn 3/2' },
  { value: 'matern12', label: 'exponential' },
];

/** The kernel every lane believes in; a table without coordinates knows only its own covariance. */
export function kernelParam(spec: ObjectiveSpec, scenario: Scenario): ChoiceParam {
  const table = spec.dimension === 'arms';
  const covariance = table ? [{ value: 'empirical', label: 'from the training rows' }] : [];
  const families = !table || scenario.objective.dataset?.coordinates ? FAMILIES : [];
  return {
    id: 'kernel',
    type: 'choice',
    label: 'Kernel',
    symbol: '$k$',
    help: 'What every lane believes about the shape of the objective. Rougher kernels learn less from a neighbour.',
    default: spec.defaults.model.kernel,
    choices: [...covariance, ...families],
  };
}

/** A model value that follows the objective unless the user sets it. */
export interface FollowingParam {
  readonly key: keyof Omit<Model, 'kernel'>;
  /** What the row says while it follows. */
  readonly follows: string;
  readonly spec: NumberParam;
}

/** Lengthscale, signal variance and noise of the model; `default` is the value it has while it follows. */
export function modelParameters(spec: ObjectiveSpec, scenario: Scenario): FollowingParam[] {
  const own = ownAssumptions(scenario);
  const span = 'domain' in spec ? spec.domain[0][1] - spec.domain[0][0] : 10;
  const noise: FollowingParam = {
    key: 'noiseVariance',
    follows: 'as true',
    spec: {
      ...noiseParam(own.noiseVariance),
      label: 'Assumed noise',
      symbol: '$σ_n²$',
      help: 'Noise variance that the model assumes. Smaller than the true one: it trusts every point too much.',
    },
  };
  if (scenario.model.kernel === 'empirical') return [noise];
  return [
    {
      key: 'lengthscale',
      follows: 'as objective',
      spec: {
        id: 'lengthscale',
        type: 'number',
        label: 'Lengthscale',
        symbol: '$l$',
        help: 'How far in $x$ one observation speaks for its neighbours. Longer: fewer queries, and blind to narrow peaks.',
        default: own.lengthscale,
        min: span / 100,
        max: span * 2,
        scale: 'log',
      },
    },
    {
      key: 'signalVariance',
      follows: 'as objective',
      spec: {
        id: 'signalVariance',
        type: 'number',
        label: 'Signal variance',
        symbol: '$σ_f²$',
        help: 'Prior variance of the objective. Larger: more doubt where nothing has been observed.',
        default: own.signalVariance,
        min: 0.01,
        max: 100,
        scale: 'log',
      },
    },
    noise,
  ];
}
