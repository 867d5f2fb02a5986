import type { StationaryFamily } from '../../kernels/spec.ts';
import type { NumberParam, ParamSpec } from '../../parameters/spec.ts';
import { ANY_ORDER, type GridObjectiveSpec, type ObjectiveContext, type ObjectiveSpec } from '../spec.ts';
import { type Density, densityOn, environmentOn, normalised } from './density.ts';

/** What differs between objectives f(x, w) of a design x and an environment w in [−1, 1] each. */
export interface EnvironmentMaker {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** Where it differs from the shared one. */
  readonly source?: string;
  /** p(w): the default of a choice among the shared densities, or the objective's own, up to its constant, by place in [−1, 1]. */
  readonly density: Density | ((place: number) => number);
  /** h, the range it may be set to, and α. */
  readonly threshold: Pick<NumberParam, 'default' | 'min' | 'max' | 'slider' | 'step'>;
  readonly level: number;
  readonly noiseVariance: number;
  readonly model: {
    readonly kernel: StationaryFamily;
    readonly lengthscale: number;
    readonly signalVariance: number;
  };
  /** Parameters of its own, before the shared ones. */
  readonly parameters?: readonly ParamSpec[];
  readonly drawnFrom?: NonNullable<ObjectiveSpec['drawnFrom']>;
  /** f on all pairs (G), larger is better. */
  readonly values: (context: ObjectiveContext) => Float64Array;
}

/** The interval of both axes. */
export const SQUARE = [
  [-1, 1],
  [-1, 1],
] as const;

/** α, with 0.8 unless the objective says otherwise. */
export const LEVEL: NumberParam = {
  id: 'level',
  type: 'number',
  label: 'Level',
  symbol: '$α$',
  help: 'A design counts as good when it meets the threshold with at least this probability. Larger: fewer good designs.',
  default: 0.8,
  min: 0,
  max: 1,
  step: 0.01,
};

/** A still objective on pairs of a design (first axis) and a condition (second axis), 50 × 50 (BPT paper, App. E). */
export function environmentObjective(maker: EnvironmentMaker): GridObjectiveSpec {
  const { id, name, summary, density, threshold, level, noiseVariance, model, values } = maker;
  return {
    id,
    name,
    summary,
    source: maker.source ?? 'Iwazaki, Inatsu, Takeuchi, BPT paper, §5 and App. E',
    dimension: 2,
    domain: SQUARE,
    environment: true,
    ...(maker.drawnFrom && { drawnFrom: maker.drawnFrom }),
    parameters: [
      ...(maker.parameters ?? []),
      thresholdParameter(threshold),
      { ...LEVEL, default: level },
      ...(typeof density === 'string' ? [densityParameter(density)] : []),
    ],
    defaults: {
      horizon: 100,
      noiseVariance,
      pointsPerDimension: 50,
      model: { ...model, noiseVariance: null },
    },
    create(context) {
      const { parameters, candidates } = context;
      const conditions = candidates.axes[1];
      const weights =
        typeof density === 'string'
          ? densityOn(conditions, parameters.density as Density)
          : normalised(conditions.map(density));
      const f = values(context);
      return {
        changePoints: [],
        course: ANY_ORDER,
        valuesAt: () => f,
        environment: environmentOn(
          conditions,
          weights,
          parameters.threshold as number,
          parameters.level as number,
        ),
      };
    },
  };
}

/** h, with the objective's own default and range. */
export function thresholdParameter(range: EnvironmentMaker['threshold']): ParamSpec {
  return {
    id: 'threshold',
    type: 'number',
    label: 'Threshold',
    symbol: '$h$',
    help: 'The value that $f(x, w)$ should exceed whatever $w$ turns out to be. Larger: harder to meet, and fewer designs do so often.',
    ...range,
  };
}

function densityParameter(density: Density): ParamSpec {
  return {
    id: 'density',
    type: 'choice',
    label: 'Environment',
    symbol: '$p(w)$',
    help: 'How $w$ is distributed: uniform, normal around the middle, or Gamma($w$ + 1; shape 2, 0.5) with 0.5 read as the scale or as the rate. Designs are judged by what they do under it.',
    default: density,
    choices: [
      { value: 'uniform', label: 'uniform' },
      { value: 'normal', label: 'standard normal' },
      { value: 'gamma-scale', label: 'gamma, scale 0.5' },
      { value: 'gamma-rate', label: 'gamma, rate 0.5' },
    ],
  };
}
