import type { PriorsStep, StepRecord } from '../../src/contracts/record.ts';
import type { Lane, LaneLetter } from '../../src/contracts/scenario.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import { PRIOR_PARAMETERS, priorNames } from '../../src/policy/priors/prior-list.about.ts';
import { gathering } from './gathered.ts';
import type { PanelLane } from './panel-lane.ts';

const withPriors = gathering(({ priors }) => priors !== undefined);

/** The selected lane if it weighs priors, else the first that does; null if none does, or none has run. */
export function priorsLane(lanes: readonly PanelLane[], selected: LaneLetter | null): PanelLane | null {
  const weighing = lanes.filter(({ records }) => withPriors(records).length > 0);
  return weighing.find(({ letter }) => letter === selected) ?? weighing[0] ?? null;
}

/** Names of the priors that a lane weighs. */
export const priorNamesOf = ({ parameters }: Pick<Lane, 'parameters'>): string[] =>
  priorNames(resolveParameters(PRIOR_PARAMETERS, parameters));

/** Height of a prior in the stack: its weight, 0 to 1, or 1 while it remains if priors are eliminated. */
function heightOf({ alive, logWeights }: Pick<PriorsStep, 'alive' | 'logWeights'>, prior: number): number {
  if (alive) return alive.includes(prior) ? 1 : 0;
  return Math.exp(logWeights?.[prior] ?? Number.NEGATIVE_INFINITY);
}

/** Priors stacked over the steps. */
export interface PriorStack {
  /** Height of the stack: 1 for weights, the number of priors if they are eliminated. */
  readonly top: number;
  /** `edges[p][t − 1]` is the lower edge of prior p after step t, `edges[p + 1][t − 1]` its upper edge. */
  readonly edges: readonly Float64Array[];
  /** Index of the prior that chose each step's query. */
  readonly chose: readonly number[];
}

/** The priors of a run, after every step. @param count P, as many as the lane lists */
export function priorStack(records: readonly StepRecord[], count: number): PriorStack {
  const edges = Array.from({ length: count + 1 }, () => new Float64Array(records.length));
  for (const [i, { priors }] of records.entries())
    for (let p = 0; p < count; p++)
      edges[p + 1][i] = edges[p][i] + (priors ? heightOf(priors, p) : Number.NaN);
  return {
    top: records.some(({ priors }) => priors?.alive) ? count : 1,
    edges,
    chose: records.map(({ priors }) => priors?.prior ?? 0),
  };
}

/** State of the priors after a step. */
interface PriorsReading {
  /** The prior that chose the query. */
  readonly chose: number;
  /** How many remain; null if none is eliminated. */
  readonly left: number | null;
  /** The prior of largest weight; null if they are not weighted. */
  readonly heaviest: { readonly prior: number; readonly weight: number } | null;
}

/** null if the record has no priors. */
export function priorsAt(record: StepRecord | undefined): PriorsReading | null {
  if (!record?.priors) return null;
  const { prior: chose, alive, logWeights } = record.priors;
  if (!logWeights) return { chose, left: alive?.length ?? null, heaviest: null };
  const prior = logWeights.indexOf(Math.max(...logWeights));
  return { chose, left: null, heaviest: { prior, weight: Math.exp(logWeights[prior]) } };
}
