import { defineParameters } from '../parameters/typed.ts';
import { pointwiseParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { RATE_PER_SECOND, TIME_MODEL_PARAMETERS } from '../policy/time-model.about.ts';
import { withLooks } from './with-looks.about.ts';

export const CTV_SIMPLE = withLooks({
  id: 'ctv-simple',
  name: 'CTV-simple',
  summary: 'looks ahead by the expected evaluation time',
  source:
    'Imamura et al.: Time-varying Gaussian Process Bandit Optimization with Non-constant Evaluation Time, eq. 5',
  parameters: defineParameters(
    RATE_PER_SECOND,
    pointwiseParameters(),
    TIME_MODEL_PARAMETERS,
    REFIT_PARAMETERS,
  ),
});
