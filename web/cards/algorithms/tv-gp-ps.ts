import type { Card } from '../card.ts';
import { BOGUNOVIC, LIU } from '../sources.ts';

export const card: Card = {
  formula:
    '$x_t$ = argmax $θ$, $θ$ = $μ$ + $Σ$($Σ$ + $N_F$)^{−1}(a draw of the posterior − $μ$ + noise of covariance $N_F$)',
  step: [
    ['fit', '$μ$, $Σ$ ← posterior of all observations under forgetting at rate $ε$'],
    [
      'score',
      'draw one function from it, blur it by what all later rewards leave unknown of $f_t$, and shrink it back: $θ$',
    ],
    ['query', '$x_t$ ← its maximum; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: [
    'A little of the objective is new at every step, at a known rate $ε$ between 0 and 1: what goes stale before it is of use is not explored.',
    'The definition of predictive sampling is from memory; of the paper only the abstract was read. That all later rewards are worth one look at $f_t$ with noise $N_F$ is derived here.',
  ],
  cost: 'one eigendecomposition of the prior on the candidates, then $O(n²G + nG² + G³)$: up to 1000 candidates',
  sources: [LIU, BOGUNOVIC],
};
