import type { StepRecord, WorldStep } from '../../src/contracts/record.ts';
import type { PeriodicTime, StationaryTime, TemporalFactor } from '../../src/kernels/spec.ts';
import { counted, formatValue } from '../../src/picture/format.ts';

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
export const behindReading = (step: number): string => `Shown is step ${step}: computing …`;

/** Which query of a step of the world is shown, if the world moves while the lane computes; else empty. */
export function shownQuery({ queries }: WorldStep): string {
  if (!queries) return '';
  const { shown, made, asked } = queries;
  if (asked.length === 0) return ' No new query.';
  return ` Query ${asked.length - made + shown} of ${asked.length} in this step.`;
}

function queryReading({ record, temporal, initialPoints, given, byHand }: LaneFacts): string | null {
  if (given && byHand) return byHand;
  if (given) return record.reset ? null : 'Query **given**: it was chosen elsewhere.';
  if (isLook(record))
    return record.reset
      ? null
      : `A **look** that the schedule asked for, at place ${record.looking.look + 1}.`;
  if (!temporal) return 'Chosen blindly: a seeded random candidate.';
  if (record.reset) return null;
  if (record.t === 1 && record.dataSize === 0)
    return 'No data yet: the first query is a seeded random candidate.';
  if (record.t <= initialPoints) return 'Initial design: a seeded random candidate, not yet a choice.';
  if (record.dataSize === 0) return 'No data left: the query is a seeded random candidate.';
  return null;
}

function resetReading(record: StepRecord): string | null {
  if (!record.reset) return null;
  const held = record.dataSize + 1;
  const kept = record.dataSizeAfter;
  const outcome =
    kept === 0
      ? `drops ${held === 1 ? 'its only point' : `all ${held} points`}`
      : kept === held
        ? 'nothing old enough to drop'
        : `drops ${counted(held - kept, 'point')}, keeps ${keptWords(record)}`;
  const steps = counted(record.tPrime ?? held, 'step');
  if (record.reason === 'event' || record.reason === 'glr')
    return `**Test fired**: ${comparison(record)}. ${capital(outcome)}.`;
  if (record.reason === 'upper bound') return `**Reset forced** after ${steps}: ${outcome}.`;
  if (record.reason === 'true change') return `**Reset** at the true change: ${outcome}.`;
  return `**Reset** on schedule after ${steps}: ${outcome}.`;
}

function dropReading({ selection, dataSize, standing }: StepRecord): string | null {
  const [first, ...more] = selection?.removed ?? [];
  if (first === undefined) return null;
  const others = more.length > 0 ? `, then ${more.length} more` : '';
  return `Drops ${standing ? 'query' : 'step'} ${first}: the least relevant of ${dataSize + 1}${others}.`;
}

/** "the newest 10"; only the number if the memory dropped others than the oldest. */
function keptWords({ dropped, dataSizeAfter: kept }: StepRecord): string {
  if (dropped) return String(kept);
  return kept === 1 ? 'the newest' : `the newest ${kept}`;
}

function ignoredTest({ record, lastReset }: LaneFacts): string | null {
  if (!record.triggered || record.testActive) return null;
  const since = lastReset === null ? 'the start' : 'a reset';
  return `Test would fire, ${comparison(record)}, but is off so soon after ${since}.`;
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
  if (temporal?.kind === 'wiener' && rate > 0) return wienerReading(rate, record.t);
  if (temporal?.kind === 'stationary') return fadingReading(temporal, record, facts.timeUnit);
  if (temporal?.kind === 'periodic') return periodReading(temporal, record, facts.timeUnit);
  if (record.sideQueries > 0) return expertReading(facts);
  if (facts.noiseHalfLife !== null) return agingReading(facts.noiseHalfLife);
  if (record.tPrime !== null && lastReset !== null) return sinceReset(facts, record.t - lastReset);
  const windowFull = !record.reset && record.dataSizeAfter <= record.dataSize;
  if (windowFull) return `Sees ${windowWords(facts)} only${origin(facts, ', ')}.`;
  if (record.tPrime !== null && staleCount(facts) === 0) return beforeFirstReset(facts);
  return trustReading(facts);
}

