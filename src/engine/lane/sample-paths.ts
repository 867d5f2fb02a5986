import type { Slots } from '../../algorithms/spec.ts';
import type { SamplePaths } from '../../contracts/lane-frame.ts';
import type { Frame } from '../../contracts/record.ts';
import type { Backend } from '../../gp/backend.ts';
import type { Observation } from '../../gp/posterior.ts';
import { stepClock } from '../../policy/clock.ts';
import type { World } from '../world.ts';
import { answersAt, observationsOf } from './data/observations.ts';
import { fromNumbers, type Hyperparameters, slotsUnder } from './model/refits.ts';
import type { Session } from './session.ts';

/** With more data, or more candidates, the covariance takes longer than a picture may. */
const MOST_FOR_PATHS = 1000;

/** A lane at the choice of step t, whose record is there. */
export interface Pictured {
  readonly session: Pick<Session, 'slots' | 'records'>;
  readonly t: number;
  readonly frame: Pick<Frame, 'mean' | 'dataSteps' | 'answers' | 'priors'>;
  readonly world: World;
  readonly backend: Backend;
  /** Names the substreams of the paths. */
  readonly lane: string;
}

/**
 * Functions drawn from what the lane believed when it chose: μ + L z_k, Σ = LLᵀ, with the same z_k at every step. They follow
 * from the posterior alone, so that a path moves as little as the belief does; Matheron's rule (`PosteriorSampler`) gives every
 * observation held its own numbers, which change hands when a memory drops one. O(n³ + n²G + nG² + G³).
 */
export function samplePaths(
  { session, t, frame, world, backend, lane }: Pictured,
  count: number,
): SamplePaths {
  const { slots, records } = session;
  const { mean } = frame;
  if (!slots || !mean) return 'no model';
  if (slots.doubleWeighted !== undefined) return 'weighted twice';
  if (Math.max(frame.dataSteps.length + frame.answers.length, mean.length) > MOST_FOR_PATHS)
    return 'too many';
  const model = modelAt(world, slots, frame, records[t - 1]);
  const { clock = stepClock } = slots;
  const now = clock.now(t, records[t - 2]);
  const held = Array.from(frame.dataSteps, (step) => records[step - 1]);
  const data = observationsOf(held, t, world, slotsUnder(model, slots));
  const root = rootOf(world, backend, model, [...data, ...answersAt(now, frame.answers, world, slots)], now);
  return Array.from({ length: count }, (_, k) => {
    const normals = new Float64Array(mean.length);
    world.stream('paths', lane, String(k)).fillNormal(normals);
    const apart = backend.multiply(root, normals, mean.length, mean.length, 1);
    return mean.map((value, g) => value + apart[g]);
  });
}

/** The lower Cholesky factor L of the posterior covariance Σ at the candidates (`G × G`). */
function rootOf(
  { inputs, inputDimension, candidates: { size } }: World,
  backend: Backend,
  { kernel, temporal }: Hyperparameters,
  data: readonly Observation[],
  now: number,
): Float64Array {
  const times = new Float64Array(size).fill(now);
  const { covariance } = backend.jointPosterior(kernel, temporal, inputDimension, data, inputs, times);
  return backend.cholesky(covariance, size).factor;
}

/** The model in force at a step, as its record tells. */
function modelAt(
  { kernel }: World,
  { temporal, priors }: Slots,
  frame: Pick<Frame, 'priors'>,
  record: { readonly hyperparameters: readonly number[] | null } | undefined,
): Hyperparameters {
  const chosen = frame.priors && priors?.list[frame.priors.prior];
  if (chosen) return { kernel: chosen.kernel(kernel), temporal: chosen.temporal };
  return fromNumbers({ kernel, temporal }, record?.hyperparameters ?? null);
}
