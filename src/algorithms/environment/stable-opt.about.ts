import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const STABLE_OPT = withLooks({
  id: 'stable-opt',
  name: 'StableOpt',
  summary: 'looks for the best worst case',
  source: 'Bogunovic, Scarlett, Jegelka, Cevher 2018; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), REFIT_PARAMETERS),
});
