import type { Card } from './card.ts';
import { SRINIVAS } from './sources.about.ts';

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
