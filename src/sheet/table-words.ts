/** What tables say; as a file for other programs always in English. */
export type TableWords = typeof ENGLISH;

export const ENGLISH = {
  heads: {
    lane: 'lane',
    mean: 'mean',
    half: '± (95 %)',
    sd: 'sd',
    median: 'median',
    rank: 'mean rank',
    a: 'a',
    b: 'b',
    aBetter: 'a better',
    same: 'same',
    bBetter: 'b better',
    shareOfA: 'share of a',
    low: 'low',
    high: 'high',
    winsP: 'p, wins',
    winsHolm: 'p, wins (Holm)',
    difference: 'mean a − b',
    ofWorst: '% of worst play',
    lowPercent: 'low %',
    highPercent: 'high %',
    shareP: 'p, mean share',
    shareHolm: 'p, mean share (Holm)',
    apartFrom: 'apart from step',
    often: 'more often better',
    average: 'better on average',
    meanAt: (step: number) => `mean at ${step}`,
    medianAt: (step: number) => `median at ${step}`,
    met: 'pairs met',
  },
  cells: { notApart: 'not apart', notShown: 'not shown', never: 'never' },
  captions: {
    lanes: ({ quantity, horizon, replicates }: Over) =>
      `${quantity}, T = ${horizon}, ${replicates} replicates: mean ± half its 95 % interval; mean rank, 1 is best`,
    pairs: ({ quantity, horizon, replicates, claims, level }: Over & { claims: number; level: number }) =>
      `${quantity}, T = ${horizon}, ${replicates} replicates: pairs, at any time; one family of ${claims} claims (Holm, ${level} %), intervals at the levels of the verdicts`,
    budgets: ({ quantity, replicates }: Over) =>
      `${quantity}, ${replicates} replicates: fixed budgets, as if the run had ended at a step`,
    targets: ({ symbol, unit, replicates, targets }: OverTargets) =>
      `Fixed targets for ${symbol}${unit === 'none' ? '' : ` in ${unit}`}, ${replicates} replicates: expected running time in steps until a target is met for good, as the objective moves and a target can be lost; share of ${replicates} × ${targets} pairs of run and target that are met, mean over the steps`,
  },
};

interface Over {
  readonly quantity: string;
  /** The step after which the lanes are compared. */
  readonly horizon: number;
  readonly replicates: number;
}

interface OverTargets {
  readonly symbol: string;
  /** `none` where no unit is known. */
  readonly unit: string;
  readonly replicates: number;
  /** How many there are. */
  readonly targets: number;
}
