import type { Scenario } from '../../contracts/scenario.ts';
import { ScenarioError } from '../../engine/scenario/scenario-error.ts';
import { parseScenario } from '../../engine/scenario/validate.ts';
import { varied } from '../../engine/scenario/vary.ts';
import { suggestion } from '../../parameters/nearest.ts';
import { cut } from '../../parameters/quoted.ts';
import type { CheckedLesson, Evidence, Lesson, Step } from '../lesson.ts';
import { settingAt } from '../measures/settings.ts';
import { type Statement, statementFault, statementShape } from '../statement.ts';
import { frontShape, type Predict, type StepSettings, stepShape, type Task } from '../step-shape.ts';
import { answerOf } from './answer.ts';
import { LessonError, type LessonFault } from './faults.ts';
import { type Prose, readProse } from './prose.ts';
import { readDocument, type Section } from './sections.ts';
import { type Placed, readShape, readYaml } from './yaml.ts';

const DOCUMENT = 'lesson.md';
const STATEMENTS = 'statements.yaml';

/** What the page fills into a comparison. */
const GUESSED = ['you', 'truth', 'apart'];

/** What a lesson is read into, and the mistakes found on the way. */
interface Reading {
  readonly scenes: Record<string, Scenario>;
  readonly statements: Record<string, Statement>;
  readonly faults: LessonFault[];
}

/**
 * A lesson from the files of its folder: lesson.md, statements.yaml (where it states anything) and a scenario for every
 * scene. Every mistake is found, not only the first.
 * @param folder "lessons/06-the-event-trigger": it ends with number and name
 * @throws LessonError
 */
export function readLesson(folder: string, files: Readonly<Record<string, string>>): CheckedLesson {
  const reading: Reading = { scenes: {}, statements: {}, faults: [] };
  const { faults } = reading;
  const [, number, name] = /(?:^|\/)(?:(\d+)-)?([a-z][a-z0-9-]{0,60})$/.exec(folder) ?? [];
  if (name === undefined)
    faults.push({ file: '', line: 1, text: 'A lesson’s folder is called like “06-the-event-trigger”.' });
  readScenes(files, reading);
  readStatements(files, reading);
  const text = Object.hasOwn(files, DOCUMENT) ? files[DOCUMENT] : null;
  if (text === null) faults.push({ file: DOCUMENT, line: 1, text: 'The file is missing.' });
  const { front, sections } = readDocument(text ?? '---\n---', DOCUMENT, faults);
  const placed = front && readYaml({ file: DOCUMENT, ...front }, faults);
  const head = placed && readShape(frontShape, placed, DOCUMENT, faults);
  checkTitles(sections, faults);
  const steps = sections.map((section) => readStep(section, reading));
  if (faults.length > 0 || !head) throw new LessonError(folder, faults);
  const lesson: Lesson = {
    ...head,
    name,
    number: Number(number ?? 0),
    steps: steps as Step[],
    evidence: evidenceOf(reading.statements),
  };
  return { lesson, statements: reading.statements, scenes: reading.scenes };
}

function checkTitles(sections: readonly Section[], faults: LessonFault[]): void {
  const titles = new Set<string>();
  for (const { title, line } of sections) {
    if (titles.has(title))
      faults.push({ file: DOCUMENT, line, text: `Two steps are called “${cut(title)}”.` });
    titles.add(title);
  }
}

const evidenceOf = (statements: Reading['statements']): Record<string, Evidence> =>
  Object.fromEntries(
    Object.entries(statements).map(([id, { says, is, worlds = 1 }]) => [id, { says, is, worlds }]),
  );

function readScenes(files: Readonly<Record<string, string>>, { scenes, faults }: Reading): void {
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith('.json')) continue;
    const placed = readYaml({ file, text, line: 1 }, faults);
    if (!placed) continue;
    try {
      scenes[file.slice(0, -'.json'.length)] = parseScenario(placed.value);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      faults.push({ file, line: placed.lineOf(error.path), text: `${error.message}.` });
    }
  }
}

function readStatements(
  files: Readonly<Record<string, string>>,
  { statements, scenes, faults }: Reading,
): void {
  const text = Object.hasOwn(files, STATEMENTS) ? files[STATEMENTS] : '';
  if (text.trim() === '') return;
  const placed = readYaml({ file: STATEMENTS, text, line: 1 }, faults);
  if (!placed) return;
  const { value } = placed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults.push({ file: STATEMENTS, line: 1, text: 'The file must name its statements: "S6.1: …".' });
    return;
  }
  const only = Object.keys(scenes).length === 1 ? Object.keys(scenes)[0] : '';
  for (const [id, given] of Object.entries(value)) {
    // Their names have a dot, which is no step of a path.
    const line = lineOfKey(text, id);
    const own: Placed = { value: given, lineOf: () => line };
    const statement = readShape(statementShape, own, STATEMENTS, faults);
    if (!statement) continue;
    const scene = statement.scene || only;
    const problem = statementFault(statement) ?? sceneFault(scene, scenes);
    if (problem !== null) faults.push({ file: STATEMENTS, line, text: `${id} ${problem}.` });
    else statements[id] = { ...statement, scene };
  }
}

