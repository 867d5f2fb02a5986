import type { Lesson } from '../../../src/lessons/lesson.ts';
import { followPort } from '../../browser/host-port.ts';
import { measuredRun } from '../../course/measured-run.ts';
import { keepProgress, progressIn, stepsDone } from '../../course/progress.ts';
import { type Answer, type LessonState, learning } from '../../course/state.ts';
import { onKeptChange } from '../../kept/entries.ts';
import { fragmentOf } from '../../store/address/place-name.ts';
import { page } from '../../store/page.ts';
import { lab } from '../../store/store.ts';
import { askedIn } from '../given.ts';
import { goToStep } from '../open-step.ts';
import { isTruthShown } from '../run.ts';
import {
  type HowFar,
  type Left,
  type LessonReport,
  type Outcome,
  readLessonCommand,
} from './lesson-message.ts';
import { outcomeOf } from './outcome.ts';

/** What has been reported to the host since it connected. */
interface Told {
  lesson: Lesson | null;
  fault: string | null;
  howFar: string;
  finished: boolean;
  readonly outcomes: Map<number, Outcome>;
}

const nothing = (): Told => ({ lesson: null, fault: null, howFar: '', finished: false, outcomes: new Map() });

/**
 * Reports to the host page which step is open, what was answered and when everything is done, and resumes a lesson where
 * the learner left it.
 * @param named the host's origin, as given in the address
 */
export function followLessonHost(named: string | null): void {
  let told = nothing();
  const news = () => tellNews(told, tell);
  const tell = followPort<LessonReport>(named, {
    met() {
      told = nothing();
      news();
    },
    heard: (message) => obey(message, told, tell),
  });
  learning.subscribe(news);
  onKeptChange(news);
  // An answer may be given before the run has computed the right one.
  lab.subscribe(() => [...told.outcomes.values()].includes('open') && news());
}

type Tell = (report: LessonReport) => void;

function tellNews(told: Told, tell: Tell): void {
  const state = learning.getState();
  const { lesson, fault } = state;
  if (fault && fault !== told.fault) tell({ type: 'fault', message: fault });
  told.fault = fault;
  if (!lesson || !isShown(state, lesson)) return;
  const far = howFar(state, lesson);
  const written = JSON.stringify(far);
  if (lesson !== told.lesson) tell({ type: 'ready', ...introduced(lesson), ...far });
  else if (written !== told.howFar) tell({ type: 'step', ...far });
  told.lesson = lesson;
  told.howFar = written;
  tellAnswers(state, told, tell);
  const finished = far.done.length === far.of;
  if (finished && !told.finished) tell({ type: 'done' });
  told.finished = finished;
}

/** A lesson is loaded a moment before its step is. */
const isShown = ({ audience }: LessonState, { name }: Lesson): boolean =>
  audience === 'room' || progressIn(name) !== null;

function howFar({ at }: LessonState, lesson: Lesson): HowFar {
  const progress = progressIn(lesson.name);
  const done = progress ? [...stepsDone(progress)].sort((a, b) => a - b) : [];
  return { step: at + 1, of: lesson.steps.length, done };
}

const introduced = (lesson: Lesson) => ({
  lesson: lesson.name,
  title: lesson.title,
  questions: lesson.steps.flatMap(({ predict }, i) => (predict ? [i + 1] : [])),
  key: keyOf(askedIn(lesson)),
});

function tellAnswers(state: LessonState, told: Told, tell: Tell): void {
  for (const [key, answer] of Object.entries(state.answers)) {
    const at = Number(key);
    const before = told.outcomes.get(at);
    if (before !== undefined && before !== 'open') continue;
    const outcome = outcomeAt(state, at, answer);
    if (outcome === before) continue;
    told.outcomes.set(at, outcome);
    tell({ type: 'answered', step: at + 1, outcome, answer: written(answer) });
  }
}

function outcomeAt({ lesson, at }: LessonState, step: number, answer: Answer): Outcome {
  const predict = lesson?.steps[step]?.predict;
  if (!predict) return 'open';
  const now = lab.getState();
  const drawn = step === at && now.shown === now.scenario;
  return outcomeOf(predict, answer, drawn ? measuredRun(now, isTruthShown()) : null);
}

/** A right answer that was not known yet is read from the run again later. */
const written = (answer: Answer): Answer =>
  answer.right.includes(undefined) ? { ...answer, right: [] } : answer;

function obey(message: unknown, told: Told, tell: Tell): void {
  const { lesson } = learning.getState();
  if (!lesson) return;
  const command = readLessonCommand(message, lesson);
  if (typeof command === 'string') tell({ type: 'fault', message: command });
  else if (command.type === 'goto') goToStep(command.step - 1);
  else resume(lesson, command, told);
}

/** Resumes the lesson where it was left; the answers that the host sent are not reported back. */
function resume({ name, steps }: Lesson, { step, done, answers }: Left, told: Told): void {
  for (const { step } of answers) told.outcomes.set(step - 1, 'shown');
  keepProgress(name, { step, finished: new Set(done).size === steps.length, done: [...new Set(done)] });
  const given = answers.map(({ step, ...answer }) => [step - 1, answer] as const);
  learning.setState({ answers: Object.fromEntries(given) });
  const place = { name: 'lesson', detail: `${name}.${step}` } as const;
  history.replaceState(history.state, '', fragmentOf(place));
  page.setState({ place });
}

/** FNV-1a, 32 bits, in hexadecimal digits. */
function keyOf(texts: readonly string[]): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(texts.join('\n')))
    sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, '0');
}
