import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.about.ts';
import { withLooks } from './with-looks.about.ts';

// Apart, because the page's first script has all the rest.
export { card } from './gp-ucb.card.ts';

export const GP_UCB = withLooks({
  id: 'gp-ucb',
  name: 'GP-UCB',
  summary: 'keeps every observation',
  source: 'Srinivas, Krause, Kakade, Seeger 2010',
  parameters: defineParameters(
    scoringParameters(),
    temporalParameters('static'),
    REFIT_PARAMETERS,
    temporalFrom('static'),
  ),
});
