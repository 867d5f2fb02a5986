import { algorithmById } from '../../algorithms/registry.ts';
import { suits } from '../../algorithms/suits.ts';
import type { Scenario } from '../../contracts/scenario.ts';
import { DataError } from '../../data/errors.ts';
import { type FillRule, fillMissing } from '../../data/fill.ts';
import { faultWords } from '../../objectives/formula-parts.ts';
import { trainingRowCount } from '../../objectives/own/dataset.about.ts';
import { objectiveById } from '../../objectives/registry.ts';
import type { ObjectiveSpec } from '../../objectives/spec.ts';
import { checkParameter } from '../../parameters/check.ts';
import { showValue } from '../../parameters/quoted.ts';
import { mostSteps } from '../../policy/response-time.ts';
import { completeScenario, type ShortScenario } from './complete.ts';
import { inputDimensionOf, narrowedSettings } from './narrowed.ts';
import { checkPosteriors, checkRoom } from './room.ts';
import { readAs, ScenarioError } from './scenario-error.ts';
import { scenarioShape } from './scenario-shape.ts';
import { KEPT, type Room, settingOf } from './settings.ts';

/**
 * A complete, runnable scenario from any value: JSON from a file, a link or the page. Missing optional values get
 * the objective's and the algorithms' defaults, so the result no longer depends on them. Time and memory are
 * proportional to what is valid before the first fault.
 * @param room limits of where it will be run; by default those where every record is kept
 * @throws ScenarioError with one plain sentence that names the place, the rule and the value
 */
export function parseScenario(input: unknown, room: Room = KEPT): Scenario {
  const given = readAs(scenarioShape, input);
  const spec = objectiveById(given.objective.id) as ObjectiveSpec;
  checkFormula(spec, given.objective);
  checkTraining(given.objective);
  checkLetters(given.lanes);
  const scenario = completeScenario(spec, given);
  checkNarrowed(spec, scenario, room);
  checkLengthscales(spec, scenario);
  checkNeeds(spec, scenario);
  checkPosteriors(spec, scenario);
  checkResponse(scenario, room);
  checkRoom(spec, scenario, room);
  return scenario;
}

/** Checks that a formula can be parsed. */
function checkFormula(
  { parameters: specs }: ObjectiveSpec,
  { parameters }: ShortScenario['objective'],
): void {
  for (const spec of specs) {
    if (spec.type !== 'formula') continue;
    const text = (parameters?.[spec.id] ?? spec.default) as string;
    const fault = faultWords(text, spec.kind);
    if (fault !== null)
      throw new ScenarioError(
        `objective.parameters.${spec.id}`,
        `cannot be read, got ${showValue(text)}: ${fault}`,
      );
  }
}

/** Checks that a table has rows for training and for the run, and that a rule fills every missing cell. */
function checkTraining({ dataset, parameters }: ShortScenario['objective']): void {
  if (!dataset || !parameters) return;
  const rows = dataset.values.length;
  const training = trainingRowCount(rows, parameters.trainingRows as number);
  if (training < 2 || training >= rows)
    throw new ScenarioError(
      'objective.parameters.trainingRows',
      `must be 0 (the first third) or an integer between 2 and ${rows - 1} for a table of ${rows} rows, got ${training}`,
    );
  try {
    fillMissing(dataset, parameters.fill as FillRule);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    throw new ScenarioError('objective.dataset', `cannot be used: ${error.message}`);
  }
}

function checkLetters(lanes: ShortScenario['lanes']): void {
  const letters = lanes.map(({ id }) => id);
  lanes.forEach(({ id }, i) => {
    if (id !== undefined && letters.indexOf(id) !== letters.lastIndexOf(id))
      throw new ScenarioError(`lanes[${i}].id`, `must be unique, got "${id}" more than once`);
  });
}

/** Checks the ranges that depend on the objective, its table or the horizon. */
function checkNarrowed(spec: ObjectiveSpec, scenario: Scenario, room: Room): void {
  for (const setting of narrowedSettings(spec, scenario, room)) {
    const problem = checkParameter(setting, settingOf(scenario, setting));
    if (problem !== null) throw new ScenarioError(setting.id, problem);
  }
}

/** Checks the number of lengthscales: one for all dimensions, or one for each. */
function checkLengthscales(spec: ObjectiveSpec, { objective, model: { lengthscale } }: Scenario): void {
  const dimension = inputDimensionOf(spec, objective);
  if (dimension === null || lengthscale === null || typeof lengthscale === 'number') return;
  if (lengthscale.length !== dimension)
    throw new ScenarioError(
      'model.lengthscale',
      `must be one number${dimension === 1 ? '' : ` or a list of ${dimension}, one for each dimension`}, got a list of ${lengthscale.length}`,
    );
}

/** Limits the number of queries, as with steps: a lane with short computing times makes many. */
function checkResponse(scenario: Scenario, { moving }: Room): void {
  const most = mostSteps(scenario);
  if (!scenario.response) return;
  scenario.lanes.forEach((lane, i) => {
    const other = (['choices', 'waits', 'posterior'] as const).find((field) => lane[field] !== undefined);
    if (other)
      throw new ScenarioError(
        `lanes[${i}].${other}`,
        'must be absent where the scenario has a response time: no rule says how the two go together',
      );
  });
  if (most > moving)
    throw new ScenarioError(
      'response.base',
      `must be longer: with ${scenario.response.base} s up to ${most} queries fit into the run, and at most ${moving} may`,
    );
}

/** Checks that an algorithm that needs an environment has an objective with one. */
function checkNeeds(objective: ObjectiveSpec, { lanes }: Scenario): void {
  for (const [i, { algorithm }] of lanes.entries()) {
    const spec = algorithmById(algorithm);
    if (spec && !suits(spec, objective))
      throw new ScenarioError(
        `lanes[${i}].algorithm`,
        `must suit the objective: ${spec.name} needs an environment w, and ${objective.name} has none`,
      );
  }
}
