import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const RANDOM_PAIRS = withLooks({
  id: 'random-pairs',
  name: 'Random pairs',
  summary: 'queries blindly and answers by probability',
  source: 'baseline of the BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(REFIT_PARAMETERS),
});
