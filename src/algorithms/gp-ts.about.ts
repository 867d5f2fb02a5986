import { defineParameters } from '../parameters/typed.ts';
import { DRAW_WIDTH_PARAMETERS } from '../policy/acquisitions/draw-width.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.about.ts';
import type { Card } from './card.ts';
import { POSTERIOR_NOISE } from './shared-parameters.about.ts';
import { CHOWDHURY } from './sources.about.ts';
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

export const card: Card = {
  formula: '$x_t$ = argmax of one function drawn from N($μ$, $v²$ $Σ$)',
  step: [
    ['fit', '$μ$, $Σ$ ← posterior of all observations'],
    ['score', 'draw one function from it'],
    ['query', '$x_t$ ← its maximum; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: ['The objective does not change.', 'Kernel and noise are the model’s, unless they are refitted.'],
  cost: '$O(n² + nG)$: a row is appended to the factor, and the draw',
  sources: [CHOWDHURY],
};
