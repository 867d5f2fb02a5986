import type { Card } from '../card.ts';
import { BARDOU } from '../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    [
      'fit',
      'kernel between two observations ← $k(x, x′)$ · $k_T(t − t′)$; $μ$, $σ$ ← posterior of those still held',
    ],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$ and hold it'],
    [null, 'budget ← grows by the share $α_r$ in one lengthscale of time'],
    [
      null,
      'while the smallest relevance fits into the budget: drop that observation, and take its share off',
    ],
  ],
  assumes: [
    'The objective is a draw of a kernel over place and time together: nothing grows stale at once, and an old observation in an empty region can be worth more than a new one beside others.',
  ],
  cost: '$O(n³ + nG)$: weighing what to drop factors the held observations anew; $n$ stays bounded',
  sources: [BARDOU],
};
