import { optionNamed } from '../parameters/choice.ts';
import { TRIGGERS } from '../policy/triggers/registry.ts';
import type { Assumption, Bounded, Figure, Theorem } from './bound.ts';
import { blocksOf, falseAlarmBound, falseAlarmLaw, type ResetTimes, resetTimes } from './et/reset-times.ts';
import type { RunFacts } from './facts.ts';
import { type Floor, floorOf, whyNoFloor } from './floor.ts';
import { realisedInformationGain } from './information-gain.ts';
import { lowestRegret } from './lower-bound.ts';
import { THEOREMS } from './registry.ts';
import { highestRegret } from './upper-bound.ts';
import { times } from './words.ts';

/** Note shown beside every bound. */
export const WARNING =
  'Bounds are far above practice: they cover the worst case with every constant. Compare how they grow, not how high they are.';

/** A theorem held against a run. */
export interface BoundReport {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  /** `holds`: every assumption is met; `comparison`: the curve is the theorem's, but this run has no promise. */
  readonly status: 'holds' | 'comparison' | 'fails';
  /** The first assumption that is not met, in one sentence; null where it holds. */
  readonly why: string | null;
  /** Empty where the theorem is about other algorithms. */
  readonly assumptions: readonly Assumption[];
  /** What is bounded: the regret, unless the theorem is about something else. */
  readonly bounded: Bounded;
  /** The bound on it at t = 1..T; null where it fails. */
  readonly curve: readonly number[] | null;
  readonly figures: readonly Figure[];
  /** Bound over what it bounds at T; null without a bound, or where that is 0. */
  readonly ratio: number | null;
  /** The comparison in one sentence; null without a bound. */
  readonly sentence: string | null;
}

/** Reset times of the run, beside what they would be if nothing changed. */
interface ResetReport extends ResetTimes {
  /** False alarms along the longest block of a test whose chance of them is bounded; null for other triggers. */
  readonly falseAlarms: {
    readonly density: readonly number[];
    readonly distribution: readonly number[];
    /** Lemma 3's upper bound on the distribution; null where w̄ does not grow, for which it is not proved. */
    readonly bound: readonly number[] | null;
  } | null;
}

/** All of the theory beside one lane's run; plain data. */
export interface TheoryReport {
  /** R_t at t = 1..T. */
  readonly regret: readonly number[];
  readonly informationGain: {
    /** Realised at t = 1..T. */
    readonly realised: readonly number[];
    /** Upper bound on the maximum over T points. */
    readonly maximum: number;
  };
  readonly bounds: readonly BoundReport[];
  /** tε at t = 1..T: the order that no algorithm goes below; null where the objective does not drift at one rate. */
  readonly lowest: readonly number[] | null;
  /** What no policy plays better than on average; null where it is not known. */
  readonly floor: Floor | null;
  /** Why it is not, in one sentence; null where it is. */
  readonly whyNoFloor: string | null;
  /** What any policy stays below but for the chance δ; null where the objective does not drift at one rate. */
  readonly highest: readonly number[] | null;
  /** That chance. */
  readonly chance: number;
  /** How much the objective changed over the run: Σ_t sup_x |f_{t+1} − f_t|, and the largest step of it. */
  readonly variation: { readonly total: number; readonly largest: number };
  /** null where the lane never resets. */
  readonly resets: ResetReport | null;
  readonly warning: string;
}

/** Holds every theorem against a run. */
export function theoryReport(facts: RunFacts): TheoryReport {
  const { records, noiseVariance, gains } = facts;
  const regret = records.map(({ cumulativeRegret }) => cumulativeRegret);
  return {
    regret,
    informationGain: {
      realised: realisedInformationGain(records, noiseVariance),
      maximum: gains[records.length],
    },
    bounds: THEOREMS.map((theorem) => boundReport(theorem, facts, { name: 'regret', values: regret })),
    lowest: lowestRegret(facts),
    floor: floorOf(facts, records.length),
    whyNoFloor: whyNoFloor(facts),
    highest: highestRegret(facts),
    chance: facts.delta,
    variation: { total: facts.totalChange(), largest: facts.largestChange() },
    resets: resetReport(facts),
    warning: WARNING,
  };
}

function boundReport(theorem: Theorem, facts: RunFacts, regret: Bounded): BoundReport {
  const { id, name, source } = theorem;
  const nothing = {
    ...{ id, name, source, bounded: regret },
    ...{ curve: null, figures: [], ratio: null, sentence: null },
  };
  if (!theorem.algorithms.includes(facts.algorithm.id)) {
    const why = `It is about ${theorem.about}; this lane runs ${facts.algorithm.name}.`;
    return { ...nothing, status: 'fails', why, assumptions: [] };
  }
  const assumptions = theorem.assumptions(facts);
  const missing = assumptions.find(({ state }) => state === 'fails');
  if (missing) return { ...nothing, status: 'fails', why: missing.why, assumptions };
  const open = assumptions.find(({ state }) => state === 'open');
  const { curve, figures, bounded = regret } = theorem.evaluate(facts);
  const last = bounded.values[bounded.values.length - 1];
  const ratio = last > 0 ? curve[curve.length - 1] / last : null;
  return {
    id,
    name,
    source,
    status: open ? 'comparison' : 'holds',
    why: open?.why ?? null,
    assumptions,
    bounded,
    curve,
    figures,
    ratio,
    sentence: comparison(ratio, bounded.name),
  };
}

/** "The bound is 240 times the regret of this run." */
export function comparison(ratio: number | null, name = 'regret'): string {
  if (ratio === null) return `This run has no ${name} to compare the bound with.`;
  if (ratio >= 1) return `The bound is ${times(ratio)} times the ${name} of this run.`;
  return `The ${name} of this run is ${times(1 / ratio)} times the curve, which promises nothing here.`;
}

function resetReport({ records, parameters, noiseVariance }: RunFacts): ResetReport | null {
  if (records.every(({ tPrime }) => tPrime === null)) return null;
  const observed = resetTimes(records);
  const deltaB = optionNamed(TRIGGERS, parameters.trigger)?.falseAlarmBound?.(parameters);
  if (deltaB === undefined) return { ...observed, falseAlarms: null };
  const longest = blocksOf(records).reduce((best, block) => (block.length > best.length ? block : best));
  const law = falseAlarmLaw(longest, noiseVariance);
  const bound = deltaB === null ? null : falseAlarmBound(deltaB, longest.length);
  return { ...observed, falseAlarms: { ...law, bound } };
}
