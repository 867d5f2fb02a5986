import * as words from '#words/views/lane';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import type { LaneFrame } from '../../../src/contracts/lane-frame.ts';
import type { ModelTraits } from '../../../src/contracts/model-traits.ts';
import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { Lane, Scenario } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { isByHand } from '../../../src/engine/game/learner.ts';
import { heldBefore } from '../../../src/engine/lane/data/held-steps.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { isGiven } from '../../readings/given.ts';
import type { LaneFacts } from '../../readings/lane.ts';
import { lastResetBefore } from '../../readings/trigger.ts';
import { handReading } from '../../readings/you.ts';
import { algorithmById, assumptionsOf } from '../../registry/known.ts';

/** A lane's parameters with its algorithm's defaults filled in. */
function laneParameters(lane: Lane): ParamValues {
  return resolveParameters(algorithmById(lane.algorithm)?.parameters ?? [], lane.parameters);
}

/** A lane's algorithm in a few words, or its trigger if it is not the algorithm's default. */
export function laneSummary(lane: Lane): string {
  const algorithm = algorithmById(lane.algorithm);
  const spec = algorithm?.parameters.find(({ id }) => id === 'trigger');
  const { trigger } = laneParameters(lane);
  if (spec?.type !== 'choice' || trigger === spec.default) return algorithm?.summary ?? '';
  return words.withTrigger(spec.choices.find(({ value }) => value === trigger)?.label ?? '');
}

/** Largest prior standard deviation of a lane's model over the run: the top of the σ scale. */
export function largestDeviation(traits: LaneFrame['traits'], scenario: Scenario): number {
  const { signalVariance } = assumptionsOf(scenario);
  const temporal = told(traits)?.temporal;
  const growth = temporal?.kind === 'wiener' ? 1 + temporal.variance * (scenario.horizon - 1) : 1;
  return Math.sqrt(signalVariance * growth);
}

const told = (traits: LaneFrame['traits']): ModelTraits | null => (traits === 'untold' ? null : traits);

/** Standard deviations above this share of the prior's count as "still unknown". */
const UNKNOWN = 0.5;

export function unknownShare(frame: Frame | null, priorDeviation: number): number | null {
  if (!frame?.sd) return null;
  let unknown = 0;
  for (const sd of frame.sd) if (sd > UNKNOWN * priorDeviation) unknown++;
  return unknown / frame.sd.length;
}

const last = (steps: readonly number[], before: number): number | null =>
  steps.findLast((step) => step < before) ?? null;

const spaceName = ({ kind, dimension }: CandidateSet): LaneFacts['space'] =>
  kind === 'arms' ? 'arms' : dimension === 2 ? 'square' : 'line';

/** Everything that the lane's sentence at step t uses; the record must exist. */
export function laneFacts(
  lane: Pick<Lane, 'choices' | 'algorithm'>,
  records: readonly StepRecord[],
  t: number,
  frame: Frame | null,
  world: WorldSummary,
  scenario: Scenario,
  traits: LaneFrame['traits'],
): LaneFacts {
  const lastChange = last(world.changePoints, t);
  return {
    record: records[t - 1],
    held: scenario.response ? Array.from(frame?.dataSteps ?? []) : heldBefore(records, t),
    given: isGiven(lane, t),
    byHand: isByHand(lane) ? handReading(world.candidates, records, t, lastChange) : null,
    lastReset: lastResetBefore(records, t),
    lastChange,
    initialPoints: scenario.response ? 0 : scenario.initialDesign.points,
    temporal: traits === 'untold' ? traits : (traits?.temporal ?? null),
    noiseHalfLife: told(traits)?.noiseHalfLife ?? null,
    timeUnit: told(traits)?.timeUnit ?? 'step',
    unknownShare:
      frame?.t === t ? unknownShare(frame, Math.sqrt(assumptionsOf(scenario).signalVariance)) : null,
    space: spaceName(world.candidates),
  };
}
