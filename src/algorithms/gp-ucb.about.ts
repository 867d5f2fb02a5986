import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.about.ts';
import type { Card } from './card.ts';
import { SRINIVAS } from './sources.about.ts';
import { withLooks } from './with-looks.about.ts';

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

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of all observations'],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: ['The objective does not change.', 'Kernel and noise are the model’s, unless they are refitted.'],
  cost: '$O(n² + nG)$: a row is appended to the factor',
  sources: [SRINIVAS],
};
