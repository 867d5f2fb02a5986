import type { Card } from '../card.ts';
import { CONTROLLER } from '../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    [
      'fit',
      'kernel between steps $i$ and $j$ ← $k$ · (1 + $σ_w²$ (min($i$, $j$) − 1)); $μ$, $σ$ ← posterior of all observations',
    ],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: ['$f_{t+1}$ = $f_t$ + $w_t$: the objective wanders, and never comes back by itself.'],
  cost: '$O(n² + nG)$: a row is appended to the factor',
  sources: [CONTROLLER],
};
