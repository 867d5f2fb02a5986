import { NotFinite } from '../linalg/errors.ts';
import { type Objective, ObjectiveError } from '../objectives/spec.ts';
import { argmax } from '../policy/acquisition.ts';

/** The truth on the candidates by step. */
export interface Truth {
  readonly truthAt: (t: number) => Float64Array;
  readonly starAt: (t: number) => number;
}

/** How much of the truth is kept, and how it is found again. */
export interface TruthMemory {
  /** Steps from one checkpoint to the next, ≥ 1. */
  readonly spacing: number;
  /** Most values of f that are kept beside the checkpoints, two stretches of `spacing` steps at least. */
  readonly most: number;
}

/** Most memory, in megabytes, that the truth of one world may take where all of it is kept. */
export const LARGEST_TRUTH = 384;

/** Values that a world keeps of its truth: 16 MB, all of it in most runs. */
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

/** The steps from one checkpoint to the next, as far as they are known: step `at · spacing + i + 1` at index i. */
interface Stretch {
  readonly at: number;
  readonly known: Known[];
}

/**
 * The truth by step. Steps are asked of the objective in order, each is kept with its maximiser, and where there are more
 * than may be kept the stretches asked for longest ago are given up: asked for again, they are computed again from their
 * checkpoint, the same bits. An objective that cannot be taken up again keeps every step.
 */
export function rememberTruth(objective: Objective, size: number, { spacing, most }: TruthMemory): Truth {
  const { course } = objective;
  const mostStretches = course ? Math.max(2, Math.floor(most / (spacing * size))) : Number.POSITIVE_INFINITY;
  /** In the order in which they were last asked for. */
  const kept = new Map<number, Stretch>();
  /** States of the objective before the first step of each stretch. */
  const checkpoints: unknown[] = [course?.save()];
  /** The step that the objective was last asked for. */
  let walked = 0;

  const compute = (stretch: Stretch): void => {
    const t = stretch.at * spacing + stretch.known.length + 1;
    const values = requireValues(objective.valuesAt(t), size, t);
    stretch.known.push({ values, star: argmax(values) });
    walked = t;
    if (t === checkpoints.length * spacing) checkpoints.push(course?.save());
  };

  /** A stretch whose checkpoint is known; the one asked for longest ago gives way to it. */
  const taken = (at: number): Stretch => {
    const stretch: Stretch = kept.get(at) ?? { at, known: [] };
    kept.delete(at);
    kept.set(at, stretch);
    const [oldest] = kept.keys();
    if (kept.size > mostStretches) kept.delete(oldest);
    return stretch;
  };

  /** The first steps of a stretch. What lies behind the newest checkpoint is not computed before it is asked for. */
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

/** A copy of f_t, if it has a finite value for every candidate: one that is never queried may still be the optimum. */
function requireValues(values: Float64Array, size: number, t: number): Float64Array {
  if (values?.length !== size)
    throw new ObjectiveError(
      `The objective must give ${size} values, one for each candidate, at t = ${t}, got ${values?.length ?? values}.`,
    );
  const kept = new Float64Array(values);
  // A callback would be given every number as an object: half of what a step of a large world allocates.
  for (let g = 0; g < size; g++)
    if (!Number.isFinite(kept[g])) throw new NotFinite(`The objective’s value of candidate ${g} at t = ${t}`);
  return kept;
}
