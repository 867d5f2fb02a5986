import { defineParameters } from '../parameters/typed.ts';
import { PRIOR_PARAMETERS } from '../policy/prior-list.about.ts';
import { withLooks } from './with-looks.about.ts';

export const HP_GP_TS = withLooks({
  id: 'hp-gp-ts',
  name: 'HP-GP-TS',
  summary: 'weighs several priors by the data, draws one and a function under it',
  source:
    'Thompson sampling with a hyperprior (Sandberg & Chehreghani 2026, arXiv 2502.01226v3: abstract read, rule from memory)',
  parameters: defineParameters(PRIOR_PARAMETERS),
});
