import type { Card } from '../../card.ts';
import { IWAZAKI, TOSCANO } from '../../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax of the expected improvement of $g(x)$ = Σ $f(x, w)$ $p(w)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    [null, '$g(x)$ ← the sum of $f(x, w)$ $p(w)$, a GP as well'],
    ['score', 'score each design by the expected improvement of $g$'],
    ['query', '$w_t$ ← the condition of largest $σ$ there; observe $y_t$'],
    [null, 'answer: the visited design of largest mean of $g$'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.', 'A design is worth its expectation.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [TOSCANO, IWAZAKI],
};
