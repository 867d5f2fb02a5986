import { defineParameters } from '../../parameters/typed.ts';
import { PRIOR_PARAMETERS } from '../../policy/priors/prior-list.about.ts';
import type { Card } from '../card.ts';
import { SANDBERG } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const HP_GP_TS = withLooks({
  id: 'hp-gp-ts',
  name: 'HP-GP-TS',
  summary: 'weighs several priors by the data, draws one and a function under it',
  source:
    'Thompson sampling with a hyperprior (Sandberg & Chehreghani 2026, arXiv 2502.01226v3: abstract read, rule from memory)',
  parameters: defineParameters(PRIOR_PARAMETERS),
});

export const card: Card = {
  formula: '$p_t$ drawn by its weight; $x_t$ = argmax of one function drawn under $p_t$',
  step: [
    ['fit', '$μ^p$, $Σ^p$ ← posterior of all observations under each prior $p$'],
    ['score', 'draw a prior $p_t$ by its weight, and one function under it'],
    ['query', '$x_t$ ← its maximum; observe $y_t$'],
    [null, 'weight of $p$ ← weight · density of $y_t$ under $p$, for every prior; then divide by their sum'],
  ],
  assumes: [
    'The truth is drawn from one of the listed priors: every lengthscale with every change rate. The weights find the one that predicts best, true or not.',
    'The rule is from memory; only the abstract was read.',
  ],
  cost: '$O(P(n² + nG))$ for $P$ priors, and the draw',
  sources: [SANDBERG],
};
