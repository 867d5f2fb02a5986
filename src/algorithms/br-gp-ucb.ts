import type { ParamValues } from '../parameters/spec.ts';
import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { dropAtReset } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { igpSchedule } from '../policy/schedules/igp.ts';
import { every } from '../policy/trigger.ts';
import { budgetWindow } from '../policy/variation-budget.ts';
import { nextReset } from '../policy/words.ts';
import { POSTERIOR_NOISE, posteriorNoise, VARIATION_BUDGET } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

const period = (parameters: ParamValues, horizon: number, dimension: number) =>
  budgetWindow(horizon, dimension, parameters.budget as number);

/** Static kernel; the data are cleared every H steps, H from a variation budget (Zhou & Shroff 2021). */
export const brGpUcb: AlgorithmSpec = {
  id: 'br-gp-ucb',
  name: 'BR-GP-UCB',
  summary: 'resets on a schedule set by a variation budget',
  source: 'Zhou & Shroff 2021, Algorithm 1',
  parameters: [VARIATION_BUDGET, POSTERIOR_NOISE, ...scoringParameters(igpSchedule), ...REFIT_PARAMETERS],
  slots: (parameters, context) => ({
    memory: dropAtReset(0),
    trigger: every(period(parameters, context.horizon, context.dimension)),
    temporal: { kind: 'static' },
    noiseVariance: posteriorNoise(parameters, context),
    ...refitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: (record, parameters, { horizon, dimension }) => ({
    label: 'Schedule',
    text: record.reset
      ? '**reset** now: all data go'
      : nextReset(record, period(parameters, horizon, dimension)),
  }),
};
