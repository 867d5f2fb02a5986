import * as words from '#words/readings/lane';
import type { StepRecord, WorldStep } from '../../src/contracts/record.ts';
import type { PeriodicTime, StationaryTime, TemporalFactor } from '../../src/kernels/spec.ts';
import { formatValue } from '../../src/picture/format.ts';

/** Facts that the sentence about one lane at one step may use. */
export interface LaneFacts {
  /** The record of the step shown. */
  readonly record: StepRecord;
  /** Steps whose observations the model used at that step, oldest first. */
  readonly held: readonly number[];
  /** Whether the query was given instead of chosen. */
  readonly given: boolean;
  /** The sentence for a person's query; null: an algorithm's lane. */
  readonly byHand: string | null;
  /** The latest step before it that ended with a reset; null: none so far. */
  readonly lastReset: number | null;
  /** The latest change before it, after that step; null: none so far. */
  readonly lastChange: number | null;
  /** Random queries at the start that every lane shares. */
  readonly initialPoints: number;
  /**
   * Temporal factor of the lane's model; null for algorithms without a model; 'untold' if an archived engine
   * does not report it.
   */
  readonly temporal: TemporalFactor | 'untold' | null;
  /** Unit of the model's time: steps, or seconds of a clock. */
  readonly timeUnit: 'step' | 'second';
  /** Steps until the noise variance has doubled, if old observations count as noisier; otherwise null. */
  readonly noiseHalfLife: number | null;
  /** Share of the candidates at which the model knows little more than its prior; null while unknown. */
  readonly unknownShare: number | null;
  /** The kind of candidates. */
  readonly space: 'line' | 'square' | 'arms';
}

/** Number of the model's data from before the last change. */
export function staleCount({ held, lastChange }: Pick<LaneFacts, 'held' | 'lastChange'>): number {
  return lastChange === null ? 0 : held.filter((step) => step <= lastChange).length;
}

/**
 * A sentence on what the lane just did or relies on, with $…$ for symbols and **…** around an event. Based
 * only on records and the lane's settings, so that it holds for any run.
 */
export function laneReading(facts: LaneFacts): string {
  return (
    queryReading(facts) ??
    resetReading(facts.record) ??
    dropReading(facts.record) ??
    ignoredTest(facts) ??
    dataReading(facts)
  );
}

/** The sentence before the step's test is shown, for the first phases of slow motion. */
export function quietReading(facts: LaneFacts): string {
  return queryReading(facts) ?? dataReading(facts);
}

/** The sentence while the requested step is not computed and the plot shows the latest one. */
export const behindReading = (step: number): string => words.computing(step);

/** Which query of a step of the world is shown, if the world moves while the lane computes; else empty. */
export function shownQuery({ queries }: WorldStep): string {
  if (!queries) return '';
  const { shown, made, asked } = queries;
  const count = asked.length;
  return ` ${count === 0 ? words.noNewQuery : words.queryOf({ place: count - made + shown, count })}`;
}

function queryReading({ record, temporal, initialPoints, given, byHand }: LaneFacts): string | null {
  if (given && byHand) return byHand;
  if (given) return record.reset ? null : words.given;
  if (isLook(record)) return record.reset ? null : words.look(record.looking.look + 1);
  if (!temporal) return words.chosenBlindly;
  if (record.reset) return null;
  if (record.t === 1 && record.dataSize === 0) return words.noDataYet;
  if (record.t <= initialPoints) return words.initialDesign;
  return record.dataSize === 0 ? words.noDataLeft : null;
}

function resetReading(record: StepRecord): string | null {
  if (!record.reset) return null;
  const outcome = resetOutcome(record);
  const steps = record.tPrime ?? record.dataSize + 1;
  if (record.reason === 'event' || record.reason === 'glr')
    return words.testFired({ comparison: comparison(record), outcome: capital(outcome) });
  if (record.reason === 'upper bound') return words.resetForced({ steps, outcome });
  if (record.reason === 'true change') return words.resetAtChange(outcome);
  return words.resetOnSchedule({ steps, outcome });
}

