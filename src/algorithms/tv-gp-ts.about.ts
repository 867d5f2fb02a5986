import { defineParameters } from '../parameters/typed.ts';
import { DRAW_WIDTH_PARAMETERS } from '../policy/acquisitions/draw-width.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.about.ts';
import { withLooks } from './with-looks.about.ts';

export const TV_GP_TS = withLooks({
  id: 'tv-gp-ts',
  name: 'TV-GP-TS',
  summary: 'forgets at a fixed rate and follows a drawn function',
  source: 'GP-TS (Chowdhury & Gopalan 2017) under the kernel of Bogunovic, Scarlett, Cevher 2016',
  parameters: defineParameters(
    temporalParameters('forgetting'),
    DRAW_WIDTH_PARAMETERS,
    REFIT_PARAMETERS,
    temporalFrom('forgetting'),
  ),
});
