import type { StationaryFamily } from '../../kernels/spec.ts';
import type { ChoiceParam, NumberParam } from '../../parameters/spec.ts';
import type { Density } from './density.ts';

/** The interval of both axes. */
export const SQUARE = [
  [-1, 1],
  [-1, 1],
] as const;

/** α, with 0.8 unless the objective says otherwise. */
export const LEVEL = {
  id: 'level',
  type: 'number',
  label: 'Level',
  symbol: '$α$',
  help: 'A design counts as good when it meets the threshold with at least this probability. Larger: fewer good designs.',
  default: 0.8,
  min: 0,
  max: 1,
  step: 0.01,
} as const satisfies NumberParam;

/** Of a still objective on pairs of a design (first axis) and a condition (second axis), 50 × 50 (BPT paper, App. E). */
export const PAIRS = {
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, §5 and App. E',
  dimension: 2,
  domain: SQUARE,
  environment: true,
} as const;

export const pairsDefaults = (
  noiseVariance: number,
  model: {
    readonly kernel: StationaryFamily;
    readonly lengthscale: number;
    readonly signalVariance: number;
  },
) => ({
  horizon: 100,
  noiseVariance,
  pointsPerDimension: 50,
  model: { ...model, noiseVariance: null },
});

/** h, with the objective's own default and range. */
export const thresholdParameter = (range: Pick<NumberParam, 'default' | 'min' | 'max' | 'slider' | 'step'>) =>
  ({
    id: 'threshold',
    type: 'number',
    label: 'Threshold',
    symbol: '$h$',
    help: 'The value that $f(x, w)$ should exceed for any $w$ that may occur. Larger: harder to meet, and fewer designs do so often.',
    ...range,
  }) as const satisfies NumberParam;

export const densityParameter = (density: Density) =>
  ({
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
  }) as const satisfies ChoiceParam;
