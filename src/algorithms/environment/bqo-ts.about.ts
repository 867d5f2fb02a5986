import { defineParameters } from '../../parameters/typed.ts';
import { DRAW_PARAMETERS } from '../../policy/environment/draws.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const BQO_TS = withLooks({
  id: 'bqo-ts',
  name: 'BQO-TS',
  summary: 'takes the best expectation of a drawn function',
  source: 'Toscano-Palmerin, Frazier 2018; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), DRAW_PARAMETERS, REFIT_PARAMETERS),
});
