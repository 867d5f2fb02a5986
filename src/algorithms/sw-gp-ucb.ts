import type { ParamValues } from '../parameters/spec.ts';
import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { slidingWindow } from '../policy/memory.ts';
import { REFIT_PARAMETERS, temporalRefitSlot } from '../policy/refit.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import { never } from '../policy/trigger.ts';
import { budgetWindow } from '../policy/variation-budget.ts';
import { VARIATION_BUDGET } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

function window(parameters: ParamValues, horizon: number, dimension: number): number {
  return parameters.windowFrom === 'steps'
    ? (parameters.window as number)
    : budgetWindow(horizon, dimension, parameters.budget as number);
}

/** The last W observations, static kernel (Zhou & Shroff 2021). */
export const swGpUcb: AlgorithmSpec = {
  id: 'sw-gp-ucb',
  name: 'SW-GP-UCB',
  summary: 'keeps a sliding window',
  source: 'Zhou & Shroff 2021, Algorithm 2',
  parameters: [
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
    ...scoringParameters(),
    ...temporalParameters('static'),
    ...REFIT_PARAMETERS,
    temporalFrom('static'),
  ],
  slots: (parameters, context) => ({
    memory: slidingWindow(window(parameters, context.horizon, context.dimension)),
    trigger: never,
    temporal: temporalFactorOf(parameters),
    ...temporalRefitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: ({ dataSizeAfter }, parameters, { horizon, dimension }) => ({
    label: 'Window',
    text: `**${dataSizeAfter}** of at most ${window(parameters, horizon, dimension)} newest points stay`,
  }),
};
