import type { Card } from '../card.ts';
import { IMAMURA } from '../sources.ts';

export const card: Card = {
  formula: '$x_n$ = argmax UCB($x$, $τ_n$ + the mean of $t(x)$)',
  step: [
    ['fit', '$μ$, $σ$ ← posterior under forgetting by the second; $μ_g$, $σ_g$ ← that of ln $t(x)$'],
    ['score', 'score every candidate at the mean end of its evaluation'],
    ['query', 'observe $y$ and the time it took'],
    [null, 'clock $τ$ ← $τ$ + that time'],
  ],
  assumes: [
    'A query at $x$ has its price in time: its evaluation takes $t(x)$ seconds, and the objective goes on changing meanwhile.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor for each model',
  sources: [IMAMURA],
};
