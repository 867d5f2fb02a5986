import type { ParamSpec } from '../parameters/spec.ts';
import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { REFIT_PARAMETERS, temporalRefitSlot } from '../policy/refit.ts';
import { fixedSize, withinBudget } from '../policy/relevance-memory.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmSpec } from './spec.ts';

/** Rates at which something grows stale, and not everything at once. */
const fading = (spec: ParamSpec): ParamSpec =>
  spec.id === 'epsilon' && spec.type === 'number' ? { ...spec, min: 0.0001, max: 0.9 } : spec;

/**
 * Drops the observations whose absence the future would notice least (Bardou, Thiran, Ranieri 2024), within a budget or
 * down to a fixed size (ours). Not followed from the authors' code: it standardises y at every step, fits a constant mean,
 * and refits after every removal. Its time integral for the squared exponential has 2 l_T² in place of 4 l_T².
 */
export const wDbo: AlgorithmSpec = {
  id: 'w-dbo',
  name: 'W-DBO',
  summary: 'drops what the future would miss least',
  source: 'Bardou, Thiran, Ranieri 2024, arXiv 2405.14540',
  weighs: ({ dropRule }) => (dropRule === 'size' ? 'size' : 'budget'),
  parameters: [
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
    ...temporalParameters('fading').map(fading),
    ...scoringParameters(),
    ...REFIT_PARAMETERS,
    temporalFrom('fading'),
  ],
  slots: (parameters, context) => ({
    memory:
      parameters.dropRule === 'size'
        ? fixedSize(parameters.heldSize as number)
        : withinBudget(parameters.budgetGrowth as number, parameters.dropsFrom as number),
    trigger: never,
    temporal: temporalFactorOf(parameters),
    ...temporalRefitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: ({ dataSize, selection, standing }) => {
    const label = 'Relevance';
    const [first, ...more] = selection?.removed ?? [];
    if (first === undefined) return { label, text: `drops nothing: **${dataSize + 1}** stay` };
    const others = more.length > 0 ? `, then ${more.length} more` : '';
    // Where the world goes on while a lane computes, its queries are no steps.
    const what = standing ? 'query' : 'step';
    return { label, text: `drops ${what} **${first}**: the least relevant of ${dataSize + 1}${others}` };
  },
};
