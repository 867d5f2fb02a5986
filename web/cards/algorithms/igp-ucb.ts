import type { Card } from '../card.ts';
import { CHOWDHURY } from '../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + ($B$ + $R$ √(2 ($γ_{t−1}$ + 1 + ln(1/$δ$)))) $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of all observations'],
    [null, '$γ$ ← ½ ln|$I$ + $K$/$λ$|, what they tell'],
    ['score', 'score every candidate with the width that $γ$ gives'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: [
    'The objective does not change.',
    'Its norm under the kernel is at most $B$; the noise is $R$-sub-Gaussian.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor',
  sources: [CHOWDHURY],
};
