import type { Card } from '../../card.ts';
import { IWAZAKI, SRINIVAS } from '../../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax ucb($x$, E[$w$])',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    ['score', 'score each design at the average condition'],
    ['query', '$w_t$ ← E[$w$]; observe $y_t$'],
    [null, 'answer: the visited design of largest lower bound'],
  ],
  assumes: [
    'The objective does not change; $p(w)$ is known.',
    'What is good at the average condition is good.',
  ],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [SRINIVAS, IWAZAKI],
};