/** "drops 61 points, keeps the newest 10"; only the number if the memory dropped others than the oldest. */
function resetOutcome({ dataSize, dataSizeAfter: kept, dropped: others }: StepRecord): string {
  const points = dataSize + 1;
  const dropped = points - kept;
  if (kept === 0) return words.dropsAll(points);
  if (dropped === 0) return words.dropsNothing;
  return others ? words.dropsSome({ dropped, kept }) : words.dropsOld({ dropped, kept });
}

function dropReading({ selection, dataSize, standing }: StepRecord): string | null {
  const [first, ...more] = selection?.removed ?? [];
  if (first === undefined) return null;
  const what = standing ? 'query' : 'step';
  return words.dropsLeastRelevant({ what, first, count: dataSize + 1, more: more.length });
}

function ignoredTest({ record, lastReset }: LaneFacts): string | null {
  if (!record.triggered || record.testActive) return null;
  const since = lastReset === null ? 'start' : 'reset';
  return words.testOff({ comparison: comparison(record), since });
}

/** Whether the query was a forced look, not chosen by an acquisition. */
export const isLook = (
  record: StepRecord,
): record is StepRecord & { readonly looking: { readonly look: number } } =>
  typeof record.looking?.look === 'number';

/** Result of a test at a step. */
interface TestSaid {
  /** ψ, or Z of a test of looks, and its threshold κ or b. */
  readonly psi: number;
  readonly kappa: number;
  /** "ψ 2.24 > κ 1.25". */
  readonly text: string;
}

/** Of two tests the one that fired, else the test of looks if it had an observation; null without a test. */
export function testSaid({ psi, kappa, reason, looking }: StepRecord): TestSaid | null {
  const event = looking?.eventPsi != null && (reason === 'event' || psi === null);
  if (event) return said('$ψ$', looking.eventPsi ?? 0, '$κ$', looking.eventKappa ?? 0);
  if (psi === null || kappa === null) return null;
  return looking?.split != null ? said('$Z$', psi, '$b$', kappa) : said('$ψ$', psi, '$κ$', kappa);
}

const said = (statistic: string, psi: number, threshold: string, kappa: number): TestSaid => ({
  ...{ psi, kappa },
  text: `${statistic} ${formatValue(psi)} ${psi > kappa ? '>' : '≤'} ${threshold} ${formatValue(kappa)}`,
});

/** "ψ 2.24 > κ 1.25"; empty without a test. */
export const comparison = (record: StepRecord): string => testSaid(record)?.text ?? '';

function dataReading(facts: LaneFacts): string {
  const { record, temporal, lastReset } = facts;
  if (temporal === 'untold') return heldReading(facts);
  const rate = rateInForce(facts);
  if (temporal?.kind === 'forgetting' && rate > 0) return forgettingReading(rate, facts.timeUnit);
  if (temporal?.kind === 'wiener' && rate > 0)
    return words.doubtGrows(formatValue(1 + rate * (record.t - 1)));
  if (temporal?.kind === 'stationary') return fadingReading(temporal, record, facts.timeUnit);
  if (temporal?.kind === 'periodic') return periodReading(temporal, record, facts.timeUnit);
  if (record.sideQueries > 0) return expertReading(facts);
  if (facts.noiseHalfLife !== null) return agingReading(facts.noiseHalfLife);
  if (record.tPrime !== null && lastReset !== null) return sinceReset(facts, record.t - lastReset);
  const windowFull = !record.reset && record.dataSizeAfter <= record.dataSize;
  if (windowFull) return windowReading(facts);
  if (record.tPrime !== null && staleCount(facts) === 0)
    return words.noReset({ tests: record.psi === null ? 'no' : 'yes', ...trusted(facts) });
  return trustReading(facts);
}

/** The data that the model holds, if an archived engine does not report how they are weighted. */
function heldReading(facts: LaneFacts): string {
  const { record, lastReset } = facts;
  if (record.sideQueries > 0) return expertReading(facts);
  if (record.tPrime !== null && lastReset !== null) return sinceReset(facts, record.t - lastReset);
  return words.holds({ ...trusted(facts), origin: origin(facts) });
}

