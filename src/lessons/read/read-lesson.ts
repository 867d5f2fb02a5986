import type { Scenario } from '../../contracts/scenario.ts';
import { ScenarioError } from '../../engine/scenario/scenario-error.ts';
import { parseScenario } from '../../engine/scenario/validate.ts';
import { suggestion } from '../../parameters/nearest.ts';
import { cut } from '../../parameters/quoted.ts';
import type { CheckedLesson, Evidence, Lesson, Step } from '../lesson.ts';
import { readsOf, type Statement, statementFault, statementShape } from '../statement.ts';
import {
  frontShape,
  isStated,
  type Predict,
  type StepSettings,
  stepShape,
  type Task,
} from '../step-shape.ts';
import { answerOf } from './answer.ts';
import { LessonError, type LessonFault } from './faults.ts';
import { changed, checkInScene, measureFault } from './in-scene.ts';
import { type Prose, readProse, type Statements } from './prose.ts';
import { readDocument, type Section } from './sections.ts';
import { type Placed, readShape, readYaml } from './yaml.ts';

const DOCUMENT = 'lesson.md';
const STATEMENTS = 'statements.yaml';
/** The line of each statement is looked up one by one: with more, this would take minutes. */
const MOST_STATEMENTS = 500;

/** Names in a comparison that the page fills in. */
const GUESSED = ['you', 'truth', 'apart'];

/** The parts of a lesson read so far, and the mistakes found. */
interface Reading {
  /** null: the scene exists but has a mistake of its own. */
  readonly scenes: Record<string, Scenario | null>;
  readonly statements: Record<string, Statement | null>;
  readonly faults: LessonFault[];
}

/**
 * A lesson from the files of its folder: lesson.md, statements.yaml (where it has statements) and a scenario for every
 * scene. All mistakes are found, but only the first in each block of settings.
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
  const find = readStatements(files, reading);
  checkNames(files, faults);
  const text = Object.hasOwn(files, DOCUMENT) ? files[DOCUMENT] : null;
  if (text === null) faults.push({ file: DOCUMENT, line: 1, text: 'The file is missing.' });
  const { front, sections } = readDocument(text ?? '---\n---', DOCUMENT, faults);
  const placed = front && readYaml({ file: DOCUMENT, ...front }, faults);
  const head = placed && readShape(frontShape, placed, DOCUMENT, faults);
  checkTitles(sections, faults);
  const steps = sections.map((section) => readStep(section, reading, find));
  if (faults.length > 0 || !head) throw new LessonError(folder, faults);
  const statements = reading.statements as Record<string, Statement>;
  const lesson: Lesson = {
    ...head,
    name,
    number: Number(number ?? 0),
    steps: steps as Step[],
    evidence: evidenceOf(statements),
  };
  return { lesson, statements, scenes: reading.scenes as Record<string, Scenario> };
}

function checkTitles(sections: readonly Section[], faults: LessonFault[]): void {
  const titles = new Set<string>();
  for (const { title, line } of sections) {
    if (titles.has(title))
      faults.push({ file: DOCUMENT, line, text: `Two steps are called “${cut(title)}”.` });
    titles.add(title);
  }
}

const evidenceOf = (statements: Readonly<Record<string, Statement>>): Record<string, Evidence> =>
  Object.fromEntries(
    Object.entries(statements).map(([id, { says, is, worlds = 1 }]) => [id, { says, is, worlds }]),
  );

function readScenes(files: Readonly<Record<string, string>>, { scenes, faults }: Reading): void {
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith('.json')) continue;
    const name = file.slice(0, -'.json'.length);
    scenes[name] = null;
    const placed = readYaml({ file, text, line: 1 }, faults);
    if (!placed) continue;
    try {
      scenes[name] = parseScenario(placed.value);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      const [, unknown = ''] = / has no field "([^"]*)"/.exec(error.message) ?? [];
      const line = placed.lineOf(`${error.path}.${unknown}`);
      faults.push({ file, line, text: `${error.message}.` });
    }
  }
}

/** Reports YAML files that are not read, such as misspelt names. Those of other languages are read by the course alone. */
function checkNames(files: Readonly<Record<string, string>>, faults: LessonFault[]): void {
  for (const file of Object.keys(files))
    if (/\.ya?ml$/.test(file) && !/^statements(\.[a-z]{2})?\.yaml$/.test(file))
      faults.push({ file, line: 1, text: `The file is not read; statements stand in ${STATEMENTS}.` });
}

