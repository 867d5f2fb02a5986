import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const STABLE_LSE = withLooks({
  id: 'stable-lse',
  name: 'StableLSE',
  summary: 'sorts the designs by their worst case',
  source: 'Inatsu et al. 2021; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), REFIT_PARAMETERS),
});
