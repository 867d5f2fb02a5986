import type { Card } from '../card.ts';
import { ZHOU } from '../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + the width of IGP-UCB times $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of the newest $W$ observations'],
    ['score', 'score every candidate'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'drop the oldest where there are more than $W$'],
  ],
  assumes: ['The objective changes by at most $B_T$ in all, or $W$ is given.'],
  cost: 'bounded by $W$, however long the run',
  sources: [ZHOU],
};
