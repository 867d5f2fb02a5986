import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.about.ts';
import { withLooks } from './with-looks.about.ts';

export const TV_GP_UCB = withLooks({
  id: 'tv-gp-ucb',
  name: 'TV-GP-UCB',
  summary: 'forgets at a fixed rate',
  source: 'Bogunovic, Scarlett, Cevher 2016, Algorithm 2',
  parameters: defineParameters(
    temporalParameters('forgetting'),
    scoringParameters(),
    REFIT_PARAMETERS,
    temporalFrom('forgetting'),
  ),
});
