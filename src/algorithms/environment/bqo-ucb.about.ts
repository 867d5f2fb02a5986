import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const BQO_UCB = withLooks({
  id: 'bqo-ucb',
  name: 'BQO-UCB',
  summary: 'maximises the expectation over the environment',
  source: 'Toscano-Palmerin, Frazier 2018; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), REFIT_PARAMETERS),
});
