import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { IGP_SCHEDULE } from '../policy/schedules/igp.about.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.about.ts';
import type { Card } from './card.ts';
import { POSTERIOR_NOISE } from './shared-parameters.about.ts';
import { CHOWDHURY } from './sources.about.ts';
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

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + ($B$ + $R$ √(2 ($γ_{t−1}$ + 1 + ln(1/$δ$)))) $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of all observations'],
    [null, '$γ$ ← ½ ln|$I$ + $K$/$λ$|, what they tell'],
    ['score', 'score every candidate with the width that $γ$ gives'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: [
    'The objective does not change.',
    'Its norm under the kernel is at most $B$; the noise is $R$-sub-Gaussian.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor',
  sources: [CHOWDHURY],
};
