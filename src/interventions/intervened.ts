import type { CandidateSet } from '../contracts/candidates.ts';
import type { Intervention } from '../contracts/scenario.ts';
import { type Objective, ObjectiveError } from '../objectives/spec.ts';
import { resolveParameters } from '../parameters/resolve.ts';
import { interventionById } from './registry.ts';
import type { Act, InterventionSpec, NoiseShape } from './spec.ts';

/** What the acts are done to. */
interface Surroundings {
  readonly candidates: CandidateSet;
  /** The objective drawn again for the act at this place of the list. */
  readonly redraw: (place: number) => Objective;
}

/** An objective with acts upon it. */
export interface ActedUpon extends Objective {
  /** By steps of acts that have been asked for: whether f at that step is another one than it would have been. */
  readonly jumps?: ReadonlyMap<number, boolean>;
}

/**
 * An objective with acts upon it, which is an objective: each act is in force from its step on, in the order given. Its
 * change points stay the objective's own: the tests and oracles of algorithms know nothing of the acts.
 * @throws ObjectiveError where the objective is measured in seconds or stands still in an environment, or where an act does
 *   not fit the candidates
 */
export function intervened(
  objective: Objective,
  interventions: readonly Intervention[],
  { candidates, redraw }: Surroundings,
): ActedUpon {
  if (interventions.length === 0) return objective;
  if (objective.evaluation)
    throw new ObjectiveError(
      'Where evaluations take time, every lane is elsewhere at a step: no act can be put there.',
    );
  if (objective.environment)
    throw new ObjectiveError('With an environment the objective stands still: no act can be put upon it.');
  const acts = interventions.map(({ step, kind, parameters }, place) => {
    const spec = required(kind);
    const act = spec.act?.({
      parameters: resolveParameters(spec.parameters, parameters),
      candidates,
      redraw: () => redraw(place),
    });
    return { step, act: act ?? unchanged };
  });
  const { course: _, ...still } = objective;
  const jumps = new Map<number, boolean>();
  return {
    ...still,
    ...jointCourse([objective, ...acts.flatMap(({ act }) => act.other ?? [])]),
    jumps,
    valuesAt: (t) => {
      const untouched = objective.valuesAt(t);
      const values = after(acts, untouched, t);
      const older = acts.filter(({ step }) => step !== t);
      if (older.length < acts.length) jumps.set(t, !sameValues(values, after(older, untouched, t)));
      return values;
    },
  };
}

interface PlacedAct {
  readonly step: number;
  readonly act: Act;
}

/** f_t after those of the acts that are in force. */
const after = (acts: readonly PlacedAct[], values: Float64Array, t: number): Float64Array =>
  acts.reduce((acted, { step, act }) => (t < step ? acted : act(acted, t)), values);

const sameValues = (a: Float64Array, b: Float64Array): boolean => a.every((value, i) => value === b[i]);

/** Objectives taken up again together; none where one of them cannot be. */
function jointCourse(objectives: readonly Objective[]): Pick<Objective, 'course'> {
  const courses = objectives.flatMap(({ course }) => course ?? []);
  if (courses.length < objectives.length) return {};
  return {
    course: {
      save: () => courses.map(({ save }) => save()),
      restore: (saved) => {
        for (const [i, { restore }] of courses.entries()) restore((saved as readonly unknown[])[i]);
      },
    },
  };
}

const unchanged: Act = (values) => values;

/** The noise in force at a step. */
interface NoiseLaw {
  readonly variance: number;
  readonly shape: NoiseShape;
}

/** The noise in force at step t: that of the last act upon it, in the order given; Gaussian before any. */
export function noiseLawAt(t: number, variance: number, interventions: readonly Intervention[]): NoiseLaw {
  const before: NoiseLaw = { variance, shape: 'gaussian' };
  return interventions.reduce((law, { step, kind, parameters }) => {
    if (t < step) return law;
    const spec = required(kind);
    const own = resolveParameters(spec.parameters, parameters);
    return {
      variance: spec.noiseVariance?.(own) ?? law.variance,
      shape: spec.noiseShape?.(own) ?? law.shape,
    };
  }, before);
}

/** The laws of the noise over a run, each with the step that it is in force from; two in a row differ. */
export function noiseLaws(
  variance: number,
  interventions: readonly Intervention[],
): (NoiseLaw & { readonly from: number })[] {
  const steps = [...new Set([1, ...interventions.map(({ step }) => step)])].sort((a, b) => a - b);
  const laws = steps.map((from) => ({ from, ...noiseLawAt(from, variance, interventions) }));
  return laws.filter((law, i) => law.variance !== laws[i - 1]?.variance || law.shape !== laws[i - 1].shape);
}

function required(kind: string): InterventionSpec {
  const spec = interventionById(kind);
  if (!spec) throw new ObjectiveError(`Unknown intervention ${kind.slice(0, 60)}.`);
  return spec;
}