/** Reads the statements and returns a function that finds one by its id. */
function readStatements(files: Readonly<Record<string, string>>, reading: Reading): Statements {
  const { statements, faults } = reading;
  const text = Object.hasOwn(files, STATEMENTS) ? files[STATEMENTS] : '';
  const find: Statements = (id) => (Object.hasOwn(statements, id) ? statements[id] : undefined);
  if (text.trim() === '') return find;
  const placed = readYaml({ file: STATEMENTS, text, line: 1 }, faults);
  if (!placed) return () => null;
  const { value } = placed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults.push({ file: STATEMENTS, line: 1, text: 'The file must name its statements: "S6.1: …".' });
    return () => null;
  }
  const ids = Object.keys(value);
  if (ids.length > MOST_STATEMENTS) {
    const text = `The file has ${ids.length} statements; at most ${MOST_STATEMENTS} are read.`;
    faults.push({ file: STATEMENTS, line: 1, text });
    return () => null;
  }
  for (const id of ids) statements[id] = readStatement(id, placed.part(id), reading);
  return find;
}

function readStatement(id: string, placed: Placed, { scenes, faults }: Reading): Statement | null {
  const read = readShape(statementShape, placed, STATEMENTS, faults);
  if (!read) return null;
  const [only, ...others] = Object.keys(scenes);
  const statement = { ...read, scene: read.scene || (others.length === 0 && only) || '' };
  const problem = statementFault(statement) ?? readsFault(statement, scenes);
  if (problem === null) return statement;
  faults.push({ file: STATEMENTS, line: placed.lineOf(''), text: `${id} ${problem}.` });
  return null;
}

/** What is wrong with what a statement reads, where it reads it, in words that follow its name; null: nothing. */
function readsFault(statement: Statement, scenes: Reading['scenes']): string | null {
  for (const { setup, references } of readsOf(statement)) {
    const missing = sceneFault(setup.scene, scenes);
    if (missing !== null) return missing;
    const scene = scenes[setup.scene];
    const scenario = scene && changed(scene, setup.changes);
    if (!scenario) continue;
    if ('problem' in scenario) return `changes the scene: ${scenario.problem}`;
    const { t = 1 } = statement;
    if (t > scenario.horizon) return `is of step ${t}; the scene ends at ${scenario.horizon}`;
    for (const reference of references) {
      const problem = measureFault(reference, scenario);
      if (problem !== null) return `reads ${reference}, which ${problem}`;
    }
  }
  return null;
}

const sceneFault = (scene: string, scenes: Reading['scenes']): string | null =>
  Object.hasOwn(scenes, scene)
    ? null
    : `names no scene file: "${scene}.json"; ${suggestion(scene, Object.keys(scenes))}`;

