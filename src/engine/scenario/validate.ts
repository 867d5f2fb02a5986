import { ALGORITHMS, algorithmById, suits } from '../../algorithms/registry.ts';
import type { Lane, Scenario } from '../../contracts/scenario.ts';
import { LANE_LETTERS } from '../../contracts/scenario.ts';
import { OBJECTIVES, objectiveById } from '../../objectives/registry.ts';
import type { ObjectiveSpec } from '../../objectives/spec.ts';
import { checkParameter, type NumberRange } from '../../parameters/check.ts';
import { suggestion } from '../../parameters/nearest.ts';
import { resolveParameters } from '../../parameters/resolve.ts';
import type { ParamSpec, ParamValues } from '../../parameters/spec.ts';
import { fittingRegretView } from './regret-view.ts';
import { firstFault, ScenarioError } from './scenario-error.ts';
import { LIMITS, type ScenarioInput, scenarioShape } from './scenario-shape.ts';
import { checkDataset } from './validate-dataset.ts';

/**
 * A complete, runnable scenario from anything: JSON from a file, a link or the page. Absent optional values get
 * the objective's and the algorithms' defaults, so the result no longer depends on them.
 * @throws ScenarioError with one plain sentence that names the value, the rule and what is there
 */
export function parseScenario(input: unknown): Scenario {
  const shape = scenarioShape.safeParse(input);
  if (!shape.success) {
    const { path, problem } = firstFault(shape.error, input);
    throw new ScenarioError(path, problem);
  }
  const given = shape.data;
  const spec = requireKnown('objective.id', given.objective.id, OBJECTIVES, objectiveById);
  const parameters = completeParameters('objective.parameters', spec.parameters, given.objective.parameters);
  const stepsAvailable = checkDataset(spec, given, parameters);
  const horizon = checkedHorizon(spec, given, stepsAvailable);
  const lanes = parseLanes(given.lanes);
  checkNeeds(lanes, spec);
  return {
    version: 1,
    title: given.title,
    seed: given.seed,
    replicate: given.replicate,
    horizon,
    objective: { ...given.objective, parameters } as Scenario['objective'],
    grid: { pointsPerDimension: checkedPoints(spec, given) },
    noiseVariance: given.noiseVariance ?? spec.defaults.noiseVariance,
    model: { ...given.model, kernel: checkedKernel(spec, given) },
    initialDesign: { points: checkedInitialPoints(spec, given, horizon) },
    lanes,
    view: fittedView(given, lanes, horizon, spec),
  };
}

function requireKnown<Spec extends { readonly id: string }>(
  path: string,
  id: string,
  known: readonly Spec[],
  byId: (id: string) => Spec | undefined,
): Spec {
  const spec = byId(id);
  if (spec) return spec;
  const what = path.endsWith('algorithm') ? 'algorithm' : 'objective';
  const ids = known.map((entry) => entry.id);
  throw new ScenarioError(path, `names no ${what}: "${id.slice(0, 60)}"; ${suggestion(id, ids)}`);
}

/** Checks the given values against their specifications and adds the defaults of the others. */
export function completeParameters(
  path: string,
  specs: readonly ParamSpec[],
  given: Readonly<Record<string, unknown>>,
): ParamValues {
  const ids = specs.map((spec) => spec.id);
  for (const key of Object.keys(given))
    if (!ids.includes(key))
      throw new ScenarioError(path, `has no parameter "${key}"; ${suggestion(key, ids)}`);
  for (const spec of specs) {
    const value = given[spec.id];
    const problem = value === undefined ? null : checkParameter(spec, value);
    if (problem !== null) throw new ScenarioError(`${path}.${spec.id}`, problem);
  }
  return resolveParameters(specs, given as ParamValues);
}

