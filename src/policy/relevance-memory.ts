import type { Selection } from '../contracts/record.ts';
import type { TemporalFactor } from '../kernels/spec.ts';
import { halfLogRetention } from '../kernels/temporal.ts';
import { pow } from '../math/index.ts';
import { bounded, type HeldModel, type Memory } from './memory.ts';

/** l_T of a decaying factor; for forgetting −2/ln(1−ε). */
function temporalScale(temporal: TemporalFactor): number {
  if (temporal.kind === 'forgetting') return -1 / halfLogRetention(temporal.rate);
  if (temporal.kind === 'stationary') return temporal.lengthscale;
  return temporal.kind === 'periodic' && temporal.decay
    ? temporal.decay.lengthscale
    : Number.POSITIVE_INFINITY;
}

interface Rule {
  /** The budget before any removal. */
  readonly open: (t: number, model: HeldModel) => number;
  /** The budget after removing the least relevant of n observations; null: it stays. */
  readonly pay: (budget: number, relevance: number, held: number) => number | null;
}

/** Drops the least relevant observation, the oldest in a tie, as long as the rule allows it. */
function selecting(rule: Rule): Memory {
  return (_held, _verdict, t, steps, model) => {
    const { relevance } = model();
    const held = [...steps];
    const [removed, removedRelevance]: [number[], number[]] = [[], []];
    const budgetBefore = rule.open(t, model());
    let budget = budgetBefore;
    let values = relevance.values();
    for (;;) {
      const least = relevance.least(values);
      const left = rule.pay(budget, values[least], held.length);
      if (left === null) break;
      budget = left;
      removed.push(held[least]);
      removedRelevance.push(values[least]);
      held.splice(least, 1);
      relevance.drop(least);
      values = relevance.values();
    }
    const selection: Selection = { budgetBefore, budget, removed, removedRelevance, relevance: values };
    return { steps: held, selection };
  };
}

/** The budget does not grow beyond this, which pays for every possible removal. */
const LARGEST = 1e300;

/** Cost of removing an observation of that relevance: the factor by which predictions may change. */
const price = (relevance: number): number => 1 + relevance;

/**
 * W-DBO's budget: it grows by (1 + α_r) with every lengthscale of time and is spent on removals, each at 1 + R, as long as
 * more than two are held (Bardou et al. 2024, Algorithm 1). Nothing is dropped before `first` observations. The
 * reference standardises y again at every step, fits a constant mean and refits after every removal; this does not.
 */
export function withinBudget(growth: number, first: number): Memory {
  let budget = 1;
  let last: number | null = null;
  const memory = selecting({
    open: (t, { now, temporal }) => {
      if (t < first) return budget;
      if (last !== null)
        budget = Math.min(LARGEST, budget * pow(1 + growth, (now - last) / temporalScale(temporal)));
      last = now;
      return budget;
    },
    pay: (left, relevance, held) =>
      last !== null && held > 2 && price(relevance) < left ? left / price(relevance) : null,
  });
  return (...given) => {
    const kept = memory(...given);
    if (typeof kept === 'object' && 'selection' in kept) budget = kept.selection.budget;
    return kept;
  };
}

/** The N most relevant observations by the same measure, without a budget. */
export const fixedSize = (size: number): Memory =>
  bounded(() => size, selecting({ open: () => 1, pay: (budget, _, held) => (held > size ? budget : null) }));
