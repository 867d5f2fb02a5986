import type { ValuesOf } from '../../parameters/typed.ts';
import { scoring } from '../../policy/acquisitions/registry.ts';
import { dropAtReset } from '../../policy/memory.ts';
import { refitSlot } from '../../policy/refit.ts';
import { every } from '../../policy/trigger.ts';
import { budgetWindow } from '../../policy/variation-budget.ts';
import { nextReset } from '../../policy/words.ts';
import { posteriorNoise } from '../shared-parameters.ts';
import { algorithm } from '../spec.ts';
import { BR_GP_UCB } from './br-gp-ucb.about.ts';

const period = (parameters: ValuesOf<typeof BR_GP_UCB>, horizon: number, dimension: number) =>
  budgetWindow(horizon, dimension, parameters.budget);

/** Static kernel; the data are cleared every H steps, H from a variation budget (Zhou & Shroff 2021). */
export const brGpUcb = algorithm(BR_GP_UCB, {
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
});
