import * as words from '#words/sheet/verdict';
import { formatValue } from '../picture/format.ts';
import { measureById } from '../replicates/comparison/measures.ts';
import { winsEvidence } from '../replicates/comparison/wins.ts';
import { listed, named, type Phrase, phrasesOf } from './phrases.ts';
import { bestFirst, type Judged, type SheetPair, sheetPairs } from './sheet.ts';

// What the claims say, in words. Every sentence follows from the verdicts alone: none can contradict a mark.

/** The sentence above the sheet: the lane that most claims stand for, over whom, by which claim, and what is not shown. */
export const verdictPhrases = (sheet: Judged): Phrase[] => phrasesOf(verdictSentence(sheet));

function verdictSentence(sheet: Judged): string {
  const { lanes, replicates } = sheet.comparison;
  if (lanes.length < 2) return words.alone;
  const isPair = lanes.length === 2;
  const least = fewestSeeds(sheet);
  if (replicates < least) return isPair ? words.fewSeedsPair(least) : words.fewSeeds(least);
  const standing = standingsOf(sheet);
  const top = standing.reduce((best, lane) => (scoreOf(lane) > scoreOf(best) ? lane : best));
  if (scoreOf(top) === 0) return isPair ? words.nothingPair : words.nothing;
  return isPair ? pairSentence(top) : lanesSentence(top);
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

/** Two lanes, of which the first has a claim. */
function pairSentence({ lane, over, under, open, mean }: LaneStanding): string {
  const [top, other] = [named(lane), named([...over, ...under, ...open][0])];
  if (over.length === 0) return words.averageAlone({ top, other });
  if (mean !== null && mean.under.length > 0) return words.opposed({ top, other });
  return withAverage(words.often({ top, over: other, open: 'none', under: 'none' }), mean, 1);
}

function lanesSentence({ lane, over, under, open, mean }: LaneStanding): string {
  const top = named(lane);
  if (over.length === 0) return words.averageOver({ top, lanes: listed(mean?.over ?? []) });
  const others = over.length + under.length + open.length;
  const some = () => ({
    ...{ top, over: listed(over) },
    ...{ open: listed(open) || 'none', under: listed(under) || 'none' },
  });
  const claim = over.length === others ? words.oftenAll({ top, others }) : words.often(some());
  return withAverage(claim, mean, others);
}

/** A claim that a lane is more often better, and what holds of it on average. */
function withAverage(claim: string, mean: LaneStanding['mean'], others: number): string {
  if (mean === null) return words.averageUnknown(claim);
  const [over, under] = [listed(mean.over), listed(mean.under)];
  const [overCount, underCount] = [mean.over.length, mean.under.length];
  if (overCount === others) return words.averageAll(claim);
  if (overCount === 0 && underCount === 0) return words.averageNone(claim);
  if (underCount === 0) return words.averageSome({ claim, over, count: overCount });
  if (overCount === 0) return words.averageOpposed({ claim, under, count: underCount });
  return words.averageSplit({ claim, over, overCount, under, underCount });
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
  const claims = pairs.some(({ meanShare }) => meanShare !== null) ? 2 : 1;
  const family =
    pairs.length === 1 ? words.claimsOfPair(claims) : words.claimsOfPairs({ claims, pairs: pairs.length });
  return `${words.guarantee(Math.round(1 / alpha))} ${family}`;
}

/** "9 of 10 pairs are apart: 9 by “more often”, 4 by “on average”." */
export function apartSentence({ comparison: { pairs } }: Pick<Judged, 'comparison'>): string {
  const apart = pairs.filter((pair) => pair.apart).length;
  if (pairs.length === 0) return words.alone;
  if (pairs.length === 1) return apart === 1 ? words.pairApart : words.pairNotApart;
  if (apart === 0) return words.noneApart(pairs.length);
  const often = pairs.filter(({ wins }) => wins.verdict !== null).length;
  const average = pairs.filter(({ meanShare }) => meanShare?.verdict).length;
  return words.someApart({ apart, pairs: pairs.length, often, average });
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
  const counts = { name, better: a, seeds: a + b + same, same };
  if (ofDecided === null) return words.counts(counts);
  return words.countsDecided({
    ...counts,
    ...{ share: percent(ofDecided), low: percent(low), high: percent(high) },
  });
}

/** "On average A pays 13.5 % less of the worst play (−5.9 to 28.4)." */
function averageSentence({ comparison }: Judged, name: string, { meanShare }: SheetPair): string {
  if (!meanShare) return '';
  const { mean, low, high } = meanShare;
  const less = mean <= 0;
  const [size, from, to] = (less ? [-mean, -high, -low] : [mean, low, high]).map((share) =>
    formatValue(100 * share, 1),
  );
  const said = { name, side: less ? 'less' : 'more', size, from, to };
  return measureById(comparison.measure).hasUnit ? words.pays(said) : words.leads(said);
}

function fromSentence({ apart, from }: SheetPair): string {
  if (!apart) return words.notApart;
  return typeof from === 'number' ? words.apartFrom(from) : words.apart;
}
