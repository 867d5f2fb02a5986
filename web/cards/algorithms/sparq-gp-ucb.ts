import type { Card } from '../card.ts';
import { MAUDUIT } from '../sources.ts';

export const card: Card = {
  formula: '$x_{t+1}$ = argmax $μ(x)$ + $β$ $σ(x)$',
  step: [
    ['query', 'observe $y_t$ at $x_t$'],
    [null, 'keep what is recent enough; its noise grows with its age'],
    [
      null,
      'draw at most $Q_t$ places visited before by a determinantal chain, fewer once they are numerically dependent, and ask the expert there',
    ],
    ['fit', '$μ$, $σ$ ← posterior of both, each with its own noise'],
    ['score', 'score every candidate'],
  ],
  assumes: ['An expert can be asked about old places at any time, with noise $σ̄²$.'],
  cost: '$O(n³ + n²G)$, with $n$ small; at most $Q_t$ questions',
  sources: [MAUDUIT],
};
