import type { Card } from '../card.ts';
import { ZIOMEK } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { ELIMINATION_ASSUMES, ELIMINATION_PARAMETERS, ELIMINATION_STEPS } from './prior-elimination.about.ts';

export const PE_GP_UCB = withLooks({
  id: 'pe-gp-ucb',
  name: 'PE-GP-UCB',
  summary: 'plays the most optimistic of several priors and drops those found wanting',
  source:
    'Prior elimination (Ziomek et al., AISTATS 2025, arXiv 2402.01632: abstract read, rule from memory; its noise term ours)',
  parameters: ELIMINATION_PARAMETERS,
});

export const card: Card = {
  formula:
    '($p_t$, $x_t$) = argmax over the priors still in and all candidates of $μ^p(x)$ + $√β_t$ $σ^p(x)$',
  step: [
    ['fit', '$μ^p$, $σ^p$ ← posterior of all observations under each prior $p$'],
    ['score', 'score every candidate under every prior still in: $μ^p(x)$ + $√β_t$ $σ^p(x)$'],
    ['query', '$p_t$, $x_t$ ← the largest of all; observe $y_t$'],
    ...ELIMINATION_STEPS,
  ],
  assumes: ELIMINATION_ASSUMES,
  cost: '$O(P(n² + nG))$ for $P$ priors',
  sources: [ZIOMEK],
};
