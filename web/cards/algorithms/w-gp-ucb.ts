import type { Card } from '../card.ts';
import { DENG } from '../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + the width of IGP-UCB times $σ(x)$',
  step: [
    [null, 'weight of an observation $i$ ← $η$^{t−1−i}'],
    ['fit', '$μ$, $σ$ ← posterior with the noise $λ$ divided by each weight'],
    ['score', 'score every candidate'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
  ],
  assumes: ['What was observed counts less by the factor $η$ with every step.'],
  cost: '$O(n³ + n²G)$: all weights change, so the factor is made anew',
  sources: [DENG],
};