/** ε or σ_w² in the lane's model at this step; the fitted value if it fits its model. */
function rateInForce({ record, temporal }: LaneFacts): number {
  if (temporal === 'untold') return 0;
  if (temporal?.kind === 'forgetting') return record.hyperparameters?.at(-1) ?? temporal.rate;
  if (temporal?.kind === 'wiener') return record.hyperparameters?.at(-1) ?? temporal.variance;
  return 0;
}

/** Whether the data held are the newest ones, without gaps. */
const holdsNewest = ({ record, held }: LaneFacts): boolean =>
  held.length > 0 && held[0] === record.t - held.length;
const holdsAll = ({ record, held }: LaneFacts): boolean => held.length === record.t - 1;

function windowReading(facts: LaneFacts): string {
  const said = { points: facts.held.length, origin: origin(facts) };
  return holdsNewest(facts) ? words.seesNewest(said) : words.sees(said);
}

function forgettingReading(rate: number, unit: LaneFacts['timeUnit']): string {
  if (rate >= 1) return words.forgetsAll;
  const count = Math.max(1, Math.round((2 * Math.log(0.5)) / Math.log(1 - rate)));
  return words.halfWeight({ unit, count });
}

/** Distances, in lengthscales, at which the correlation is one half. */
const HALF: Readonly<Record<StationaryTime['family'], number>> = {
  se: 1.17741,
  matern52: 1.04212,
  matern32: 0.96899,
  matern12: Math.LN2,
};

function fadingReading(
  { family, lengthscale }: StationaryTime,
  { hyperparameters }: StepRecord,
  unit: LaneFacts['timeUnit'],
): string {
  const count = Math.max(1, Math.round(HALF[family] * (hyperparameters?.at(-1) ?? lengthscale)));
  return words.halfWeight({ unit, count });
}

function periodReading(
  { period, decay }: PeriodicTime,
  { hyperparameters }: StepRecord,
  unit: LaneFacts['timeUnit'],
): string {
  const own = formatValue(hyperparameters?.at(-2) ?? period);
  return words.expectsAgain({ how: decay ? 'decaying' : 'same', period: own, unit });
}

const agingReading = (steps: number): string =>
  Number.isFinite(steps) ? words.halfWeightNoisy(steps) : words.olderIsNoisier;

function expertReading({ record: { sideQueries, dataSizeAfter, dropped } }: LaneFacts): string {
  const said = { places: sideQueries, kept: dataSizeAfter };
  return dropped ? words.askedExpertThinned(said) : words.askedExpert(said);
}

function sinceReset(facts: LaneFacts, steps: number): string {
  const { record, unknownShare, space } = facts;
  const points = record.dataSize;
  const unknown = staleCount(facts) > 0 ? 0 : (unknownShare ?? 0);
  if (unknown > 0.5) return words.mostUnknown({ steps, points, space });
  if (unknown > 0.1) return words.partUnknown({ steps, points, space });
  return words.resetAgo({ steps, points, origin: origin(facts) });
}

function trustReading(facts: LaneFacts): string {
  const { held, record, lastChange } = facts;
  const points = held.length;
  if (lastChange !== null) return words.trusts({ which: 'some', points, origin: origin(facts) });
  if (points === 1) return words.trusts({ ...trusted(facts), origin: '' });
  return words.trustsAlike({ ...trusted(facts), age: record.t - held[0] });
}

/** How many data the model holds, and whether none has been dropped, as in "all 12 points". */
function trusted(facts: LaneFacts) {
  const points = facts.held.length;
  const which = !holdsAll(facts) ? 'some' : points === 1 ? 'only' : 'all';
  return { which, points };
}

/** ", all of them from before the last change"; empty before the first change. */
function origin(facts: LaneFacts): string {
  if (facts.lastChange === null) return '';
  const { dataSize } = facts.record;
  const stale = staleCount(facts);
  if (dataSize === 1) return stale ? words.origin.before : words.origin.after;
  if (stale === dataSize) return words.origin.allBefore;
  return stale === 0 ? words.origin.allAfter : words.origin.someBefore(stale);
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
