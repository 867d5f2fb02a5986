import type { Card } from '../card.ts';
import { CHOWDHURY } from '../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax of one function drawn from N($μ$, $v²$ $Σ$)',
  step: [
    ['fit', '$μ$, $Σ$ ← posterior of all observations'],
    ['score', 'draw one function from it'],
    ['query', '$x_t$ ← its maximum; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: ['The objective does not change.', 'Kernel and noise are the model’s, unless they are refitted.'],
  cost: '$O(n² + nG)$: a row is appended to the factor, and the draw',
  sources: [CHOWDHURY],
};
