import type { Card } from '../../card.ts';
import { IWAZAKI } from '../../sources.ts';

export const card: Card = {
  formula: '$x_t$ = the design about whose worst case the interval says least',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    [null, 'interval of the worst case over $Δ$, held against $h$'],
    ['score', 'score each design by its straddle of $h$'],
    ['query', '$w_t$ ← the condition of largest $σ$ in $Δ$; observe $y_t$'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.', 'The condition is the worst of a set $Δ$.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [IWAZAKI],
};
