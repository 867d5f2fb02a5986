import type { ChoiceParam } from '../../parameters/spec.ts';
import { rosenbrock } from '../benchmark-functions.ts';
import { environmentObjective } from './objective.ts';
import { turnedOver } from './turned-over.ts';

const BOX: ChoiceParam = {
  id: 'box',
  type: 'choice',
  label: 'Box',
  symbol: '',
  help: 'Which part of the plane the two axes stand for. On the smaller box nearly every design meets the threshold.',
  default: 'wide',
  choices: [
    { value: 'wide', label: '−5 to 10' },
    { value: 'narrow', label: '−2.048 to 2.048' },
  ],
};

const WIDE = [
  [-5, 10],
  [-5, 10],
] as const;

/** Rosenbrock’s function on [−5, 10]², turned over; σ_ker = 150. */
export const thresholdRosenbrock = environmentObjective({
  id: 'threshold-rosenbrock',
  name: 'Threshold: Rosenbrock',
  summary: 'which design keeps Rosenbrock’s function below 1000 most often',
  density: 'gamma-scale',
  threshold: { default: -1000, min: -100_000, max: 0 },
  level: 0.8,
  noiseVariance: 1e-4,
  model: { kernel: 'se', lengthscale: 0.5, signalVariance: 150 * 150 },
  parameters: [BOX],
  values: (context) => {
    const box = context.parameters.box === 'wide' ? WIDE : rosenbrock.box;
    return turnedOver({ ...rosenbrock, box })(context);
  },
});
