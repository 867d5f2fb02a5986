import type { Card } from '../card.ts';
import { SANDBERG, ZIOMEK } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { ELIMINATION_ASSUMES, ELIMINATION_PARAMETERS, ELIMINATION_STEPS } from './prior-elimination.about.ts';

export const PE_GP_TS = withLooks({
  id: 'pe-gp-ts',
  name: 'PE-GP-TS',
  summary: 'draws a function under each of several priors and drops those found wanting',
  source:
    'Prior elimination with draws (Sandberg & Chehreghani 2026, arXiv 2502.01226v3: abstract read, rule from memory; its noise term ours)',
  parameters: ELIMINATION_PARAMETERS,
});

export const card: Card = {
  formula:
    '($p_t$, $x_t$) = argmax over the priors still in and all candidates of one function drawn under each',
  step: [
    ['fit', '$μ^p$, $Σ^p$ ← posterior of all observations under each prior $p$'],
    ['score', 'draw one function under every prior still in'],
    ['query', '$p_t$, $x_t$ ← the largest value of any; observe $y_t$'],
    ...ELIMINATION_STEPS,
  ],
  assumes: ELIMINATION_ASSUMES,
  cost: '$O(P(n² + nG))$ for $P$ priors, and the draws',
  sources: [SANDBERG, ZIOMEK],
};
