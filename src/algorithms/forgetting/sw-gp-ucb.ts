import type { ValuesOf } from '../../parameters/typed.ts';
import { scoring } from '../../policy/acquisitions/registry.ts';
import { slidingWindow } from '../../policy/memory.ts';
import { temporalRefitSlot } from '../../policy/refit.ts';
import { temporalFactorOf } from '../../policy/temporal-factors.ts';
import { never } from '../../policy/trigger.ts';
import { budgetWindow } from '../../policy/variation-budget.ts';
import { algorithm } from '../spec.ts';
import { SW_GP_UCB } from './sw-gp-ucb.about.ts';

function window(parameters: ValuesOf<typeof SW_GP_UCB>, horizon: number, dimension: number): number {
  return parameters.windowFrom === 'steps'
    ? parameters.window
    : budgetWindow(horizon, dimension, parameters.budget);
}

/** The last W observations, static kernel (Zhou & Shroff 2021). */
export const swGpUcb = algorithm(SW_GP_UCB, {
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
});
