import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { LaneResult } from '../../../src/plan/plan.ts';
import { compareLanes as compareValues, placesOf } from '../../../src/replicates/comparison/compare-lanes.ts';
import { type MeasureId, measureById } from '../../../src/replicates/comparison/measures.ts';
import { type Summary, summarise } from '../../../src/replicates/statistics.ts';
import { verdictText } from '../../../src/sheet/verdict.ts';
import type { Replicates } from '../../store/state.ts';
import { increments, resultsOf } from './bands.ts';

/** One lane of the table. */
export interface ComparisonRow {
  readonly letter: LaneLetter;
  /** Summary of the cumulative regret R_T at the horizon; for answers, of the last r_T. */
  readonly regret: Summary;
  /** Resets per run. */
  readonly resets: number;
}

export interface Comparison {
  readonly rows: readonly ComparisonRow[];
  /** The lane shown to be better more often than each of the others; null if there is none. */
  readonly winner: LaneLetter | null;
  /** What the seeds show, in the words of Compare. */
  readonly sentence: string;
}

/** The compared value: R_T, or the regret r_T of the last answer. */
export function finalRegret({ regret, curve }: LaneResult, answers: boolean): number {
  return answers ? (increments(curve).at(-1) ?? regret) : regret;
}

/** The lanes over the available seeds, in this order, with the verdict of Compare. null below two seeds. */
export function compareLanes(
  replicates: Pick<Replicates, 'lanes' | 'results'>,
  letters: readonly LaneLetter[],
  answers = false,
): Comparison | null {
  if (replicates.results.length < 2) return null;
  const present = letters.filter((letter) => replicates.lanes.includes(letter));
  const regrets = present.map((letter) =>
    resultsOf(replicates, letter).map((result) => finalRegret(result, answers)),
  );
  const rows = present.map((letter, i) => ({
    letter,
    regret: summarise(regrets[i]),
    resets: meanOf(resultsOf(replicates, letter).map(({ resets }) => resets.length)),
  }));
  const measure: MeasureId = answers ? 'last' : 'total';
  const lanes = present.map((letter, i) => ({ name: letter, values: regrets[i] }));
  const comparison = compareValues(lanes, { worst: worstPlays(replicates, present, measure) });
  const sentence = verdictText({
    comparison: { ...comparison, measure },
    lanes: present.map((letter) => ({ letter, name: '' })),
  });
  const winner = present.findIndex(
    (_, lane) =>
      comparison.pairs.length > 0 &&
      comparison.pairs
        .filter((pair) => pair.lanes.includes(lane))
        .every(({ lanes: [a, b], wins }) => wins.verdict !== null && { a, b }[wins.verdict] === lane),
  );
  return { rows, winner: present[winner] ?? null, sentence };
}

/** Per pair the worst play of every seed; null if unknown. */
function worstPlays(
  replicates: Pick<Replicates, 'lanes' | 'results'>,
  present: readonly LaneLetter[],
  measure: MeasureId,
): number[][] | null {
  const own = present.map((letter) =>
    resultsOf(replicates, letter).map(
      (result) => measureById(measure).worst(result, result.curve.length).at(-1) ?? Number.NaN,
    ),
  );
  if (own.flat().some(Number.isNaN)) return null;
  return placesOf(present.length).map(([a, b]) => own[a].map((worst, r) => Math.max(worst, own[b][r])));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
