import type { CandidateSet } from '../../contracts/candidates.ts';
import { ANY_ORDER, type Objective } from '../spec.ts';
import { LAST_INPUT_FUNCTIONS, sweptValue } from './last-input-functions.ts';
import { standardised } from './standardised.ts';
import type { SweepValues } from './sweep-parameters.about.ts';

/** The function at every step on candidates of the unit box, standardised over the run. */
export function sweepObjective(
  { function: name, ...sweep }: SweepValues,
  { points, size, dimension }: CandidateSet,
  horizon: number,
): Objective {
  const swept = LAST_INPUT_FUNCTIONS[name];
  const raw = Array.from({ length: horizon }, (_, i) =>
    Float64Array.from({ length: size }, (_, g) => {
      const unit = Array.from(points.subarray(g * dimension, (g + 1) * dimension));
      return sweptValue(swept, sweep, unit, i + 1, horizon);
    }),
  );
  const { steps } = standardised(raw);
  return { changePoints: [], course: ANY_ORDER, valuesAt: (t) => steps[Math.min(t, horizon) - 1] };
}
