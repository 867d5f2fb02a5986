import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { IGP_SCHEDULE } from '../policy/schedules/igp.about.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.about.ts';
import { POSTERIOR_NOISE } from './shared-parameters.about.ts';
import { withLooks } from './with-looks.about.ts';

export const IGP_UCB = withLooks({
  id: 'igp-ucb',
  name: 'IGP-UCB',
  summary: 'keeps every observation, explores by information gain',
  source: 'Chowdhury & Gopalan 2017, Algorithm 1',
  parameters: defineParameters(
    POSTERIOR_NOISE,
    scoringParameters(IGP_SCHEDULE),
    temporalParameters('static'),
    REFIT_PARAMETERS,
    temporalFrom('static'),
  ),
});
