import { defineParameters } from '../parameters/typed.ts';
import { PRIOR_DROP, PRIOR_PARAMETERS } from '../policy/prior-list.about.ts';
import { explorationParameters } from '../policy/schedules/registry.about.ts';
import type { Card } from './card.ts';
import { SANDBERG, ZIOMEK } from './sources.about.ts';
import { withLooks } from './with-looks.about.ts';

export const PE_GP_TS = withLooks({
  id: 'pe-gp-ts',
  name: 'PE-GP-TS',
  summary: 'draws a function under each of several priors and drops those found wanting',
  source:
    'Prior elimination with draws (Sandberg & Chehreghani 2026, arXiv 2502.01226v3: abstract read, rule from memory; its noise term ours)',
  parameters: defineParameters(PRIOR_PARAMETERS, PRIOR_DROP, explorationParameters()),
});

export const card: Card = {
  formula:
    '($p_t$, $x_t$) = argmax over the priors still in and all candidates of one function drawn under each',
  step: [
    ['fit', '$μ^p$, $Σ^p$ ← posterior of all observations under each prior $p$'],
    ['score', 'draw one function under every prior still in'],
    ['query', '$p_t$, $x_t$ ← the largest value of any; observe $y_t$'],
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
  cost: '$O(P(n² + nG))$ for $P$ priors, and the draws',
  sources: [SANDBERG, ZIOMEK],
};
