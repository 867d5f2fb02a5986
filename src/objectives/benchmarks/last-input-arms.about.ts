import { defineParameters } from '../../parameters/typed.ts';
import type { CandidatesObjectiveAbout } from '../spec.ts';
import { SWEPT } from './last-input-functions.about.ts';
import { sweepParameters, sweepSuits } from './sweep-parameters.about.ts';

/** Functions of any number of inputs. */
const NAMES = Object.keys(SWEPT).filter((name) => SWEPT[name].inputs === null);
const USUAL = 'ackley';

const MOST_INPUTS = 9;

export const LAST_INPUT_ARMS = {
  id: 'last-input-arms',
  name: 'The last input is time, 3D+',
  summary: 'a benchmark function swept through on random points',
  source: 'Bardou, Thiran, Ranieri 2024, Appendix H',
  tabulated: true,
  dimension: 'candidates',
  domain: Array.from({ length: MOST_INPUTS }, () => [0, 1] as const),
  parameters: defineParameters(
    sweepParameters(NAMES, USUAL, SWEPT[USUAL].usual),
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
  ),
  suits: sweepSuits(NAMES),
  defaults: {
    horizon: 200,
    noiseVariance: 0.05,
    pointsPerDimension: 0,
    model: { kernel: 'matern52', lengthscale: 0.19, signalVariance: 1, noiseVariance: null },
  },
} as const satisfies CandidatesObjectiveAbout;
