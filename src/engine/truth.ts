import { NotFinite } from '../linalg/errors.ts';
import { type Objective, ObjectiveError } from '../objectives/spec.ts';
import { argmax } from '../policy/acquisition.ts';

/** The truth on the candidates by step. */
export interface Truth {
  readonly truthAt: (t: number) => Float64Array;
  readonly starAt: (t: number) => number;
}

/** How much of the truth is kept, and how the rest is recomputed. */
export interface TruthMemory {
  /** Steps from one checkpoint to the next, ≥ 1. */
  readonly spacing: number;
  /** Most values of f kept in addition to the checkpoints, but at least two stretches of `spacing` steps. */
  readonly most: number;
}

/** Most memory, in megabytes, that the truth of one world may take where all of it is kept. */
export const LARGEST_TRUTH = 384;

/** Number of values of its truth that a world keeps: 16 MB, the whole truth of most runs. */
const MOST_VALUES = 2 ** 21;

/** A checkpoint every ⌈√T⌉ steps: as many checkpoints as there are steps between two of them. */
export const truthMemory = (steps: number): TruthMemory => ({
  spacing: Math.max(1, Math.ceil(Math.sqrt(steps))),
  most: MOST_VALUES,
});

interface Known {
  readonly values: Float64Array;
  readonly star: number;
}

/** The computed steps between two checkpoints: step `at · spacing + i + 1` at index i. */
interface Stretch {
  readonly at: number;
  readonly known: Known[];
}

/**
 * The truth by step. Steps of the objective are computed in order and kept with their maximisers. Where there are more
 * than may be kept, the least recently used stretches are discarded and recomputed from their checkpoint when needed,
 * with the same bits. An objective that cannot be resumed at a checkpoint keeps every step.
 */
export function rememberTruth(objective: Objective, size: number, { spacing, most }: TruthMemory): Truth {
  const { course } = objective;
  const mostStretches = course ? Math.max(2, Math.floor(most / (spacing * size))) : Number.POSITIVE_INFINITY;
  /** Least recently used first. */
  const kept = new Map<number, Stretch>();
  /** States of the objective before the first step of each stretch. */
  const checkpoints: unknown[] = [course?.save()];
  /** The last step computed by the objective. */
  let walked = 0;

  const compute = (stretch: Stretch): void => {
    const t = stretch.at * spacing + stretch.known.length + 1;
    const values = requireValues(objective.valuesAt(t), size, t);
    stretch.known.push({ values, star: argmax(values) });
    walked = t;
    if (t === checkpoints.length * spacing) checkpoints.push(course?.save());
  };

  /** A stretch whose checkpoint is known; it may replace the least recently used one. */
  const taken = (at: number): Stretch => {
    const stretch: Stretch = kept.get(at) ?? { at, known: [] };
    kept.delete(at);
    kept.set(at, stretch);
    const [oldest] = kept.keys();
    if (kept.size > mostStretches) kept.delete(oldest);
    return stretch;
  };

  /** The first steps of a stretch, computed as needed: after the newest checkpoint only up to `count`. */
  const filled = (at: number, count: number): readonly Known[] => {
    const stretch = taken(at);
    const wanted = at < checkpoints.length - 1 ? spacing : count;
    if (stretch.known.length < wanted && walked !== at * spacing + stretch.known.length)
      course?.restore(checkpoints[at]);
    while (stretch.known.length < wanted) compute(stretch);
    return stretch.known;
  };

  const known = (t: number): Known => {
    const at = Math.floor((t - 1) / spacing);
    while (checkpoints.length <= at) filled(checkpoints.length - 1, spacing);
    return filled(at, t - at * spacing)[t - 1 - at * spacing];
  };

  return { truthAt: (t) => known(t).values, starAt: (t) => known(t).star };
}

/** A copy of f_t after checking that all its values are finite: even a candidate never queried may be the optimum. */
function requireValues(values: Float64Array, size: number, t: number): Float64Array {
  if (values?.length !== size)
    throw new ObjectiveError(
      `The objective must give ${size} values, one for each candidate, at t = ${t}, got ${values?.length ?? values}.`,
    );
  const kept = new Float64Array(values);
  // With a callback every number would be boxed: half of what a step of a large world allocates.
  for (let g = 0; g < size; g++)
    if (!Number.isFinite(kept[g])) throw new NotFinite(`The objective’s value of candidate ${g} at t = ${t}`);
  return kept;
}
