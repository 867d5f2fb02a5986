import { defineParameters } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../../policy/temporal-choice.about.ts';
import type { Card } from '../card.ts';
import { VARIATION_BUDGET } from '../shared-parameters.about.ts';
import { ZHOU } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const SW_GP_UCB = withLooks({
  id: 'sw-gp-ucb',
  name: 'SW-GP-UCB',
  summary: 'keeps a sliding window',
  source: 'Zhou & Shroff 2021, Algorithm 2',
  parameters: defineParameters(
    {
      id: 'windowFrom',
      type: 'choice',
      label: 'Window from',
      symbol: '$W$',
      help: 'Either the window is given, or a variation budget sets it, $W$ = $γ_T$^{1/4} ($T$/$B_T$)^{1/2}. The budget’s rule is the theory’s choice.',
      default: 'steps',
      choices: [
        { value: 'steps', label: 'steps' },
        { value: 'budget', label: 'variation budget' },
      ],
    },
    { ...VARIATION_BUDGET, visibleWhen: { parameter: 'windowFrom', in: ['budget'] } },
    {
      id: 'window',
      type: 'integer',
      label: 'Window',
      symbol: '$W$',
      help: 'Number of newest observations the model sees. Smaller: follows faster, knows less.',
      unit: 'steps',
      default: 30,
      min: 1,
      max: 500,
      scale: 'log',
      visibleWhen: { parameter: 'windowFrom', in: ['steps'] },
    },
    scoringParameters(),
    temporalParameters('static'),
    REFIT_PARAMETERS,
    temporalFrom('static'),
  ),
});

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + the width of IGP-UCB times $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of the newest $W$ observations'],
    ['score', 'score every candidate'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'drop the oldest where there are more than $W$'],
  ],
  assumes: ['The objective changes by at most $B_T$ in all, or $W$ is given.'],
  cost: 'bounded by $W$, however long the run',
  sources: [ZHOU],
};
