import type { StepRecord } from '../../src/contracts/record.ts';
import { heldBefore } from '../../src/engine/lane/data/held-steps.ts';
import { formatValue } from '../../src/picture/format.ts';

/** An observation with its relevance after a step. */
export interface Weighed {
  /** The step of its query. */
  readonly step: number;
  /** Steps since then. */
  readonly age: number;
  readonly relevance: number;
}

/** The data that a memory held after a step, those it dropped at that step, and its budget. */
export interface RelevanceReading {
  /** Oldest first. */
  readonly held: readonly Weighed[];
  /** In the order of removal, each with its relevance at that moment. */
  readonly gone: readonly Weighed[];
  /** The next to be dropped: the least relevant, in a tie the oldest. */
  readonly next: Weighed;
  /** b after the removals; null if the memory is limited by size. */
  readonly budget: number | null;
}

/** null if the step's record has no relevances. */
export function relevanceAt(
  records: readonly StepRecord[],
  t: number,
  rule: 'budget' | 'size',
): RelevanceReading | null {
  const selection = records[t - 1]?.selection;
  if (!selection || selection.relevance.length === 0) return null;
  const weighed = (step: number, relevance: number): Weighed => ({ step, age: t - step, relevance });
  const held = heldBefore(records, t + 1).map((step, i) => weighed(step, selection.relevance[i]));
  return {
    held,
    gone: selection.removed.map((step, i) => weighed(step, selection.removedRelevance[i])),
    next: held.reduce((least, one) => (one.relevance < least.relevance ? one : least)),
    budget: rule === 'budget' ? selection.budget : null,
  };
}

/** "0.012"; values below a thousandth are written as such. */
export const formatRelevance = (relevance: number): string =>
  relevance < 0.001 ? '< 0.001' : formatValue(relevance, 3);

/** A price or a budget, with four decimals, because they only differ in the part above 1. */
export const formatPrice = (price: number): string => formatValue(price, 4);

/** Price of removing a point: c = 1 + R. */
export const priceOf = ({ relevance }: Weighed): number => 1 + relevance;

/** Which point was dropped and why, or why all stay; `$…$` for symbols and `**…**` for weight. */
export function dropSentence({ held, gone, next, budget }: RelevanceReading): string {
  const [first, ...more] = gone;
  const others = more.length > 0 ? `, then ${more.length} more` : '';
  if (first)
    return `Drops step **${first.step}**, $R$ ${formatRelevance(first.relevance)}: the least relevant of ${held.length + gone.length}${others}.`;
  if (budget === null)
    return `Drops nothing: ${held.length === 1 ? '1 point is' : `${held.length} points are`} no more than it may hold.`;
  if (priceOf(next) < budget) return 'Drops nothing: two points stay in any case.';
  return `Drops nothing: step **${next.step}** would cost ${formatPrice(priceOf(next))}, the budget is ${formatPrice(budget)}.`;
}

/** On the oldest point held: its age, or how much it outlives the one dropped, and its relevance. */
export function oldestSentence({ held: [oldest, ...newer], gone: [first] }: RelevanceReading): string {
  const relevance = `$R$ ${formatRelevance(oldest.relevance)}`;
  if (newer.length === 0) return `Step **${oldest.step}** is all it holds.`;
  if (first && first.step > oldest.step)
    return `Step **${oldest.step}** is ${stepsOf(first.step - oldest.step)} older and stays, ${relevance}.`;
  return `Oldest held: step **${oldest.step}**, ${stepsOf(oldest.age)} old, ${relevance}.`;
}

const stepsOf = (steps: number): string => `${steps} step${steps === 1 ? '' : 's'}`;

/** A point under the pointer, in words. */
export const pointSentence = ({ step, age, relevance }: Weighed): string =>
  `step ${step}, ${stepsOf(age)} old: $R$ ${formatRelevance(relevance)}`;

/** Description of the plot for screen readers. */
export function barsSentence(reading: RelevanceReading): string {
  const { held, next, budget } = reading;
  const most = held.reduce((best, one) => (one.relevance > best.relevance ? one : best));
  const paid =
    budget === null
      ? ''
      : ` at a price of ${formatPrice(priceOf(next))}, the budget is ${formatPrice(budget)}`;
  return `${held.length === 1 ? '1 point' : `${held.length} points`} held. Most relevant: ${pointSentence(most)}. Least: ${pointSentence(next)}${paid}.`;
}
