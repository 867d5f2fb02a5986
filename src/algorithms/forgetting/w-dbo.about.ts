import { defineParameters } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../../policy/temporal-choice.about.ts';
import type { Card } from '../card.ts';
import { BARDOU } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const W_DBO = withLooks({
  id: 'w-dbo',
  name: 'W-DBO',
  summary: 'drops what the future would miss least',
  source: 'Bardou, Thiran, Ranieri 2024, arXiv 2405.14540',
  weighs: ({ dropRule }) => (dropRule === 'size' ? 'size' : 'budget'),
  parameters: defineParameters(
    {
      id: 'dropRule',
      type: 'choice',
      label: 'Drops',
      symbol: '',
      help: 'Within a budget that grows with time, or down to a fixed number of points. The budget is the paper’s; weighing n points costs n³ a step.',
      default: 'budget',
      choices: [
        { value: 'budget', label: 'within a budget' },
        { value: 'size', label: 'down to a size' },
      ],
    },
    {
      id: 'budgetGrowth',
      type: 'number',
      label: 'Growth of the budget',
      symbol: '$α_r$',
      help: 'Share by which the predictions may be off after one lengthscale of time. Larger: drops more; 0 drops nothing.',
      default: 0.25,
      min: 0,
      max: 4,
      step: 0.05,
      visibleWhen: { parameter: 'dropRule', in: ['budget'] },
    },
    {
      id: 'dropsFrom',
      type: 'integer',
      label: 'First removal after',
      symbol: '$n_{init}$',
      help: 'Observations made before any is dropped. More: the budget starts later.',
      unit: 'steps',
      default: 15,
      min: 1,
      max: 2000,
      scale: 'log',
      visibleWhen: { parameter: 'dropRule', in: ['budget'] },
    },
    {
      id: 'heldSize',
      type: 'integer',
      label: 'Points held',
      symbol: '$N$',
      help: 'Number of most relevant points that stay. 1 keeps the most relevant one, which need not be the newest.',
      default: 30,
      min: 1,
      max: 500,
      scale: 'log',
      visibleWhen: { parameter: 'dropRule', in: ['size'] },
    },
    temporalParameters('fading'),
    scoringParameters(),
    REFIT_PARAMETERS,
    temporalFrom('fading'),
  ),
});

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    [
      'fit',
      'kernel between two observations ← $k(x, x′)$ · $k_T(t − t′)$; $μ$, $σ$ ← posterior of those still held',
    ],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$ and hold it'],
    [null, 'budget ← grows by the share $α_r$ in one lengthscale of time'],
    [
      null,
      'while the smallest relevance fits into the budget: drop that observation, and take its share off',
    ],
  ],
  assumes: [
    'The objective is a draw of a kernel over place and time together: nothing grows stale at once, and an old observation in an empty region can be worth more than a new one beside others.',
  ],
  cost: '$O(n³ + nG)$: weighing what to drop factors the held observations from scratch; $n$ stays bounded',
  sources: [BARDOU],
};
