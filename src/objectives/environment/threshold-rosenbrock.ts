import { rosenbrock } from '../benchmark-functions.ts';
import { environmentObjective } from './objective.ts';
import { THRESHOLD_ROSENBROCK } from './threshold-rosenbrock.about.ts';
import { turnedOver } from './turned-over.ts';

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
export const thresholdRosenbrock = environmentObjective(THRESHOLD_ROSENBROCK, {
  values: (context) => turnedOver({ ...rosenbrock, box: BOXES[context.parameters.box] })(context),
});
