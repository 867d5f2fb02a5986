import type { Card } from '../../card.ts';
import { IWAZAKI } from '../../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax of how often one drawn function is above $h$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    ['score', 'draw one function; score each design by the sum of $p(w)$ where it is above $h$'],
    ['query', '$w_t$ ← the condition of largest $Φ$(1 − $Φ$) there; observe $y_t$ at ($x_t$, $w_t$)'],
    [null, 'answer: the visited design of largest $μ^{(p)}$'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores, and the draw',
  sources: [IWAZAKI],
};
