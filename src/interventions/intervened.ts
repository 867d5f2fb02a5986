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
): Objective {
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
  return {
    ...still,
    ...jointCourse([objective, ...acts.flatMap(({ act }) => act.other ?? [])]),
    valuesAt: (t) =>
      acts.reduce((values, { step, act }) => (t < step ? values : act(values, t)), objective.valuesAt(t)),
  };
}

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
export interface NoiseLaw {
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

function required(kind: string): InterventionSpec {
  const spec = interventionById(kind);
  if (!spec) throw new ObjectiveError(`Unknown intervention ${kind.slice(0, 60)}.`);
  return spec;
}
