import { defineParameters } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { IGP_SCHEDULE } from '../../policy/schedules/igp.about.ts';
import type { Card } from '../card.ts';
import { POSTERIOR_NOISE, VARIATION_BUDGET } from '../shared-parameters.about.ts';
import { CHOWDHURY, ZHOU } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const BR_GP_UCB = withLooks({
  id: 'br-gp-ucb',
  name: 'BR-GP-UCB',
  summary: 'resets on a schedule set by a variation budget',
  source: 'Zhou & Shroff 2021, Algorithm 1',
  parameters: defineParameters(
    VARIATION_BUDGET,
    POSTERIOR_NOISE,
    scoringParameters(IGP_SCHEDULE),
    REFIT_PARAMETERS,
  ),
});

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + the width of IGP-UCB times $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of the observations since the reset'],
    ['score', 'score every candidate'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    ['test', 'count the steps since the reset'],
    ['reset', 'after $H$ of them: drop everything'],
  ],
  assumes: [
    'The objective changes by at most $B_T$ in all; $H$ = $γ_T$^{1/4} ($T$/$B_T$)^{1/2}, rounded up.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor; $n$ is at most $H$',
  sources: [ZHOU, CHOWDHURY],
};