function parseLanes(given: ScenarioInput['lanes']): Lane[] {
  const taken = given.flatMap((lane) => lane.id ?? []);
  const free = LANE_LETTERS.filter((letter) => !taken.includes(letter));
  return given.map((lane, i) => {
    if (lane.id !== undefined && taken.indexOf(lane.id) !== taken.lastIndexOf(lane.id))
      throw new ScenarioError(`lanes[${i}].id`, `must be unique, got "${lane.id}" more than once`);
    const spec = requireKnown(`lanes[${i}].algorithm`, lane.algorithm, ALGORITHMS, algorithmById);
    const parameters = completeParameters(`lanes[${i}].parameters`, spec.parameters, lane.parameters);
    return {
      id: lane.id ?? (free.shift() as Lane['id']),
      algorithm: spec.id,
      label: lane.label,
      parameters,
      ...(lane.choices?.length && { choices: lane.choices }),
      ...(lane.waits && { waits: lane.waits }),
    };
  });
}

/** Some algorithms only run on objectives with an environment. */
function checkNeeds(lanes: readonly Lane[], objective: ObjectiveSpec): void {
  for (const [i, { algorithm }] of lanes.entries()) {
    const spec = algorithmById(algorithm);
    if (spec && !suits(spec, objective))
      throw new ScenarioError(
        `lanes[${i}].algorithm`,
        `must suit the objective: ${spec.name} needs an environment w, and ${objective.name} has none`,
      );
  }
}

function requireInRange(path: string, range: NumberRange, value: number, why = ''): number {
  const problem = checkParameter(
    { id: '', label: '', symbol: '', help: '', default: range.min, ...range },
    value,
  );
  if (problem !== null) throw new ScenarioError(path, problem + why);
  return value;
}

/** @param available rows after training, where the objective has a table */
function checkedHorizon(spec: ObjectiveSpec, given: ScenarioInput, available: number | null): number {
  if (available === null) return given.horizon ?? spec.defaults.horizon;
  const range = { ...LIMITS.horizon, max: Math.min(LIMITS.horizon.max, available) };
  const why = ` (the table has ${available} row${available === 1 ? '' : 's'} after training)`;
  return requireInRange('horizon', range, given.horizon ?? range.max, why);
}

function checkedPoints(spec: ObjectiveSpec, given: ScenarioInput): number {
  const points = given.grid?.pointsPerDimension ?? spec.defaults.pointsPerDimension;
  if (spec.dimension === 'arms' || spec.dimension === 'candidates') return points;
  return requireInRange(
    'grid.pointsPerDimension',
    LIMITS.pointsPerDimension[spec.dimension],
    points,
    ` (${spec.id} has ${spec.dimension} dimension${spec.dimension === 1 ? '' : 's'})`,
  );
}

function checkedKernel(spec: ObjectiveSpec, given: ScenarioInput): Scenario['model']['kernel'] {
  const kernel = given.model.kernel ?? spec.defaults.model.kernel;
  if (kernel === 'empirical' && spec.dimension !== 'arms')
    throw new ScenarioError(
      'model.kernel',
      `"empirical" needs a dataset, and objective "${spec.id}" has none`,
    );
  if (kernel !== 'empirical' && spec.dimension === 'arms' && !given.objective.dataset?.coordinates)
    throw new ScenarioError(
      'model.kernel',
      `"${kernel}" needs coordinates of the arms; add objective.dataset.coordinates or use "empirical"`,
    );
  return kernel;
}

/** The objective's own number is cut to a shorter run; a given one that does not fit is refused. */
function checkedInitialPoints(
  spec: ObjectiveSpec,
  { initialDesign }: ScenarioInput,
  horizon: number,
): number {
  if (!initialDesign) return Math.min(spec.defaults.initialPoints ?? 0, horizon);
  const range = { type: 'integer', min: 0, max: horizon } as const;
  return requireInRange('initialDesign.points', range, initialDesign.points);
}

/** A view beside the run is brought back to it, not refused: it changes no record, and the page may shorten a run. */
function fittedView(
  { view }: ScenarioInput,
  lanes: readonly Lane[],
  horizon: number,
  spec: ObjectiveSpec,
): Scenario['view'] {
  const present = lanes.some(({ id }) => id === view.lane);
  const lane = present ? view.lane : lanes[0]?.id;
  return {
    step: Math.min(view.step, horizon),
    lane: lane ?? LANE_LETTERS[0],
    regret: fittingRegretView(view.regret, spec),
  };
}
