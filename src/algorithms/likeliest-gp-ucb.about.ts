import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { PRIOR_PARAMETERS } from '../policy/prior-list.about.ts';
import { withLooks } from './with-looks.about.ts';

export const LIKELIEST_GP_UCB = withLooks({
  id: 'likeliest-gp-ucb',
  name: 'Likeliest-prior GP-UCB',
  summary: 'weighs several priors by the data and plays the likeliest',
  source: 'Ours: GP-UCB (Srinivas et al. 2010) under the prior of the largest marginal likelihood',
  parameters: defineParameters(PRIOR_PARAMETERS, scoringParameters()),
});
