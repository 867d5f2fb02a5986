import { defineParameters } from '../parameters/typed.ts';
import { PRIOR_DROP, PRIOR_PARAMETERS } from '../policy/prior-list.about.ts';
import { explorationParameters } from '../policy/schedules/registry.about.ts';
import { withLooks } from './with-looks.about.ts';

export const PE_GP_TS = withLooks({
  id: 'pe-gp-ts',
  name: 'PE-GP-TS',
  summary: 'draws a function under each of several priors and drops those found wanting',
  source:
    'Prior elimination with draws (Sandberg & Chehreghani 2026, arXiv 2502.01226v3: abstract read, rule from memory; its noise term ours)',
  parameters: defineParameters(PRIOR_PARAMETERS, PRIOR_DROP, explorationParameters()),
});
