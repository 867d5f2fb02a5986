import * as words from '#words/readings/relevance';
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
  if (first)
    return words.drops({
      step: first.step,
      relevance: formatRelevance(first.relevance),
      count: held.length + gone.length,
      more: more.length,
    });
  if (budget === null) return words.hasRoom(held.length);
  const price = priceOf(next);
  if (price < budget) return words.twoStay;
  return words.wouldCost({ step: next.step, price: formatPrice(price), budget: formatPrice(budget) });
}

/** On the oldest point held: its age, or how much it outlives the one dropped, and its relevance. */
export function oldestSentence({ held: [oldest, ...newer], gone: [first] }: RelevanceReading): string {
  const { step, age } = oldest;
  const relevance = formatRelevance(oldest.relevance);
  if (newer.length === 0) return words.onlyOne(step);
  if (first && first.step > step) return words.olderStays({ step, older: first.step - step, relevance });
  return words.oldest({ step, age, relevance });
}

/** A point under the pointer, in words. */
export const pointSentence = ({ step, age, relevance }: Weighed): string =>
  words.point({ step, age, relevance: formatRelevance(relevance) });

/** Description of the plot for screen readers. */
export function barsSentence(reading: RelevanceReading): string {
  const { held, next, budget } = reading;
  const most = held.reduce((best, one) => (one.relevance > best.relevance ? one : best));
  return words.bars({
    points: held.length,
    most: pointSentence(most),
    least: pointSentence(next),
    price: formatPrice(priceOf(next)),
    budget: budget === null ? 'none' : formatPrice(budget),
  });
}
