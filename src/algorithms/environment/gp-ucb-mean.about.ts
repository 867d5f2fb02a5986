import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const GP_UCB_MEAN = withLooks({
  id: 'gp-ucb-mean',
  name: 'GP-UCB at E[w]',
  summary: 'takes the environment to be what it is on average',
  source: 'Srinivas, Krause, Kakade, Seeger 2010; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), REFIT_PARAMETERS),
});
