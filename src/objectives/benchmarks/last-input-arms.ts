import type { CandidateSet } from '../../contracts/candidates.ts';
import type { Stream } from '../../random/stream.ts';
import type { CandidatesObjectiveSpec } from '../spec.ts';
import { LAST_INPUT_FUNCTIONS } from './last-input-functions.ts';
import { sweepObjective, sweepParameters, sweepSuits } from './sweep-parameters.ts';

/** Functions of any number of inputs. */
const NAMES = Object.keys(LAST_INPUT_FUNCTIONS).filter((name) => LAST_INPUT_FUNCTIONS[name].inputs === null);
const USUAL = 'ackley';

const MOST_INPUTS = 9;

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
export const lastInputArms: CandidatesObjectiveSpec = {
  id: 'last-input-arms',
  name: 'The last input is time, 3D+',
  summary: 'a benchmark function swept through on random points',
  source: 'Bardou, Thiran, Ranieri 2024, Appendix H',
  tabulated: true,
  dimension: 'candidates',
  domain: Array.from({ length: MOST_INPUTS }, () => [0, 1] as const),
  parameters: [
    ...sweepParameters(NAMES, USUAL, LAST_INPUT_FUNCTIONS[USUAL].usual),
    {
      id: 'inputs',
      type: 'integer',
      label: 'Inputs beside time',
      symbol: '',
      help: 'Coordinates of a candidate. More: candidates tell less of each other.',
      default: 3,
      min: 3,
      max: MOST_INPUTS,
    },
    {
      id: 'points',
      type: 'integer',
      label: 'Candidates',
      symbol: '$N$',
      help: 'Points drawn uniformly over the box. More: the best of them is nearer to its best.',
      default: 500,
      min: 2,
      max: 2000,
    },
  ],
  suits: sweepSuits(NAMES),
  sizeOf: ({ points }) => points as number,
  defaults: {
    horizon: 200,
    noiseVariance: 0.05,
    pointsPerDimension: 0,
    model: { kernel: 'matern52', lengthscale: 0.19, signalVariance: 1, noiseVariance: null },
  },
  create({ parameters, horizon, stream }) {
    const { inputs: inputDimension, points } = parameters as Readonly<Record<string, number>>;
    const candidates = uniformPoints(stream('points'), points, inputDimension);
    const objective = sweepObjective(parameters, candidates, horizon);
    return { candidates, inputs: candidates.points, inputDimension, objective };
  },
};
