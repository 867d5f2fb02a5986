import { defineParameters } from '../../parameters/typed.ts';
import { intervalParameters } from '../../policy/environment/interval-schedules.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { ETA } from './shared-parameters.about.ts';

export const BPT_UCB = withLooks({
  id: 'bpt-ucb',
  name: 'BPT-UCB',
  summary: 'takes the design that may meet the threshold most often',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, Algorithm 1',
  needs: 'environment',
  parameters: defineParameters(intervalParameters(2), ETA, REFIT_PARAMETERS),
});
