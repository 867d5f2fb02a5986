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
  const name = designName(world, environment, answer);
  const head =
    answer === environment.best || probability === fStar ? 'the best' : `best ${formatValue(fStar)}`;
  const said = `${queryReading(t, dataSize, given)}Answers $x̂_t$ = **${name}**: $p$ = ${formatValue(probability)}, ${head}.`;
  return above === null ? said : `${said} ${above} above, ${below} below, ${undecided} undecided.`;
}

/** How the pair was chosen, if not by a score. */
function queryReading(t: number, dataSize: number, given: boolean): string {
  if (given) return 'Query **given**. ';
  if (t === 1) return 'First query random. ';
  return dataSize === 0 ? 'Query random. ' : '';
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
  if (by === 'answer')
    return `The best design keeps $f > h$ with probability ${formatValue(probability[best])}. ${answersCompared(ready)}`;
  const good = probability.filter((value) => value >= level).length;
  return `${good} of ${probability.length} designs reach the level ${formatValue(level)}. ${sortingCompared(ready)}`;
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
  if (lanes.length === 1) return `The answer of ${first.name}: ${value}.`;
  if (first.probability - last.probability < TIE) return `All lanes’ answers: ${value}.`;
  return `**${first.name} answers best**: ${value}; ${last.name} worst: ${formatValue(last.probability)}.`;
}

/** Which lane has classified the designs best. */
function sortingCompared(lanes: readonly Standing[]): string {
  const sorted = lanes.flatMap(({ name, f1 }) => (f1 === null ? [] : [{ name, f1 }]));
  const order = sorted.toSorted((a, b) => b.f1 - a.f1);
  const [first, last] = [order[0], order[order.length - 1]];
  if (!first) return 'No lane sorts them.';
  const score = formatValue(first.f1);
  if (order.length === 1) return `F1 of ${first.name}: ${score}.`;
  if (first.f1 - last.f1 < TIE) return `All lanes sort them alike: F1 ${score}.`;
  return `**${first.name} sorts them best**: F1 ${score}; ${last.name} worst: ${formatValue(last.f1)}.`;
}
