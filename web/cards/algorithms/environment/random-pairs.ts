import type { Card } from '../../card.ts';
import { IWAZAKI } from '../../sources.ts';

export const card: Card = {
  formula: '($x_t$, $w_t$) = a pair drawn evenly',
  step: [
    ['query', '($x_t$, $w_t$) ← a seeded random pair; observe $y_t$'],
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    [null, 'answer: the visited design of largest $μ^{(p)}$'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [IWAZAKI],
};
