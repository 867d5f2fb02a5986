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
    { value: 'middle', label: '−4 to 4' },
    { value: 'narrow', label: '−2.048 to 2.048' },
  ],
};

/** [−4, 4]² is our own: narrower than the usual box, wide enough that most designs miss the threshold. */
const BOXES = {
  wide: [
    [-5, 10],
    [-5, 10],
  ],
  middle: [
    [-4, 4],
    [-4, 4],
  ],
  narrow: rosenbrock.box,
} as const;

/** Rosenbrock’s function on [−5, 10]² unless another box is asked for, turned over; σ_ker = 150. */
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
  values: (context) =>
    turnedOver({ ...rosenbrock, box: BOXES[context.parameters.box as keyof typeof BOXES] })(context),
});
