import { algorithmById } from '../../algorithms/registry.ts';
import { suits } from '../../algorithms/suits.ts';
import type { Scenario } from '../../contracts/scenario.ts';
import { DataError } from '../../data/errors.ts';
import { type FillRule, fillMissing } from '../../data/fill.ts';
import { trainingRowCount } from '../../objectives/dataset.about.ts';
import { faultWords } from '../../objectives/formula-parts.ts';
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
 * A complete, runnable scenario from anything: JSON from a file, a link or the page. Absent optional values get
 * the objective's and the algorithms' defaults, so the result no longer depends on them. Takes time and memory in
 * proportion to what is right before the first fault.
 * @param room where it will be run: by default where every record is kept
 * @throws ScenarioError with one plain sentence that names the value, the rule and what is there
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

/** A formula must be one that can be read. */
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

/** A table must have rows for training and for the run, and no cell missing that no rule fills. */
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

/** The ranges that the objective, its table or the horizon narrow. */
function checkNarrowed(spec: ObjectiveSpec, scenario: Scenario, room: Room): void {
  for (const setting of narrowedSettings(spec, scenario, room)) {
    const problem = checkParameter(setting, settingOf(scenario, setting));
    if (problem !== null) throw new ScenarioError(setting.id, problem);
  }
}

/** One lengthscale for all dimensions, or one for each. */
function checkLengthscales(spec: ObjectiveSpec, { objective, model: { lengthscale } }: Scenario): void {
  const dimension = inputDimensionOf(spec, objective);
  if (dimension === null || lengthscale === null || typeof lengthscale === 'number') return;
  if (lengthscale.length !== dimension)
    throw new ScenarioError(
      'model.lengthscale',
      `must be one number${dimension === 1 ? '' : ` or a list of ${dimension}, one for each dimension`}, got a list of ${lengthscale.length}`,
    );
}

/** A lane whose answers are short makes many queries: they are bounded like steps. */
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

/** Some algorithms only run on objectives with an environment. */
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
