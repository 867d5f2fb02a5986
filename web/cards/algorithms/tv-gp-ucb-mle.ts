import type { Card } from '../card.ts';
import { BOGUNOVIC } from '../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    [null, 'every few steps: $ε$ ← the rate of largest likelihood'],
    ['fit', '$μ$, $σ$ ← posterior under forgetting at rate $ε$'],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: ['A little of the objective is new at every step, at a rate that the data tell.'],
  cost: '$O(n² + nG)$: a row is appended to the factor; a fit takes some thirty likelihoods, $O(n³)$ each',
  sources: [BOGUNOVIC],
};
