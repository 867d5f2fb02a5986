import { ALGORITHMS, algorithmById } from '../../algorithms/registry.ts';
import type { AlgorithmContext, AlgorithmSpec, Slots } from '../../algorithms/spec.ts';
import type { Environment } from '../../contracts/environment.ts';
import type { Lane } from '../../contracts/scenario.ts';
import { nearest } from '../../parameters/nearest.ts';
import { resolveParameters } from '../../parameters/resolve.ts';
import { smoothnessOf } from '../smoothness.ts';
import type { World } from '../world.ts';

/** A lane that cannot be opened or cannot continue; the message is one plain sentence. */
export class LaneError extends Error {
  override readonly name = 'LaneError';
}

/** What an algorithm may know of the world at the start. */
interface SlotWorld
  extends Pick<World, 'candidates' | 'inputDimension' | 'modelNoiseVariance' | 'changePoints'> {
  readonly environment?: Pick<Environment, 'designs'>;
  /** Needed for the smoothness of the model; absent on the page, which computes no scores. */
  readonly kernel?: World['kernel'];
  readonly inputs?: World['inputs'];
}

/** Throws LaneError where no algorithm has that id. */
export function requireAlgorithm(id: string): AlgorithmSpec {
  const algorithm = algorithmById(id);
  if (algorithm) return algorithm;
  const meant = nearest(
    id,
    ALGORITHMS.map((spec) => spec.id),
  );
  const guess = meant === undefined ? '.' : `; did you mean "${meant}"?`;
  throw new LaneError(`The lane names no algorithm: "${id.slice(0, 60)}"${guess}`);
}

/**
 * The slots of a lane in a world, its parameters completed by the algorithm's defaults; null for algorithms without a
 * model. Slots may have state, so each session needs its own.
 */
export function fillSlots(
  algorithm: AlgorithmSpec,
  parameters: Lane['parameters'],
  horizon: number,
  world: SlotWorld,
): Slots | null {
  const complete = resolveParameters(algorithm.parameters, parameters);
  const context = {
    horizon,
    dimension: world.inputDimension,
    candidateCount: world.candidates.size,
    designCount: world.environment?.designs,
    noiseVariance: world.modelNoiseVariance,
    changePoints: world.changePoints,
    ...smoothness(world),
  };
  return algorithm.slots?.(complete, context) ?? null;
}

function smoothness({ kernel, inputs, inputDimension }: SlotWorld): Pick<AlgorithmContext, 'smoothness'> {
  return kernel && inputs ? { smoothness: smoothnessOf({ kernel, inputs, inputDimension }) } : {};
}
