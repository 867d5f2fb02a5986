import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.about.ts';
import { withLooks } from './with-looks.about.ts';

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
