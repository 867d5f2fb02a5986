import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { IGP_SCHEDULE } from '../policy/schedules/igp.about.ts';
import { POSTERIOR_NOISE, VARIATION_BUDGET } from './shared-parameters.about.ts';
import { withLooks } from './with-looks.about.ts';

export const BR_GP_UCB = withLooks({
  id: 'br-gp-ucb',
  name: 'BR-GP-UCB',
  summary: 'resets on a schedule set by a variation budget',
  source: 'Zhou & Shroff 2021, Algorithm 1',
  parameters: defineParameters(
    VARIATION_BUDGET,
    POSTERIOR_NOISE,
    scoringParameters(IGP_SCHEDULE),
    REFIT_PARAMETERS,
  ),
});