/** The data that the model holds, if an archived engine does not report how they are weighted. */
function heldReading(facts: LaneFacts): string {
  const { record, lastReset } = facts;
  if (record.sideQueries > 0) return expertReading(facts);
  if (record.tPrime !== null && lastReset !== null) return sinceReset(facts, record.t - lastReset);
  return `Holds ${trusted(facts)}${origin(facts, ', ')}.`;
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

function windowWords(facts: LaneFacts): string {
  const points = counted(facts.held.length, 'point');
  return holdsNewest(facts) ? `the newest ${points}` : points;
}

function forgettingReading(rate: number, unit: LaneFacts['timeUnit']): string {
  if (rate >= 1) return 'Forgets every point at once.';
  const steps = Math.max(1, Math.round((2 * Math.log(0.5)) / Math.log(1 - rate)));
  return `Half weight after ${counted(steps, unit)}: doubt returns where it has not looked.`;
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
  const steps = Math.max(1, Math.round(HALF[family] * (hyperparameters?.at(-1) ?? lengthscale)));
  return `Half weight after ${counted(steps, unit)}: doubt returns where it has not looked.`;
}

function periodReading(
  { period, decay }: PeriodicTime,
  { hyperparameters }: StepRecord,
  unit: LaneFacts['timeUnit'],
): string {
  const own = formatValue(hyperparameters?.at(-2) ?? period);
  return `Expects ${decay ? 'much ' : ''}the same again every ${own} ${unit}s.`;
}

function agingReading(steps: number): string {
  if (!Number.isFinite(steps)) return 'Counts every point, the older the noisier.';
  return `Half weight after ${counted(steps, 'step')}: old points count as noisy ones.`;
}

function expertReading({ record: { sideQueries, dataSizeAfter, dropped } }: LaneFacts): string {
  const newest = dataSizeAfter === 1 ? 'its newest point' : `its ${dataSizeAfter} newest points`;
  const kept = dropped ? counted(dataSizeAfter, 'point') : newest;
  return `Asked an expert at ${counted(sideQueries, 'visited place')}; keeps ${kept}.`;
}

function wienerReading(variance: number, t: number): string {
  const factor = formatValue(1 + variance * (t - 1));
  return `Doubt grows at every step: prior variance is now ${factor} times the first.`;
}

function sinceReset(facts: LaneFacts, steps: number): string {
  const { record, unknownShare, space } = facts;
  const head = `Reset ${counted(steps, 'step')} ago: ${counted(record.dataSize, 'point')}`;
  if (staleCount(facts) > 0) return `${head}${origin(facts, ', ')}.`;
  if (unknownShare !== null && unknownShare > 0.5)
    return `${head}, so ${space === 'arms' ? 'most arms are' : `most of the ${space} is`} still unknown.`;
  if (unknownShare !== null && unknownShare > 0.1)
    return `${head}, so ${space === 'arms' ? 'some arms are' : `part of the ${space} is`} still unknown.`;
  return `${head}${origin(facts, ', ')}.`;
}

function beforeFirstReset(facts: LaneFacts): string {
  const head = facts.record.psi === null ? 'No reset yet' : 'No reset so far';
  return `${head}: trusts ${trusted(facts)}.`;
}

function trustReading(facts: LaneFacts): string {
  const { held, record } = facts;
  if (facts.lastChange !== null) return `Trusts ${counted(held.length, 'point')}${origin(facts, ', ')}.`;
  if (held.length === 1) return `Trusts ${trusted(facts)}.`;
  return `Trusts ${trusted(facts)} alike; the oldest is ${counted(record.t - held[0], 'step')} old.`;
}

/** "all 12 points"; without "all" if some have been dropped. */
function trusted(facts: LaneFacts): string {
  const points = counted(facts.held.length, 'point');
  if (!holdsAll(facts)) return points;
  return facts.held.length === 1 ? 'its only point' : `all ${points}`;
}

/** ", all of them from before the last change"; empty before the first change. */
function origin(facts: LaneFacts, lead: string): string {
  if (facts.lastChange === null) return '';
  const { dataSize } = facts.record;
  const stale = staleCount(facts);
  if (dataSize === 1) return `${lead}from ${stale ? 'before' : 'after'} the last change`;
  if (stale === dataSize) return `${lead}all of them from before the last change`;
  if (stale === 0) return `${lead}all of them from after the last change`;
  return `${lead}${stale} of them from before the last change`;
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
