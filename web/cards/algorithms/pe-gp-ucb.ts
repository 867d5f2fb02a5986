import type { Card } from '../card.ts';
import { ZIOMEK } from '../sources.ts';

export const card: Card = {
  formula:
    '($p_t$, $x_t$) = argmax over the priors still in and all candidates of $μ^p(x)$ + $√β_t$ $σ^p(x)$',
  step: [
    ['fit', '$μ^p$, $σ^p$ ← posterior of all observations under each prior $p$'],
    ['score', 'score every candidate under every prior still in: $μ^p(x)$ + $√β_t$ $σ^p(x)$'],
    ['query', '$p_t$, $x_t$ ← the largest of all; observe $y_t$'],
    [
      'test',
      '$e$ ← the residuals $y$ − $μ$ of that prior’s plays, summed; bound ← √($ξ_t$ · plays) + the sum of its $√β_t$ $σ$',
    ],
    [null, '|$e$| > bound: drop the prior, unless it is the last'],
  ],
  assumes: [
    'The truth is drawn from one of the listed priors: every lengthscale with every change rate.',
    'It plays the most optimistic prior still in. An overconfident prior is hardly ever played, so hardly ever dropped; an optimistic one goes only when its residuals add up to more than its own doubt, which grows as fast as it is ignorant.',
    'The rule is from memory; only the abstract was read. Its noise term $ξ_t$ = 2$σ_n²$ ln($P$ $π²$ $t²$/(3$δ$)) and the $√β_t$ in the test are ours.',
  ],
  cost: '$O(P(n² + nG))$ for $P$ priors',
  sources: [ZIOMEK],
};
