import { defineParameters } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../../policy/temporal-choice.about.ts';
import type { Card } from '../card.ts';
import { BOGUNOVIC } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

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

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    [
      'fit',
      'kernel between steps $i$ and $j$ ← $k$ · (1 − $ε$)^{|i−j|/2}; $μ$, $σ$ ← posterior of all observations',
    ],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: [
    '$f_t$ = √(1 − $ε$) $f_{t−1}$ + √$ε$ $g_t$ with a known rate $ε$: what was seen long ago tells ever less.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor; the other side fades by one factor a step',
  sources: [BOGUNOVIC],
};
