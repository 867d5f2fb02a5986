import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const BQLSE = withLooks({
  id: 'bqlse',
  name: 'BQLSE',
  summary: 'sorts the designs by their expectation',
  source: 'BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(3), REFIT_PARAMETERS),
});
