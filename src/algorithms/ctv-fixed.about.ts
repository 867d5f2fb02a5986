import { defineParameters } from '../parameters/typed.ts';
import { pointwiseParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { RATE_PER_SECOND } from '../policy/time-model.about.ts';
import { withLooks } from './with-looks.about.ts';

export const CTV_FIXED = withLooks({
  id: 'ctv-fixed',
  name: 'CTV-fixed',
  summary: 'knows how long each evaluation takes',
  source:
    'Imamura et al.: Time-varying Gaussian Process Bandit Optimization with Non-constant Evaluation Time, eq. 3',
  parameters: defineParameters(RATE_PER_SECOND, pointwiseParameters(), REFIT_PARAMETERS),
});
