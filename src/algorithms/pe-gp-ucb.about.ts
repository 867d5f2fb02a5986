import { defineParameters } from '../parameters/typed.ts';
import { PRIOR_DROP, PRIOR_PARAMETERS } from '../policy/prior-list.about.ts';
import { explorationParameters } from '../policy/schedules/registry.about.ts';
import type { Card } from './card.ts';
import { ZIOMEK } from './sources.about.ts';
import { withLooks } from './with-looks.about.ts';

export const PE_GP_UCB = withLooks({
  id: 'pe-gp-ucb',
  name: 'PE-GP-UCB',
  summary: 'plays the most optimistic of several priors and drops those found wanting',
  source:
    'Prior elimination (Ziomek et al., AISTATS 2025, arXiv 2402.01632: abstract read, rule from memory; its noise term ours)',
  parameters: defineParameters(PRIOR_PARAMETERS, PRIOR_DROP, explorationParameters()),
});

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
