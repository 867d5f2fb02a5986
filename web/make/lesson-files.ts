import * as words from '#words/make/make';
import { exactJson } from '../../src/engine/json.ts';
import type { Bundle } from '../../src/lessons/bundle/bundle.ts';
import { fileName } from '../browser/file-name.ts';
import { type DraftQuestion, type DraftStep, type LessonDraft, MINUTES } from '../kept/lesson-drafts.ts';
import { shownTitle } from '../registry/titles.ts';

/** Most letters of a lesson’s line in the library. */
const LONGEST_LINE = 36;
/** How near a guess counts as right, where nobody says otherwise. */
const NEAR = { place: 0.05, level: 0.1, step: 5, curve: 1 } as const;

/** A draft as the files of a lesson. */
export interface DraftFiles extends Bundle {
  /** The line of lesson.md on which each step begins, from 1. */
  readonly starts: readonly number[];
}

/** Writes a draft as the folder that `docs/lessons.md` describes; nothing is checked here. */
export function draftFiles(draft: LessonDraft): DraftFiles {
  const scenes = scenesOf(draft.steps);
  const front = ['---', ...lines(frontOf(draft)), '---', ''];
  const starts: number[] = [];
  const text = [...front];
  for (const [i, step] of draft.steps.entries()) {
    starts.push(text.length + 1);
    text.push(...stepLines(step, i, scenes.nameOf(step)));
  }
  const document = text.join('\n');
  const statements = statementsOf(draft.steps, document, scenes.nameOf);
  return {
    folder: folderOf(titleOf(draft)),
    files: {
      'lesson.md': document,
      ...(statements !== '' && { 'statements.yaml': statements }),
      ...scenes.files,
    },
    starts,
  };
}

/** A draft’s title; without one the name of its first run. */
export const titleOf = ({ title, steps }: LessonDraft): string =>
  title.trim() || shownTitle(steps[0]?.run ?? '').slice(0, 60) || words.untitled;

/** A step’s title; without one its number. */
export const stepTitle = ({ title }: DraftStep, at: number): string =>
  flat(title) || words.stepNumber(at + 1);

/** A folder’s name begins with a letter. */
function folderOf(title: string): string {
  const name = fileName(title);
  return (/^[a-z]/.test(name) ? name : `lesson-${name}`).slice(0, 60);
}

function frontOf(draft: LessonDraft): Settings {
  const title = titleOf(draft);
  return {
    title,
    minutes: minutesOf(draft),
    needs: [],
    goal: flat(draft.goal),
    line: title.slice(0, LONGEST_LINE),
  };
}

/** Minutes of the whole lesson. */
export function minutesOf({ steps }: LessonDraft): number {
  const sum = steps.reduce((all, { minutes }) => all + minutes, 0);
  return Math.min(MINUTES.max, Math.max(1, sum));
}

function stepLines(step: DraftStep, at: number, scene: string): readonly string[] {
  const { t, afterwards, lane, without, after, question } = step;
  const panel = panelOf(step);
  const settings: Settings = {
    ...{ scene, t, lane },
    ...(panel !== 'none' && { panel }),
    ...(without.length > 0 && { without }),
    ...(question.kind !== 'none' && afterwards > 0 && { afterwards }),
    ...(question.kind !== 'none' && { predict: predictOf(step) }),
  };
  return [
    ...[`## ${stepTitle(step, at)}`, '', prose(step.say), ''],
    ...['```step', ...lines(settings), '```', ''],
    ...(question.kind === 'none' ? [] : [prose(after), '']),
  ];
}

/** A guess in time or of a regret is marked in its panel. */
export const panelOf = ({ question: { kind }, panel }: DraftStep): DraftStep['panel'] =>
  kind === 'curve' ? 'regret' : kind === 'step' ? 'trigger' : panel;

function predictOf(step: DraftStep): Settings {
  const { kind, ask } = step.question;
  return {
    ask: flat(ask),
    ...answerOf(step),
    ...(kind !== 'none' && kind !== 'choice' && { near: NEAR[kind] }),
    says: saysOf(step.question),
  };
}

/** A comparison with a guess is for those who guessed; the others see the answer alone. */
function saysOf({ kind, says }: DraftQuestion): string | Settings {
  const text = flat(says);
  return text.includes('{you}') && kind !== 'choice' ? { near: text, above: text, below: text } : text;
}

/** What is asked for, and what is right, as a lesson’s settings. */
export function answerOf({
  question,
  lane,
  t,
  scene,
}: Pick<DraftStep, 'question' | 'lane' | 't' | 'scene'>): Settings {
  switch (question.kind) {
    case 'choice':
      return { ...choiceOf(question) };
    case 'place':
      return { place: [`query(${lane}, ${t})`] };
    case 'level':
      return { level: `y(${lane}, ${t})` };
    case 'step':
      return { step: `reset-steps(${lane}, ${t}..)`, never: words.never };
    case 'curve':
      return { curve: [lane], to: scene.horizon };
    default:
      return {};
  }
}

/** Without the empty options; the right one is counted among the others. */
function choiceOf({ options, right }: DraftQuestion): Settings {
  const given = options.map((text, i) => ({ text: flat(text), number: i + 1 })).filter(({ text }) => text);
  return {
    choice: given.map(({ text }) => text),
    answer: given.findIndex(({ number }) => number === right) + 1,
  };
}

/** The runs of the steps as scenes; the same run is one scene. */
function scenesOf(steps: readonly DraftStep[]) {
  const names = new Map<string, string>();
  const nameOf = ({ scene }: DraftStep): string => {
    const text = exactJson(scene, 2);
    const name = names.get(text) ?? `run-${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  for (const step of steps) nameOf(step);
  const files = Object.fromEntries([...names].map(([text, name]) => [`${name}.json`, text]));
  return { nameOf, files };
}

/** The numbers that the text cites, each as a statement. */
function statementsOf(
  steps: readonly DraftStep[],
  document: string,
  sceneOf: (step: DraftStep) => string,
): string {
  const cited = steps.flatMap((step) =>
    step.facts.flatMap(({ of, is, says }, i) => {
      const id = factId(step, i);
      if (!document.includes(`{${id}}`) && !document.includes(`[^${id}]`)) return [];
      return [`${id}:`, ...lines({ says, scene: sceneOf(step), values: [of], is }, '  ')];
    }),
  );
  return cited.length === 0 ? '' : `${cited.join('\n')}\n`;
}

/** The name of a number of a step’s run; it stays when the steps are put in another order. */
export const factId = ({ id }: Pick<DraftStep, 'id'>, at: number): string => `S${id}.${at + 1}`;

export interface Settings {
  readonly [key: string]: string | number | Settings | readonly (string | number)[];
}

/** Settings as YAML: JSON’s texts and lists are YAML’s, too. */
function lines(settings: Settings, indent = ''): readonly string[] {
  return Object.entries(settings).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? [`${indent}${key}:`, ...lines(value as Settings, `${indent}  `)]
      : [`${indent}${key}: ${JSON.stringify(value)}`],
  );
}

/** A text on one line, as the reader sees it. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The same as a paragraph, which begins neither a step nor a block. */
const prose = (text: string): string => flat(text).replace(/^(?:#+\s*|`{3,})+/, '');
