import { defineParameters } from '../../parameters/typed.ts';
import { DRAW_WIDTH_PARAMETERS } from '../../policy/acquisitions/draw-width.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../../policy/temporal-choice.about.ts';
import type { Card } from '../card.ts';
import { BOGUNOVIC, CHOWDHURY } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

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

export const card: Card = {
  formula: '$x_t$ = argmax of one function drawn from the posterior at step $t$',
  step: [
    ['fit', '$μ$, $Σ$ ← posterior of all observations under forgetting at rate $ε$'],
    ['score', 'draw one function from it, as it is at step $t$'],
    ['query', '$x_t$ ← its maximum; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: ['A little of the objective is new at every step, at a known rate $ε$.'],
  cost: '$O(n² + nG)$: a row is appended to the factor, and the draw',
  sources: [CHOWDHURY, BOGUNOVIC],
};
