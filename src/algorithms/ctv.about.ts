import { defineParameters } from '../parameters/typed.ts';
import { pointwiseParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { RATE_PER_SECOND, TIME_MODEL_PARAMETERS } from '../policy/time-model.about.ts';
import { withLooks } from './with-looks.about.ts';

export const CTV = withLooks({
  id: 'ctv',
  name: 'CTV',
  summary: 'weighs how long each evaluation may take',
  source:
    'Imamura et al.: Time-varying Gaussian Process Bandit Optimization with Non-constant Evaluation Time, eq. 4',
  parameters: defineParameters(
    RATE_PER_SECOND,
    pointwiseParameters(),
    TIME_MODEL_PARAMETERS,
    {
      id: 'nodes',
      type: 'integer',
      label: 'Quadrature nodes',
      symbol: '',
      help: 'Evaluation times that a candidate’s score is averaged over, by Gauss–Hermite quadrature. More: closer to the integral, and slower.',
      default: 20,
      min: 1,
      max: 64,
    },
    REFIT_PARAMETERS,
  ),
});
