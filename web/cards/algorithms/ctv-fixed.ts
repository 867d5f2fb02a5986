import type { Card } from '../card.ts';
import { IMAMURA } from '../sources.ts';

export const card: Card = {
  formula: '$x_n$ = argmax UCB($x$, $τ_n$ + $t(x)$)',
  step: [
    ['fit', '$μ$, $σ$ ← posterior under forgetting by the second'],
    ['score', 'score every candidate at the end of its evaluation'],
    ['query', 'observe $y$'],
    [null, 'clock $τ$ ← $τ$ + $t(x)$'],
  ],
  assumes: [
    '$t(x)$ is known: its evaluation takes $t(x)$ seconds, and the objective goes on changing meanwhile.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor',
  sources: [IMAMURA],
};
