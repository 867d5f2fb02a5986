import { defineParameters } from '../parameters/typed.ts';
import { DRAW_WIDTH_PARAMETERS } from '../policy/acquisitions/draw-width.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.about.ts';
import { POSTERIOR_NOISE } from './shared-parameters.about.ts';
import { withLooks } from './with-looks.about.ts';

export const GP_TS = withLooks({
  id: 'gp-ts',
  name: 'GP-TS',
  summary: 'follows a function drawn from the posterior',
  source: 'Chowdhury & Gopalan 2017, Algorithm 2',
  parameters: defineParameters(
    DRAW_WIDTH_PARAMETERS,
    POSTERIOR_NOISE,
    temporalParameters('static'),
    REFIT_PARAMETERS,
    temporalFrom('static'),
  ),
});
