import * as words from '#words/readings/answers';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { firstQueryReading, isGiven } from '../given.ts';
import type { SceneLane } from '../scene.ts';
import { designName } from './design-name.ts';

/** The lane's sentence: its answer, how true that is, and how far it has classified the designs. */
export function answerReading(
  { t, assessment, fStar, dataSize }: StepRecord,
  world: Pick<WorldSummary, 'candidates'>,
  environment: Environment,
  given = false,
): string {
  if (!assessment) return '';
  const { answer, probability, above, below, undecided } = assessment;
  const isBest = answer === environment.best || probability === fStar;
  const said = words.answers({
    design: designName(world, environment, answer),
    probability: formatValue(probability),
    best: isBest ? 'same' : formatValue(fStar),
  });
  const sorted = above === null ? '' : words.sorted({ above, below: below ?? 0, undecided: undecided ?? 0 });
  return [queryReading(t, dataSize, given), said, sorted].filter(Boolean).join(' ');
}

/** How the pair was chosen; empty if by a score. */
function queryReading(t: number, dataSize: number, given: boolean): string {
  if (given) return words.given;
  if (t === 1) return words.firstRandom;
  return dataSize === 0 ? words.random : '';
}

/** Answers closer than this count as equally good. */
const TIE = 0.005;

/**
 * One or two sentences comparing the lanes at step t: how good their answers are, or how well they have
 * classified the designs; `$…$` for symbols and `**…**` for weight.
 */
export function answersReading(
  environment: Environment,
  lanes: readonly SceneLane[],
  t: number,
  by: 'answer' | 'f1',
): string {
  const ready = lanes.flatMap((lane) => {
    const assessment = lane.records[t - 1]?.assessment;
    return assessment ? [{ name: lane.name, given: isGiven(lane, t), ...assessment }] : [];
  });
  if (ready.length === 0) return '';
  if (t === 1) return firstQueryReading(ready, 'pair');
  const { probability, best, level } = environment;
  if (by === 'answer') return `${words.bestDesign(formatValue(probability[best]))} ${answersCompared(ready)}`;
  const good = probability.filter((value) => value >= level).length;
  const reached = words.good({ good, all: probability.length, level: formatValue(level) });
  return `${reached} ${sortingCompared(ready)}`;
}

interface Standing {
  readonly name: string;
  readonly probability: number;
  readonly f1: number | null;
}

function answersCompared(lanes: readonly Standing[]): string {
  const order = lanes.toSorted((a, b) => b.probability - a.probability);
  const [first, last] = [order[0], order[order.length - 1]];
  const value = formatValue(first.probability);
  if (lanes.length === 1) return words.answerOf({ name: first.name, value });
  if (first.probability - last.probability < TIE) return words.answersAlike(value);
  const low = formatValue(last.probability);
  return words.answersBest({ best: first.name, high: value, worst: last.name, low });
}

/** Which lane has classified the designs best. */
function sortingCompared(lanes: readonly Standing[]): string {
  const sorted = lanes.flatMap(({ name, f1 }) => (f1 === null ? [] : [{ name, f1 }]));
  const order = sorted.toSorted((a, b) => b.f1 - a.f1);
  const [first, last] = [order[0], order[order.length - 1]];
  if (!first) return words.noneSorts;
  const score = formatValue(first.f1);
  if (order.length === 1) return words.scoreOf({ name: first.name, score });
  if (first.f1 - last.f1 < TIE) return words.sortAlike(score);
  return words.sortsBest({ best: first.name, high: score, worst: last.name, low: formatValue(last.f1) });
}
