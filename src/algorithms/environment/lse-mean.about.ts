import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const LSE_MEAN = withLooks({
  id: 'lse-mean',
  name: 'LSE at E[w]',
  summary: 'sorts the designs by f at the average environment',
  source: 'Bryan et al. 2005; Gotovos, Casati, Hitz, Krause 2013; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), REFIT_PARAMETERS),
});