function readStep(section: Section, reading: Reading, statements: Statements): Step | null {
  const { faults } = reading;
  const { title, before, after, settings } = section;
  const placed = settings && readYaml({ file: DOCUMENT, ...settings }, faults);
  const read = placed && readShape(stepShape, placed, DOCUMENT, faults);
  const scenario = placed && read && scenarioOf(read, placed, title, reading);
  const cites = new Set<string>();
  const prose = (text: string, line: number, more: object = {}): string => {
    const options = { file: DOCUMENT, line, statements, scenario, faults, ...more };
    const made: Prose = readProse(text, options);
    for (const id of made.cites) cites.add(id);
    return made.text;
  };
  const say = prose(before.text, before.line, { opening: true });
  const said = after.text === '' ? '' : prose(after.text, after.line);
  if (say === '')
    faults.push({ file: DOCUMENT, line: section.line, text: `The step “${title}” says nothing.` });
  if (!placed || !read || !scenario) return null;
  const at = (path: string) => placed.lineOf(path);
  const predict = read.predict && predictOf(read.predict, at, prose, faults);
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
    predict,
    task: read.task && taskOf(read.task, at, prose),
    question: read.question && prose(read.question, at('question'), { strict: false }),
    answer: predict ? answerOf(predict, read, wholeOf(reading.statements)) : '',
    // In the file's order: a statement may speak of the one before it.
    cites: Object.keys(reading.statements).filter((id) => cites.has(id)),
  };
}

type MakeProse = (text: string, line: number, more?: object) => string;

function predictOf(
  predict: Predict,
  at: (path: string) => number,
  prose: MakeProse,
  faults: LessonFault[],
): Predict {
  const line = at('predict.says');
  const says = (text: string) => prose(text, line, { names: GUESSED });
  const { says: given, pitfalls } = predict;
  const told = Object.entries(pitfalls).map(([option, text]) => [
    option,
    prose(text ?? '', at(`predict.pitfalls.${option}`)),
  ]);
  return {
    ...predict,
    pitfalls: Object.fromEntries(told),
    ...(isStated(predict.number) && {
      value: statedNumber(predict.number, at('predict.number'), prose, faults),
    }),
    // A question states nothing.
    ask: prose(predict.ask, at('predict.ask'), { strict: false, opening: true }),
    says:
      typeof given === 'string'
        ? says(given)
        : 'near' in given
          ? { near: says(given.near), above: says(given.above), below: says(given.below) }
          : given.map(says),
  };
}

/** The number that a statement comes to; of “12.3 ± 1.5” and “14 of 300” the first. */
function statedNumber(name: string, line: number, prose: MakeProse, faults: LessonFault[]): number {
  const text = prose(`{${name}}`, line, { strict: false });
  const value = Number.parseFloat(text.replace('\u2212', '-'));
  if (text !== '' && Number.isNaN(value))
    faults.push({ file: DOCUMENT, line, text: `${name} comes to “${cut(text)}”, which is no number.` });
  return value;
}

function taskOf(task: Task, at: (path: string) => number, prose: MakeProse): Task {
  return {
    ...task,
    do: prose(task.do, at('task.do'), { strict: false }),
    done: prose(task.done, at('task.done')),
    state: prose(task.state, at('task.state'), { strict: false }),
  };
}

const wholeOf = (statements: Reading['statements']): Record<string, Statement> =>
  Object.fromEntries(Object.entries(statements).flatMap(([id, one]) => (one ? [[id, one]] : [])));

/** The scenario of a step: its scene with the step’s changes, titled as the step. */
function scenarioOf(
  step: StepSettings,
  placed: Placed,
  title: string,
  { scenes, faults }: Reading,
): Scenario | null {
  const tell = (line: number, text: string) => {
    faults.push({ file: DOCUMENT, line, text: `${text}.` });
    return null;
  };
  const missing = sceneFault(step.scene, scenes);
  if (missing !== null) return tell(placed.lineOf('scene'), `scene ${missing}`);
  const scene = scenes[step.scene];
  if (!scene) return null;
  const scenario = changed(scene, step.with);
  if ('problem' in scenario)
    return tell(placed.part('with').part(scenario.place).lineOf(''), scenario.problem);
  checkInScene(step, scenario, (path, problem) => tell(placed.lineOf(path), `${path} ${problem}`));
  const { t, lane, regret } = step;
  const view = { ...scenario.view, step: t, lane, ...(regret && { regret }) };
  return { ...scenario, title, view };
}
