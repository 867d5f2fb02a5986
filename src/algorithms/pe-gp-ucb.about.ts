import { defineParameters } from '../parameters/typed.ts';
import { PRIOR_DROP, PRIOR_PARAMETERS } from '../policy/prior-list.about.ts';
import { explorationParameters } from '../policy/schedules/registry.about.ts';
import { withLooks } from './with-looks.about.ts';

export const PE_GP_UCB = withLooks({
  id: 'pe-gp-ucb',
  name: 'PE-GP-UCB',
  summary: 'plays the most optimistic of several priors and drops those found wanting',
  source:
    'Prior elimination (Ziomek et al., AISTATS 2025, arXiv 2402.01632: abstract read, rule from memory; its noise term ours)',
  parameters: defineParameters(PRIOR_PARAMETERS, PRIOR_DROP, explorationParameters()),
});
