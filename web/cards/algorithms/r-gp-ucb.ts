import type { Card } from '../card.ts';
import { BOGUNOVIC } from '../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of the observations since the reset'],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    ['test', 'count the steps since the reset'],
    ['reset', 'after $N$ of them: drop everything'],
  ],
  assumes: [
    'A little of the objective is new at every step, at a rate $ε$ that sets $N$ = min($T$, 12 $ε$^{−1/4}), rounded up.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor; $n$ is at most $N$',
  sources: [BOGUNOVIC],
};
