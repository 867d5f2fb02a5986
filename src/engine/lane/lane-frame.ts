import type { Slots } from '../../algorithms/spec.ts';
import type { LaneFrame } from '../../contracts/lane-frame.ts';
import type { Frame } from '../../contracts/record.ts';
import type { LaneSetup } from '../../contracts/scenario.ts';
import { normalCdf } from '../../math/normal.ts';
import { resolveParameters } from '../../parameters/resolve.ts';
import { exceedance } from '../../policy/environment/threshold-probability.ts';
import type { World } from '../world.ts';
import { requireAlgorithm } from './lane-slots.ts';
import { modelTraits } from './model/model-traits.ts';
import type { Session } from './session.ts';

/** The lane as it was when it chose the query of step t: everything in its drawing that needs the engine. */
export function laneFrame(
  session: Session,
  t: number,
  lane: Pick<LaneSetup, 'algorithm' | 'parameters'>,
  horizon: number,
  world: Pick<World, 'inputDimension' | 'environment' | 'candidates'>,
): LaneFrame {
  const { parameters, explain } = requireAlgorithm(lane.algorithm);
  const record = session.records[t - 1];
  const run = { horizon, dimension: world.inputDimension };
  const frame = session.frame(t);
  return {
    ...frame,
    ...belief(frame, world),
    traits: modelTraits(underPrior(session.slots, frame), horizon, world.candidates.size),
    explanation: record ? explain(record, resolveParameters(parameters, lane.parameters), run) : null,
  };
}

/** Slots with the temporal factor of the prior that chose, where there are several. */
function underPrior(slots: Slots | null, { priors }: Frame): Slots | null {
  if (!slots?.priors || !priors) return slots;
  return { ...slots, temporal: slots.priors.list[priors.prior].temporal };
}

function belief({ mean, sd }: Frame, { environment }: Pick<World, 'environment'>): Pick<Frame, 'belief'> {
  return mean && sd && environment ? { belief: beliefAbove(mean, sd, environment.threshold) } : {};
}

/** Φ, the belief that f > h, from posterior mean and standard deviation at some pairs. */
export function beliefAbove(mean: Float64Array, sd: Float64Array, threshold: number): Float64Array {
  const variance = sd.map((value) => value * value);
  return exceedance(mean, variance, threshold, 0).map(normalCdf);
}
