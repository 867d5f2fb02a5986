import type { Card } from '../card.ts';
import { BOGUNOVIC, CHOWDHURY } from '../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax of one function drawn from the posterior at step $t$',
  step: [
    ['fit', '$μ$, $Σ$ ← posterior of all observations under forgetting at rate $ε$'],
    ['score', 'draw one function from it, as it is at step $t$'],
    ['query', '$x_t$ ← its maximum; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: ['A little of the objective is new at every step, at a known rate $ε$.'],
  cost: '$O(n² + nG)$: a row is appended to the factor, and the draw',
  sources: [CHOWDHURY, BOGUNOVIC],
};
