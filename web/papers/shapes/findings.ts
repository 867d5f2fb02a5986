import * as words from '#words/library/papers';
import { experimentById } from '../../../src/experiments/registry.ts';
import { looksOf } from '../../../src/experiments/report/looks.ts';
import { type StatedPair, statedPairs } from '../../../src/experiments/report/pair-text.ts';
import type { JudgedClaim, Report } from '../../../src/experiments/report/report.ts';
import type { Verdict } from '../../../src/experiments/report/verdict.ts';
import { linear } from '../../../src/picture/scale.ts';
import { detailWords } from '../../readings/papers/verdicts.ts';

/** Right of the line: as the paper claims; within: not told from zero. */
export type Side = 'as-claimed' | 'within' | 'reverse';

/** A pair of rows in a claim's difference plot. */
export interface PairMark extends StatedPair {
  readonly side: Side;
}

/** What of a claim can be drawn. */
export type FindingPicture =
  | { readonly kind: 'pairs'; readonly pairs: readonly PairMark[] }
  | {
      readonly kind: 'tally';
      readonly marks: readonly { readonly place: number; readonly verdict: Verdict }[];
      readonly words: string;
    }
  | { readonly kind: 'words'; readonly words: string };

/** A claim's numbers as a picture: its cells or pairs as marks, its differences with their intervals, or short words. */
export function findingPicture(
  { detail }: JudgedClaim,
  report: Pick<Report, 'id' | 'runs' | 'cells'>,
): FindingPicture {
  const cells = detail.match(/^(\d+) of (\d+) cells agree, (\d+) more/);
  if (cells)
    return tally(
      Number(cells[1]),
      Number(cells[3]),
      Number(cells[2]),
      words.cellsAgree({ agree: cells[1], all: cells[2] }),
    );
  const names = (key: 'row' | 'column') => [...new Set(report.cells.map((cell) => cell[key]))];
  const pairs = statedPairs(detail, names('row'), names('column'));
  const level = levelOf(report);
  if (pairs.length > 0)
    return { kind: 'pairs', pairs: pairs.map((pair) => ({ ...pair, side: sideOf(pair, level) })) };
  return { kind: 'words', words: detailWords(detail) };
}

function tally(full: number, half: number, all: number, words: string): FindingPicture {
  const marks = Array.from(
    { length: all },
    (_, i): Verdict => (i < full ? 'reproduced' : i < full + half ? 'order reproduced' : 'not reproduced'),
  );
  return { kind: 'tally', marks: marks.map((verdict, place) => ({ place, verdict })), words };
}

/** The level at which the report's verdicts were judged: less than 5 % where runs were added after an earlier look. */
export const levelOf = ({ id, runs }: Pick<Report, 'id' | 'runs'>): number =>
  looksOf(experimentById(id) ?? {}, runs).level;

type Difference = Pick<StatedPair, 'mean' | 'p'>;

export function sideOf(pair: Difference, level: number): Side {
  if (!toldFromZero(pair, level)) return 'within';
  return pair.mean > 0 ? 'as-claimed' : 'reverse';
}

/** By the printed p; rows that are the same have none. */
const toldFromZero = ({ mean, p }: Difference, level: number): boolean =>
  mean !== 0 && p !== undefined && p < level;

/** px at which differences lie, zero included; the same for all pairs of a claim. */
export function differenceScale(pairs: readonly StatedPair[], left: number, right: number) {
  const ends = pairs.flatMap(({ mean, se }) => [mean - 2 * se, mean + 2 * se]);
  const low = Math.min(0, ...ends);
  const high = Math.max(0, ...ends);
  return linear(high === low ? [-1, 1] : [low, high], [left, right]);
}

/** "ET ε 0–1" for "ET-GP-UCB, ε 0–1": names as a difference plot has room for them. */
const shortRow = (row: string): string =>
  row.replace(/^(R|TV|ET|W|SW|BR|IGP|SparQ)-GP-UCB,?/, '$1').replace(' (theorem’s β)', '');

/** "TV < ET ε 0–1"; what both rows begin with is said once: "Always at N_lo, W = 2 < W = 20". */
export function pairName({ smaller, larger }: Pick<StatedPair, 'smaller' | 'larger'>): string {
  const [head, tail] = [larger.split(', ')[0], larger.split(', ').slice(1).join(', ')];
  const second = tail !== '' && smaller.startsWith(`${head}, `) ? tail : shortRow(larger);
  return `${shortRow(smaller)} < ${second}`;
}

/** A claim in two lines: what it says up to its first condition, and the condition by which it is judged. */
interface ClaimLines {
  readonly says: string;
  /** Empty where the claim has none. */
  readonly condition: string;
}

export function claimLines(claim: string): ClaimLines {
  const [says] = claim.split(
    /(?: \(|, (?:within|by more than|in all|where|below|above)|: (?:each|below|mean|mode|its|the|ET’s|at t|TV and|CTV))/,
  );
  return {
    says: says.replace(/^Weaker: n/, 'N'),
    condition: claim.slice(says.length).replace(/^[,:]? /, ''),
  };
}
