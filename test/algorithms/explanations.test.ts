import { describe, expect, it } from 'vitest';
import { swGpUcb } from '../../src/algorithms/forgetting/sw-gp-ucb.ts';
import { wGpUcb } from '../../src/algorithms/forgetting/w-gp-ucb.ts';
import { brGpUcb } from '../../src/algorithms/resets/br-gp-ucb.ts';
import type { StepRecord } from '../../src/contracts/record.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import { budgetDiscount, budgetWindow } from '../../src/policy/variation-budget.ts';

/** A step on arms with two coordinates each: the query is one index, the model's inputs have two dimensions. */
const record = { x: [3], index: 3, tPrime: 1, reset: false, dataSizeAfter: 5 } as unknown as StepRecord;
const run = { horizon: 200, dimension: 2 };

describe('a schedule from the variation budget is told as it was decided: with the dimension of the model', () => {
  it.each([
    [swGpUcb, { windowFrom: 'budget' }, `of at most ${budgetWindow(200, 2, 5)} newest`],
    [brGpUcb, {}, `in **${budgetWindow(200, 2, 5) - 1}** steps`],
    [wGpUcb, {}, `**${(budgetDiscount(200, 2, 5) ** 19).toFixed(2)}**`],
  ] as const)('$0.id', (spec, parameters, words) => {
    expect(spec.explain(record, resolveParameters(spec.parameters, parameters), run).text).toContain(words);
    expect(budgetWindow(200, 1, 5)).not.toBe(budgetWindow(200, 2, 5));
  });
});
