import { formatValue } from '../picture/format.ts';
import { measureById } from '../replicates/comparison/measures.ts';
import { winsEvidence } from '../replicates/comparison/wins.ts';
import { bestFirst, type Judged, type SheetPair, sheetPairs } from './sheet.ts';

// What the claims say, in words. Every sentence follows from the verdicts alone: none can contradict a mark.

/** A part of a sentence: plain words, words in bold, or a lane by its place, with its name or its letter alone. */
export type Phrase =
  | string
  | { readonly strong: string }
  | { readonly lane: number; readonly named: boolean };

/** The sentence above the sheet: the lane that most claims stand for, over whom, by which claim, and what is not shown. */
export function verdictPhrases(sheet: Judged): Phrase[] {
  const { lanes, replicates } = sheet.comparison;
  if (lanes.length < 2) return ['One lane alone: add another to compare.'];
  const least = fewestSeeds(sheet);
  if (replicates < least)
    return [
      lanes.length === 2
        ? `Nothing can be shown by fewer than ${least} seeds.`
        : `No pair can be shown by fewer than ${least} seeds.`,
    ];
  const standing = standingsOf(sheet);
  const top = standing.reduce((best, lane) => (scoreOf(lane) > scoreOf(best) ? lane : best));
  if (scoreOf(top) === 0)
    return [
      lanes.length === 2
        ? 'Not shown which is more often better, nor which is better on average.'
        : 'Of no two lanes is it shown which is more often better, nor which is better on average.',
    ];
  return lanes.length === 2 ? pairPhrases(top) : lanesPhrases(top);
}

/** The same as text: "B ET-GP-UCB is more often better than A GP-UCB; on average not shown." */
export const verdictText = (sheet: Judged): string =>
  verdictPhrases(sheet)
    .map((phrase) => phraseText(sheet, phrase))
    .join('');

function phraseText({ lanes }: Judged, phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase;
  if ('strong' in phrase) return phrase.strong;
  const { letter, name } = lanes[phrase.lane];
  return phrase.named && name ? `${letter} ${name}` : letter;
}

/** A lane's results against all others; each list is in the sheet's order. */
interface LaneStanding {
  readonly lane: number;
  /** Lanes that it is more often better than, that are more often better than it, and the rest. */
  readonly over: readonly number[];
  readonly under: readonly number[];
  readonly open: readonly number[];
  /** The same on average; null where the worst play is not known. */
  readonly mean: { readonly over: readonly number[]; readonly under: readonly number[] } | null;
}

function standingsOf(sheet: Judged): LaneStanding[] {
  const order = bestFirst(sheet);
  const pairs = sheetPairs(sheet);
  return order.map((lane) => {
    const others = order.filter((other) => other !== lane);
    const by = (verdictOf: (pair: SheetPair) => 'a' | 'b' | null, won: boolean) =>
      others.filter((other) => {
        const pair = pairOf(pairs, lane, other);
        const verdict = verdictOf(pair);
        return verdict !== null && (pair[verdict] === lane) === won;
      });
    const more = (pair: SheetPair) => pair.wins.verdict;
    const average = (pair: SheetPair) => pair.meanShare?.verdict ?? null;
    const [over, under] = [by(more, true), by(more, false)];
    return {
      ...{ lane, over, under },
      open: others.filter((other) => !over.includes(other) && !under.includes(other)),
      mean: pairs.every(({ meanShare }) => meanShare === null)
        ? null
        : { over: by(average, true), under: by(average, false) },
    };
  });
}

const pairOf = (pairs: readonly SheetPair[], lane: number, other: number): SheetPair =>
  pairs.find(({ a, b }) => (a === lane && b === other) || (a === other && b === lane)) as SheetPair;

/** First by wins, then by averages. */
const scoreOf = ({ over, mean }: LaneStanding): number => 100 * over.length + (mean?.over.length ?? 0);

const strong = (words: string): Phrase => ({ strong: words });
const named = (lane: number): Phrase => ({ lane, named: true });
const MORE_OFTEN = strong('more often better');
const ON_AVERAGE = strong('better on average');

/** Two lanes, of which the first has a claim. */
function pairPhrases({ lane, over, under, open, mean }: LaneStanding): Phrase[] {
  const [other] = [...over, ...under, ...open];
  if (over.length === 0)
    return [
      named(lane),
      ' is ',
      ON_AVERAGE,
      '; not shown which is more often better: ',
      named(other),
      ' has very bad seeds.',
    ];
  const first = [named(lane), ' is ', MORE_OFTEN, ' than ', named(other)];
  if (mean === null) return [...first, '.'];
  if (mean.under.length > 0)
    return [...first, ', ', named(other), ' is ', ON_AVERAGE, ': ', named(lane), '’s bad seeds are worse.'];
  return mean.over.length > 0 ? [...first, ', and ', ON_AVERAGE, '.'] : [...first, '; on average not shown.'];
}

