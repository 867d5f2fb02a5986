import { defineParameters } from '../../parameters/typed.ts';
import { PRIOR_DROP, PRIOR_PARAMETERS } from '../../policy/priors/prior-list.about.ts';
import { explorationParameters } from '../../policy/schedules/registry.about.ts';
import type { Card } from '../card.ts';

// What the lanes that eliminate priors have in common: they differ in how they weigh those still in.

export const ELIMINATION_PARAMETERS = defineParameters(PRIOR_PARAMETERS, PRIOR_DROP, explorationParameters());

/** The steps of a card after the query. */
export const ELIMINATION_STEPS: Card['step'] = [
  [
    'test',
    '$e$ ← the residuals $y$ − $μ$ of that prior’s plays, summed; bound ← √($ξ_t$ · plays) + the sum of its $√β_t$ $σ$',
  ],
  [null, '|$e$| > bound: drop the prior, unless it is the last'],
];

export const ELIMINATION_ASSUMES: Card['assumes'] = [
  'The truth is drawn from one of the listed priors: every lengthscale with every change rate.',
  'It plays the most optimistic prior still in. An overconfident prior is hardly ever played, so hardly ever dropped; an optimistic one goes only when its residuals add up to more than its own doubt, which grows as fast as it is ignorant.',
  'The rule is from memory; only the abstract was read. Its noise term $ξ_t$ = 2$σ_n²$ ln($P$ $π²$ $t²$/(3$δ$)) and the $√β_t$ in the test are ours.',
];
