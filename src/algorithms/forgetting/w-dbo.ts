import { scoring } from '../../policy/acquisitions/registry.ts';
import { temporalRefitSlot } from '../../policy/refit.ts';
import { fixedSize, withinBudget } from '../../policy/relevance-memory.ts';
import { temporalFactorOf } from '../../policy/temporal-factors.ts';
import { never } from '../../policy/trigger.ts';
import { algorithm } from '../spec.ts';
import { W_DBO } from './w-dbo.about.ts';

/**
 * Drops the observations whose absence the future would notice least (Bardou, Thiran, Ranieri 2024), within a budget or
 * down to a fixed size (ours). Not followed from the authors' code: it standardises y at every step, fits a constant mean,
 * and refits after every removal. Its time integral for the squared exponential has 2 l_T² in place of 4 l_T².
 */
export const wDbo = algorithm(W_DBO, {
  slots: (parameters, context) => ({
    memory:
      parameters.dropRule === 'size'
        ? fixedSize(parameters.heldSize)
        : withinBudget(parameters.budgetGrowth, parameters.dropsFrom),
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
    // Where the world moves on while a lane computes, its queries are not steps.
    const what = standing ? 'query' : 'step';
    return { label, text: `drops ${what} **${first}**: the least relevant of ${dataSize + 1}${others}` };
  },
});
