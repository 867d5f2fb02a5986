import type { CandidateSet } from '../../contracts/candidates.ts';
import type { Stream } from '../../random/stream.ts';
import { candidatesObjective } from '../spec.ts';
import { LAST_INPUT_ARMS } from './last-input-arms.about.ts';
import { sweepObjective } from './sweep-objective.ts';

/** Coordinates to a thousandth, which tells hundreds of points apart. */
const nameOf = (point: Float64Array): string => Array.from(point, (value) => value.toFixed(3)).join(' ');

/** Points of the unit box, one after the other, each coordinate uniform. */
function uniformPoints(stream: Stream, size: number, dimension: number): CandidateSet {
  const points = Float64Array.from({ length: size * dimension }, () => stream.uniform());
  const names = Array.from({ length: size }, (_, i) =>
    nameOf(points.subarray(i * dimension, (i + 1) * dimension)),
  );
  return { kind: 'arms', dimension, size, points, axes: [], names };
}

/**
 * The last input is time, the others are so many that no grid over them is fine enough: random points of the box in their
 * place, others in every replicate.
 */
export const lastInputArms = candidatesObjective(LAST_INPUT_ARMS, {
  sizeOf: ({ points }) => points,
  create({ parameters, horizon, stream }) {
    const { inputs: inputDimension, points } = parameters;
    const candidates = uniformPoints(stream('points'), points, inputDimension);
    const objective = sweepObjective(parameters, candidates, horizon);
    return { candidates, inputs: candidates.points, inputDimension, objective };
  },
});