function lineOfKey(text: string, id: string): number {
  const at = text.split('\n').findIndex((line) => line.startsWith(`${id}:`));
  return at < 0 ? 1 : at + 1;
}

const sceneFault = (scene: string, scenes: Reading['scenes']): string | null =>
  Object.hasOwn(scenes, scene)
    ? null
    : `names no scene file: "${scene}.json"; ${suggestion(scene, Object.keys(scenes))}`;

function readStep(section: Section, reading: Reading): Step | null {
  const { statements, faults } = reading;
  const { title, before, after, settings } = section;
  const placed = settings && readYaml({ file: DOCUMENT, ...settings }, faults);
  const read = placed && readShape(stepShape, placed, DOCUMENT, faults);
  const cites = new Set<string>();
  const prose = (text: string, line: number, more: object = {}): string => {
    const made: Prose = readProse(text, { file: DOCUMENT, line, statements, faults, ...more });
    for (const id of made.cites) cites.add(id);
    return made.text;
  };
  const say = prose(before.text, before.line);
  const said = after.text === '' ? '' : prose(after.text, after.line);
  if (say === '')
    faults.push({ file: DOCUMENT, line: section.line, text: `The step “${title}” says nothing.` });
  if (!placed || !read) return null;
  const scenario = scenarioOf(read, placed, title, reading);
  if (!scenario) return null;
  checkControls(read, scenario, placed, faults);
  const at = (path: string) => placed.lineOf(path);
  const { scene: _, with: __, ...rest } = read;
  return {
    ...rest,
    title,
    scenario,
    say,
    after: said,
    formula: read.formula.map((line, i) => ({
      ...line,
      numbers: prose(line.numbers, at(`formula[${i}]`), { strict: false }),
    })),
    predict: read.predict && predictOf(read.predict, at, prose),
    task: read.task && taskOf(read.task, at, prose),
    question: read.question && prose(read.question, at('question'), { strict: false }),
    answer: read.predict ? answerOf(read.predict, read, statements) : '',
    cites: [...cites],
  };
}

type MakeProse = (text: string, line: number, more?: object) => string;

function predictOf(predict: Predict, at: (path: string) => number, prose: MakeProse): Predict {
  const line = at('predict.says');
  const says = (text: string) => prose(text, line, { names: GUESSED });
  const { says: given } = predict;
  return {
    ...predict,
    // A question states nothing.
    ask: prose(predict.ask, at('predict.ask'), { strict: false }),
    says:
      typeof given === 'string'
        ? says(given)
        : 'near' in given
          ? { near: says(given.near), above: says(given.above), below: says(given.below) }
          : given.map(says),
  };
}

function taskOf(task: Task, at: (path: string) => number, prose: MakeProse): Task {
  return {
    ...task,
    do: prose(task.do, at('task.do'), { strict: false }),
    done: prose(task.done, at('task.done')),
    state: prose(task.state, at('task.state'), { strict: false }),
  };
}

/** The scenario of a step: its scene with the step’s changes, titled as the step. */
function scenarioOf(
  { scene, with: changes = {}, t, lane, lanes, compared, phone, regret }: StepSettings,
  { lineOf }: Placed,
  title: string,
  { scenes, faults }: Reading,
): Scenario | null {
  const fault = (path: string, text: string) => {
    faults.push({ file: DOCUMENT, line: lineOf(path), text });
    return null;
  };
  const missing = sceneFault(scene, scenes);
  if (missing !== null) return fault('scene', `scene ${missing}.`);
  let scenario = scenes[scene];
  for (const [place, text] of Object.entries(changes)) {
    try {
      scenario = varied(scenario, place, text);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      return fault('with', `${error.message}.`);
    }
  }
  const letters = scenario.lanes.map(({ id }) => id);
  for (const letter of [lane, ...(lanes ?? []), ...(compared ?? []), ...(phone ?? [])])
    if (!letters.includes(letter))
      return fault('lane', `The scene has no lane ${letter}; it has ${letters.join(', ')}.`);
  if (t > scenario.horizon) return fault('t', `t is ${t}, and the scene ends at ${scenario.horizon}.`);
  const view = { ...scenario.view, step: t, lane, ...(regret && { regret }) };
  return { ...scenario, title, view };
}

/** Controls that are not values of the scenario. */
const OWN_CONTROLS: readonly string[] = ['truth', 'seeds'];

function checkControls(
  { controls }: StepSettings,
  scenario: Scenario,
  { lineOf }: Placed,
  faults: LessonFault[],
): void {
  for (const [i, place] of controls.entries()) {
    if (OWN_CONTROLS.includes(place) || settingAt(scenario, place) !== undefined) continue;
    faults.push({
      file: DOCUMENT,
      line: lineOf(`controls[${i}]`),
      text: `No value of the scene stands at “${place}”; write a place as noiseVariance, model.lengthscale, objective.parameters.changes or lanes.B.parameters.deltaB.`,
    });
  }
}
