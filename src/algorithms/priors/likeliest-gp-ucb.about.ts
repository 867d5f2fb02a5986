import { defineParameters } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { PRIOR_PARAMETERS } from '../../policy/priors/prior-list.about.ts';
import type { Card } from '../card.ts';
import { SRINIVAS } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const LIKELIEST_GP_UCB = withLooks({
  id: 'likeliest-gp-ucb',
  name: 'Likeliest-prior GP-UCB',
  summary: 'weighs several priors by the data and plays the likeliest',
  source: 'Ours: GP-UCB (Srinivas et al. 2010) under the prior of the largest marginal likelihood',
  parameters: defineParameters(PRIOR_PARAMETERS, scoringParameters()),
});

export const card: Card = {
  formula: '$x_t$ = argmax $μ^p(x)$ + $√β_t$ $σ^p(x)$ under the prior $p$ of the largest weight',
  step: [
    ['fit', '$μ^p$, $σ^p$ ← posterior of all observations under each prior $p$'],
    ['score', '$p_t$ ← the largest weight; score every candidate: $α(x)$ = $μ^p(x)$ + $√β_t$ $σ^p(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'weight of $p$ ← weight · density of $y_t$ under $p$, for every prior; then divide by their sum'],
  ],
  assumes: [
    'The truth is drawn from one of the listed priors: every lengthscale with every change rate. The weights find the one that predicts best, true or not.',
    'No paper has it: the yardstick for those that do.',
  ],
  cost: '$O(P(n² + nG))$ for $P$ priors',
  sources: [SRINIVAS],
};
