import type { Scenario } from '../../contracts/scenario.ts';
import { ScenarioError } from '../../engine/scenario/scenario-error.ts';
import { varied } from '../../engine/scenario/vary.ts';
import { referencesOf } from '../condition.ts';
import { settingAt } from '../measures/settings.ts';
import { lanesAndSteps, readReference } from '../notation.ts';
import { isStated, type StepSettings } from '../step-shape.ts';

/** Reports a mistake: its place in a step's settings, and the problem in words that follow the place. */
type Tell = (path: string, problem: string) => void;

/** What is wrong with the letter of a lane, in words that follow it; null: nothing is wrong. */
export function laneFault(letter: string, { lanes }: Scenario): string | null {
  const letters = lanes.map(({ id }) => id);
  return letters.some((id) => id === letter)
    ? null
    : `names lane ${letter}; the scene has ${letters.join(', ')}`;
}

const stepFault = (step: number, { horizon }: Scenario): string | null =>
  step > horizon ? `names step ${step}; the scene ends at ${horizon}` : null;

/** What is wrong with a measure in a scene: an unknown lane, a step past its end; null: nothing is wrong. */
export function measureFault(text: string, scenario: Scenario): string | null {
  const { lanes, steps } = lanesAndSteps(readReference(text));
  const faults = [
    ...lanes.map((letter) => laneFault(letter, scenario)),
    ...steps.map((step) => stepFault(step, scenario)),
  ];
  return faults.find((fault) => fault !== null) ?? null;
}

/** A scene with values changed, by their places; or the place and problem of the first invalid one. */
export function changed(
  scene: Scenario,
  changes: Readonly<Record<string, string>> = {},
): Scenario | { readonly place: string; readonly problem: string } {
  let scenario = scene;
  for (const [place, text] of Object.entries(changes)) {
    try {
      scenario = varied(scenario, place, text);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      return { place, problem: error.message };
    }
  }
  return scenario;
}

/** Reports everything in a step's settings that does not exist in its scene. */
export function checkInScene(step: StepSettings, scenario: Scenario, tell: Tell): void {
  const { lane, lanes = [], compared = [], phone = [], you, t, afterwards, controls } = step;
  const told = (path: string, problem: string | null) => problem !== null && tell(path, problem);
  told('lane', laneFault(lane, scenario));
  for (const [path, letters] of [
    ['lanes', lanes],
    ['compared', compared],
    ['phone', phone],
    ['you.rivals', you?.rivals ?? []],
  ] as const)
    for (const letter of letters) told(path, laneFault(letter, scenario));
  if (compared.length > 0)
    for (const letter of lanes)
      told('compared', compared.includes(letter) ? null : `leaves out lane ${letter}, which has a plot`);
  told('t', stepFault(t, scenario));
  if (afterwards !== undefined) told('afterwards', stepFault(afterwards, scenario));
  checkPredict(step, scenario, told);
  checkTask(step, scenario, told);
  for (const [i, place] of controls.entries()) told(`controls[${i}]`, controlFault(place, step, scenario));
}

type Told = (path: string, problem: string | null) => unknown;

function checkPredict({ predict, panel }: StepSettings, scenario: Scenario, told: Told): void {
  if (!predict) return;
  const { level, place = [], step, number, from, rows, curve, to, at } = predict;
  const measures: [path: string, measure: string | undefined][] = [
    ['level', level],
    ...place.map((one, i): [string, string] => [`place[${i}]`, one]),
    ['step', step],
    ['number', isStated(number) ? undefined : number],
    ['from', from],
    ...rows.map(({ of }, i): [string, string] => [`rows[${i}].of`, of]),
  ];
  for (const [path, measure] of measures)
    if (measure !== undefined) told(`predict.${path}`, measureFault(measure, scenario));
  for (const letter of curve ?? []) told('predict.curve', laneFault(letter, scenario));
  told('predict.to', stepFault(to ?? 1, scenario));
  told('predict.at', stepFault(at ?? 1, scenario));
  if (step !== undefined && panel === undefined)
    told('predict.step', 'is marked in the panel of the step; name one with "panel"');
  if (curve && panel !== 'regret') told('predict.curve', 'is drawn in the regret panel; add "panel: regret"');
}

/** Places of the settings that a task can be done with, in addition to those of the scenario. */
const OWN_CONTROLS: readonly string[] = ['truth', 'seeds'];

function checkTask({ task }: StepSettings, scenario: Scenario, told: Told): void {
  if (!task) return;
  const { truth: _, ...changes } = task.reached.with ?? {};
  const reached = changed(scenario, changes);
  if ('problem' in reached) {
    told('task.reached', `cannot be: ${reached.problem}`);
    return;
  }
  told('task.reached', stepFault(task.reached.t ?? 1, reached));
  for (const measure of task.until.flatMap(referencesOf)) told('task.until', measureFault(measure, reached));
}

function controlFault(place: string, { without }: StepSettings, scenario: Scenario): string | null {
  if (place === 'truth' && !without.includes('truth'))
    return 'switches the truth on, which is in sight; add it to "without"';
  if (OWN_CONTROLS.includes(place) || settingAt(scenario, place) !== undefined) return null;
  return `names no value of the scene: “${place}”; write a place as noiseVariance, model.lengthscale, objective.parameters.changes or lanes.B.parameters.deltaB`;
}
