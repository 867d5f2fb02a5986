import type { NumberParam } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import type { CandidatesObjectiveAbout } from '../spec.ts';
import { LEVEL, thresholdParameter } from './objective.about.ts';

const STOCK_STEP = {
  id: 'stockStep',
  type: 'integer',
  label: 'Units between stocks',
  symbol: '',
  help: 'Either product is stocked in multiples of this, from 0 to 50 units. Smaller: more stocks to choose from, 81 at 6 and 676 at 2, and slower.',
  unit: 'units',
  default: 6,
  min: 2,
  max: 25,
} as const satisfies NumberParam;

export const NEWSVENDOR = {
  id: 'newsvendor',
  name: 'Newsvendor',
  summary: 'which stock of two products earns 350 most often; customers substitute; profit in hundreds',
  source:
    'Iwazaki, Inatsu, Takeuchi, BPT paper, §5 and App. E.3 (Gumbel scale 1, exponential parts and the grids are ours)',
  dimension: 'candidates',
  environment: true,
  parameters: defineParameters(
    thresholdParameter({ default: 3.5, min: -5, max: 5 }),
    { ...LEVEL, default: 0.5 },
    STOCK_STEP,
  ),
  defaults: {
    horizon: 100,
    noiseVariance: 0.01,
    pointsPerDimension: 0,
    model: { kernel: 'matern52', lengthscale: 1, signalVariance: 2.25, noiseVariance: null },
  },
} as const satisfies CandidatesObjectiveAbout;