function lanesPhrases(top: LaneStanding): Phrase[] {
  const { lane, over, under, open, mean } = top;
  const others = over.length + under.length + open.length;
  if (over.length === 0)
    return [
      named(lane),
      ' is ',
      ON_AVERAGE,
      ' than ',
      ...listed(mean?.over ?? []),
      '; not shown which is more often better.',
    ];
  const whom = over.length === others ? [`each of the other ${WORDS[others] ?? others}`] : listed(over);
  return [
    ...[named(lane), ' is ', MORE_OFTEN, ' than ', ...whom],
    ...(open.length > 0 ? [', not shown against ', ...listed(open)] : []),
    ...(under.length > 0 ? [', and less often better than ', ...listed(under)] : []),
    ...(mean ? onAverage(mean, others) : []),
    '.',
  ];
}

function onAverage({ over, under }: NonNullable<LaneStanding['mean']>, others: number): Phrase[] {
  const opposed: Phrase[] =
    under.length === 0
      ? []
      : [
          '; ',
          ...listed(under),
          under.length > 1 ? ' are ' : ' is ',
          ON_AVERAGE,
          ' than it: its bad seeds are worse',
        ];
  if (over.length === others) return [', and ', ON_AVERAGE];
  if (over.length > 0)
    return [
      '; on average that is shown against ',
      ...listed(over),
      over.length === 1 ? ' alone' : ' only',
      ...opposed,
    ];
  return under.length > 0 ? opposed : ['; on average not shown'];
}

const WORDS: readonly string[] = ['none', 'one', 'two', 'three', 'four', 'five'];

/** "A, B and C" as badges. */
function listed(lanes: readonly number[]): Phrase[] {
  return lanes.flatMap((lane, i): Phrase[] => {
    const letter: Phrase = { lane, named: false };
    if (i === 0) return [letter];
    return [i === lanes.length - 1 ? ' and ' : ', ', letter];
  });
}

/** Seeds that are needed before anything can be shown, all won by one lane. */
function fewestSeeds({ comparison: { pairs, alpha } }: Judged): number {
  const claims = pairs.length + pairs.filter(({ meanShare }) => meanShare !== null).length;
  let seeds = 1;
  while (winsEvidence(seeds, 0) < claims / alpha) seeds++;
  return seeds;
}

/** What the claims guarantee: "At most 1 comparison in 20 says so where it is not so …". */
export function guarantee({ comparison: { pairs, alpha } }: Judged): string {
  const claims = pairs.some(({ meanShare }) => meanShare !== null) ? 'Two claims' : 'One claim';
  const family =
    pairs.length === 1
      ? claims === 'Two claims'
        ? `${claims}, one family (Holm).`
        : `${claims}.`
      : `${claims} for each of ${pairs.length} pairs, one family (Holm).`;
  return `At most 1 comparison in ${Math.round(1 / alpha)} says so where it is not so, however often you look, add seeds, or stop. ${family}`;
}

/** "9 of 10 pairs are apart: 9 by “more often”, 4 by “on average”." */
export function apartSentence({ comparison: { pairs } }: Pick<Judged, 'comparison'>): string {
  const apart = pairs.filter((pair) => pair.apart).length;
  if (pairs.length === 0) return 'One lane alone: add another to compare.';
  if (pairs.length === 1) return apart === 1 ? 'The pair is apart.' : 'The pair is not apart.';
  if (apart === 0) return `None of ${pairs.length} pairs is apart.`;
  const often = pairs.filter(({ wins }) => wins.verdict !== null).length;
  const average = pairs.filter(({ meanShare }) => meanShare?.verdict).length;
  return `${apart} of ${pairs.length} pairs ${apart === 1 ? 'is' : 'are'} apart: ${often} by “more often”, ${average} by “on average”.`;
}

/** A pair in full sentences: counts, average, step. */
export function pairSentences(sheet: Judged, pair: SheetPair): string[] {
  const name = sheet.lanes[pair.a].name;
  return [winsSentence(name, pair), averageSentence(sheet, name, pair), fromSentence(pair)].filter(
    (sentence) => sentence !== '',
  );
}

const percent = (share: number): string => formatValue(100 * share, 0);

function winsSentence(name: string, { wins }: SheetPair): string {
  const { a, b, same, ofDecided, low, high } = wins;
  const counts = `${name} is better in ${a} of ${a + b + same} seeds, ${same || 'none'} the same`;
  if (ofDecided === null) return `${counts}.`;
  return `${counts}: ${percent(ofDecided)} % of those that differ (${percent(low)} to ${percent(high)}).`;
}

/** "On average A pays 13.5 % less of the worst play (−5.9 to 28.4)." */
function averageSentence({ comparison }: Judged, name: string, { meanShare }: SheetPair): string {
  if (!meanShare) return '';
  const { mean, low, high } = meanShare;
  const pays = measureById(comparison.measure).hasUnit;
  const less = mean <= 0;
  const [size, from, to] = less ? [-mean, -high, -low] : [mean, low, high];
  const one = (share: number) => formatValue(100 * share, 1);
  const verb = pays
    ? `pays ${one(size)} % ${less ? 'less' : 'more'} of the worst\u00a0play`
    : `is ${less ? 'ahead' : 'behind'} by ${one(size)} % of the largest difference there can be`;
  return `On average ${name} ${verb} (${one(from)} to ${one(to)}).`;
}

function fromSentence({ apart, from }: SheetPair): string {
  if (!apart) return 'Not apart.';
  return typeof from === 'number' ? `Apart from step ${from} on, by this rule at each step.` : 'Apart.';
}
