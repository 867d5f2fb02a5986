import type { ParamSpec } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { densityParameter, LEVEL, PAIRS, pairsDefaults, thresholdParameter } from './objective.about.ts';

const BOX = {
  id: 'box',
  type: 'choice',
  label: 'Box',
  symbol: '',
  help: 'Which part of the plane the two axes stand for. On the smaller box nearly every design meets the threshold.',
  default: 'wide',
  choices: [
    { value: 'wide', label: '−5 to 10' },
    { value: 'middle', label: '−4 to 4' },
    { value: 'narrow', label: '−2.048 to 2.048' },
  ],
} as const satisfies ParamSpec;

export const THRESHOLD_ROSENBROCK = {
  ...PAIRS,
  id: 'threshold-rosenbrock',
  name: 'Threshold: Rosenbrock',
  summary: 'which design keeps Rosenbrock’s function below 1000 most often',
  parameters: defineParameters(
    BOX,
    thresholdParameter({ default: -1000, min: -100_000, max: 0 }),
    { ...LEVEL, default: 0.8 },
    densityParameter('gamma-scale'),
  ),
  defaults: pairsDefaults(1e-4, { kernel: 'se', lengthscale: 0.5, signalVariance: 150 * 150 }),
} as const satisfies GridObjectiveAbout;
