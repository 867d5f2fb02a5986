import { defineParameters } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { IGP_SCHEDULE } from '../../policy/schedules/igp.about.ts';
import type { Card } from '../card.ts';
import { POSTERIOR_NOISE, VARIATION_BUDGET } from '../shared-parameters.about.ts';
import { DENG } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const W_GP_UCB = withLooks({
  id: 'w-gp-ucb',
  name: 'W-GP-UCB',
  summary: 'weighs the past down geometrically',
  source: 'Deng, Zhou, Kim, Tewari, Gupta, Shroff 2022, Algorithm 1',
  parameters: defineParameters(
    {
      id: 'discountFrom',
      type: 'choice',
      label: 'Discount from',
      symbol: '$η$',
      help: 'Either a variation budget sets the discount, or it is given. The budget’s rule is the theory’s choice.',
      default: 'budget',
      choices: [
        { value: 'budget', label: 'variation budget' },
        { value: 'given', label: 'given' },
      ],
    },
    { ...VARIATION_BUDGET, visibleWhen: { parameter: 'discountFrom', in: ['budget'] } },
    {
      id: 'eta',
      type: 'number',
      label: 'Discount',
      symbol: '$η$',
      help: 'Weight that an observation keeps with every further step. Smaller: the past counts less.',
      default: 0.97,
      min: 0.01,
      max: 1,
      step: 0.01,
      visibleWhen: { parameter: 'discountFrom', in: ['given'] },
    },
    {
      id: 'variance',
      type: 'choice',
      label: 'Variance',
      symbol: '$σ^2$',
      help: 'The weighted model’s own variance, or the paper’s double-weighted one. The paper’s is smaller, and costs a factorisation more.',
      default: 'single',
      choices: [
        { value: 'single', label: 'single-weighted' },
        { value: 'double', label: 'double-weighted (paper)' },
      ],
    },
    POSTERIOR_NOISE,
    scoringParameters(IGP_SCHEDULE),
    REFIT_PARAMETERS,
  ),
});

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + the width of IGP-UCB times $σ(x)$',
  step: [
    [null, 'weight of an observation $i$ ← $η$^{t−1−i}'],
    ['fit', '$μ$, $σ$ ← posterior with the noise $λ$ divided by each weight'],
    ['score', 'score every candidate'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
  ],
  assumes: ['What was observed counts less by the factor $η$ with every step.'],
  cost: '$O(n³ + n²G)$: all weights change, so the factor is made from scratch',
  sources: [DENG],
};
