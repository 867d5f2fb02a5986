import type { Paid } from '../../src/causes/cause.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { Sheet, SheetLane } from '../../src/sheet/sheet.ts';
import type { MeanCauses } from '../answers/mean-causes.ts';

/** A lane with its mean regret by cause. */
export interface LaneMean extends SheetLane {
  readonly paid: Paid;
  /** The sum of `paid`. */
  readonly regret: number;
}

/** The lanes whose regret is split, in an order of their places. */
export function meansIn(
  { lanes, comparison }: Sheet,
  { lanes: means }: MeanCauses,
  order: readonly number[],
): LaneMean[] {
  return order.flatMap((lane) => {
    const mean = means[lane];
    if (!mean || typeof mean === 'string') return [];
    const paid = mean.until(comparison.horizon);
    return [{ ...lanes[lane], paid, regret: paid.reduce((sum, part) => sum + part, 0) }];
  });
}

/** Lanes whose regret is not split, and the sentence that says why. */
interface Unsplit {
  readonly why: string;
  readonly letters: readonly LaneLetter[];
}

/** The other lanes, those with the same reason together. */
export function unsplitIn(
  { lanes }: Sheet,
  { lanes: means }: MeanCauses,
  order: readonly number[],
): readonly Unsplit[] {
  const reasons = new Map<string, LaneLetter[]>();
  for (const lane of order) {
    const why = means[lane];
    if (typeof why === 'string') reasons.set(why, [...(reasons.get(why) ?? []), lanes[lane].letter]);
  }
  return [...reasons].map(([why, letters]) => ({ why, letters }));
}
