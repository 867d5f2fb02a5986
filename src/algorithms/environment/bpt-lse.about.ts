import type { NumberParam } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import { intervalParameters } from '../../policy/environment/interval-schedules.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { ETA } from './shared-parameters.about.ts';

const EPSILON = {
  id: 'epsilon',
  type: 'number',
  label: 'Accuracy',
  symbol: '$ε$',
  help: 'A design is classified as soon as its interval misses the level by no more than $ε/2$. Larger classifies earlier, and wrongly more often.',
  default: 0,
  min: 0,
  max: 1,
} as const satisfies NumberParam;

export const BPT_LSE = withLooks({
  id: 'bpt-lse',
  name: 'BPT-LSE',
  summary: 'sorts the designs by whether they meet the threshold often enough',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, Algorithm 2',
  needs: 'environment',
  parameters: defineParameters(intervalParameters(1.5), ETA, EPSILON, REFIT_PARAMETERS),
});
