import type { Card } from '../card.ts';
import { CHOWDHURY, ZHOU } from '../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + the width of IGP-UCB times $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of the observations since the reset'],
    ['score', 'score every candidate'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    ['test', 'count the steps since the reset'],
    ['reset', 'after $H$ of them: drop everything'],
  ],
  assumes: [
    'The objective changes by at most $B_T$ in all; $H$ = $γ_T$^{1/4} ($T$/$B_T$)^{1/2}, rounded up.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor; $n$ is at most $H$',
  sources: [ZHOU, CHOWDHURY],
};
