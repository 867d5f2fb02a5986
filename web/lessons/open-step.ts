import * as words from '#words/lessons/lesson-registry';
import type { Lane, LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import { allHold } from '../../src/lessons/condition.ts';
import { type Lesson, OWN, type Step } from '../../src/lessons/lesson.ts';
import { readReference, subject } from '../../src/lessons/notation.ts';
import { GIVES_AWAY, type Hideable } from '../../src/lessons/step-shape.ts';
import { cut } from '../../src/parameters/quoted.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { showPaths } from '../answers/paths/show-paths.ts';
import { loaded } from '../browser/load-fault.ts';
import { measuredRun } from '../course/measured-run.ts';
import { countAttempt, keepProgress, progressIn, stepsDone } from '../course/progress.ts';
import { loadLesson, SELF_TEST } from '../course/registry.ts';
import { type Audience, CLOSED, isAsking, type LessonState, learning, stepOf } from '../course/state.ts';
import { samplePaths } from '../plot/sample-paths.ts';
import { withProgram } from '../program/set-program.ts';
import { wantReplicates } from '../store/actions/replicates.ts';
import { openScenario } from '../store/actions/scenario.ts';
import { openPlace, turnPage, turnTo } from '../store/address/place.ts';
import { CARRIED } from '../store/address/place-name.ts';
import { page } from '../store/page.ts';
import { requireLeave } from '../store/programs.ts';
import { dismissGhost } from '../store/run/ghost.ts';
import { allLanes, drawn } from '../store/run/lane-data.ts';
import { stage } from '../store/stage.ts';
import type { LabState } from '../store/state.ts';
import { clampStep, lab } from '../store/store.ts';
import { detailFor, forWhom } from './audience.ts';
import { filled, isKnown } from './fill.ts';
import { forgetGiven, givenIn, keepGiven } from './given.ts';
import { isTruthShown } from './run.ts';

/** Restores what the page showed before the lesson. */
let before: (() => void) | null = null;
let stopWatching: (() => void) | null = null;

/** Opens the lesson of a place’s detail, "the-event-trigger.4"; without a step, at the step where the user left it. */
async function openLesson(detail: string): Promise<void> {
  const { address, audience } = forWhom(detail);
  if (address.startsWith(CARRIED)) return openCarried(detail, address, audience);
  const { name, number } = asked(address);
  const { lesson, audience: before } = learning.getState();
  const open = lesson?.name === name && audience === before && stage.getState().stage;
  if (open && isStepOf(lesson, number)) return showStep(Number(number || 1) - 1);
  remember();
  try {
    const next = await loadLesson(name);
    if (page.getState().place?.detail !== detail) return;
    if (!isStepOf(next, number))
      throw new Error(words.noStep({ title: next.title, step: cut(number), steps: next.steps.length }));
    if (name.startsWith(OWN)) await requireLeave(...next.steps.map(({ scenario }) => scenario));
    if (page.getState().place?.detail !== detail) return;
    // Answers that the teacher gave alone are not shown to the class.
    learning.setState({ ...CLOSED, lesson: next, audience, ...(audience !== 'room' && givenIn(next)) });
    const at = number ? Number(number) : (progressIn(name)?.step ?? 1);
    if (!number) turnTo(detailFor(`${name}.${clampStep(at, next.steps.length)}`, audience));
    showStep(at - 1);
  } catch (error) {
    refuse(detail, error);
  }
}

/** Name and step of a detail; the step is empty where it names none. */
function asked(detail: string): { name: string; number: string } {
  const dot = detail.indexOf('.');
  return dot < 0
    ? { name: detail, number: '' }
    : { name: detail.slice(0, dot), number: detail.slice(dot + 1) };
}

const isStepOf = ({ steps }: Lesson, number: string): boolean =>
  number === '' || (/^[1-9]\d?$/.test(number) && Number(number) <= steps.length);

/** Keeps the lesson contained in an address, and opens it at its new address. */
async function openCarried(detail: string, address: string, audience: Audience): Promise<void> {
  remember();
  learning.setState(CLOSED);
  try {
    const { takeLessonLink } = await loaded(import('../course/own/take.ts'), 'lessons');
    const own = await takeLessonLink(address, () => page.getState().place?.detail !== detail);
    if (own !== null) turnTo(detailFor(own, audience));
  } catch (error) {
    refuse(detail, error);
  }
}

/** Shows what is wrong with a lesson, unless another place has been opened in the meantime. */
function refuse(detail: string, error: unknown): void {
  if (page.getState().place?.detail !== detail) return;
  learning.setState({ ...CLOSED, fault: messageOf(error) });
}

/** Shows a step on its own scene, from its beginning; earlier answers are kept, except in front of a class. */
function showStep(wanted: number): void {
  const { lesson, audience, written, ...state } = learning.getState();
  if (!lesson) return;
  const answers = audience === 'room' ? {} : state.answers;
  const at = clampStep(wanted + 1, lesson.steps.length) - 1;
  const step = lesson.steps[at];
  learning.setState({ at, answers, draft: [], target: 0, held: null, truth: false });
  keepHowFar();
  const t = answers[at] && step.afterwards ? step.afterwards : step.t;
  // Hide things first, so that nothing hidden is visible even for a moment.
  setStage();
  showPaths(step.paths ?? false);
  openScenario({ ...sceneOf(step, written[at]), view: { ...step.scenario.view, step: t } }, false);
  hideFuture();
  lab.temporal.getState().clear();
  dismissGhost();
  if (step.seeds) wantReplicates(Math.max(step.seeds, lab.getState().replicates.wanted));
  stopWatching ??= lab.subscribe(watchTask);
  const { scenario } = lab.getState();
  // If this module cannot be loaded, the lesson stays without a picture.
  if (lesson.name.startsWith(OWN))
    import('../course/own/picture.ts')
      .then(({ pictureLesson }) => pictureLesson(lesson.name, scenario))
      .catch(() => {});
}

/** The scene of a step, with the program that the learner wrote in it. */
function sceneOf({ scenario, controls }: Step, program: string | undefined): Scenario {
  if (program === undefined) return scenario;
  const isIts = ({ id }: Lane) => controls.includes(`lanes.${id}.parameters.program`);
  return {
    ...scenario,
    lanes: scenario.lanes.map((lane) => (isIts(lane) ? withProgram(lane, program) : lane)),
  };
}

/** Hides what the step hides and, while its question is open, what would give the answer away. */
export function setStage(): void {
  const state = learning.getState();
  const step = stepOf(state);
  if (!step || !state.lesson) return;
  const asking = isAsking(state);
  const given = asking ? GIVES_AWAY.filter((what) => !step.predict?.shows.includes(what)) : [];
  const also = asking ? (step.predict?.hides ?? []) : [];
  const hidden = new Set<Hideable>([...step.without, ...given, ...also]);
  if (state.truth) hidden.delete('truth');
  const inRoom = state.audience === 'room';
  // The guesses are shown in place of the strip.
  if (inRoom && step.predict?.place) hidden.add('strip');
  const front = onPhone(step, state.target);
  stage.setState({
    stage: {
      title: state.lesson.title,
      scene: step.scenario.title,
      lanes: step.compared ?? step.lanes ?? null,
      // Fewer plots can be seen from the last row.
      plots: inRoom && step.panel ? front : (step.lanes ?? null),
      front,
      panel: step.panel ?? null,
      reach: step.predict?.curve ? (step.predict.to ?? 0) : 0,
      hidden: [...hidden],
      // A round for the learner has no clock before it is played.
      resting: asking || inRoom || step.you !== undefined,
    },
  });
}

/** Stores which step is open, and that a step without an open question is done. */
function keepHowFar(): void {
  const state = learning.getState();
  const { lesson, at, audience } = state;
  if (!lesson || audience === 'room') return;
  const before = progressIn(lesson.name);
  const done = new Set(before ? stepsDone(before) : []);
  if (!isAsking(state)) done.add(at + 1);
  keepProgress(lesson.name, { step: at + 1, finished: done.size === lesson.steps.length, done: [...done] });
}

/** The lanes of a step that a phone shows: the one asked about; else as the step says, or all where there is no panel. */
function onPhone(step: Step, target: number): readonly LaneLetter[] {
  const about = step.lanes ?? step.compared ?? step.scenario.lanes.map(({ id }) => id);
  const asked = subjectLane(step, target);
  const wanted = asked ? [asked] : (step.phone ?? (step.panel ? [step.lane] : about));
  const front = wanted.filter((letter) => about.includes(letter));
  return front.length > 0 ? front : about;
}

/** The lane of the current part of the question. */
function subjectLane({ predict, t }: Step, target: number): LaneLetter | null {
  const reference = predict?.place?.[target] ?? predict?.level;
  return reference ? subject(readReference(reference), t).lane : null;
}

/** Hides the future as an option of the view, the same as if the viewer had chosen it; not an undo entry. */
function hideFuture(): void {
  const hide = stage.getState().stage?.hidden.includes('future') ?? false;
  const { scenario, shown } = lab.getState();
  if ((scenario.view.hide === 'future') === hide) return;
  const changed = (one: Scenario): Scenario => {
    const { hide: _, ...view } = one.view;
    return { ...one, view: hide ? { ...view, hide: 'future' } : view };
  };
  const next = changed(scenario);
  const history = lab.temporal.getState();
  history.pause();
  lab.setState({ scenario: next, shown: shown === scenario ? next : shown });
  history.resume();
}

/** Shows or hides the truth, where a step lets the learner choose. */
export function showTruth(truth: boolean): void {
  learning.setState({ truth });
  setStage();
  hideFuture();
  watchTask();
}

/** Whether all records of all lanes, and their frames at the step shown, have been computed. */
const isComputed = (state: LabState): boolean =>
  allLanes(drawn(state)).every(
    ({ run: { status, records, frame } }) =>
      status === 'done' && frame?.t === Math.min(state.t, records.length),
  );

/** Marks a task as done, based on what has been computed; it stays done. */
function watchTask(): void {
  const state = learning.getState();
  const task = stepOf(state)?.task;
  if (!task || state.done[state.at] !== undefined || isAsking(state)) return;
  const now = lab.getState();
  if (now.shown !== now.scenario) return;
  const run = measuredRun(now, isTruthShown());
  if (allHold(run, task.until) !== true) return;
  // The text is filled in only once, so it waits until its numbers are computed.
  if (!isKnown(task.done, run) && !isComputed(now)) return;
  learning.setState({ done: { ...state.done, [state.at]: filled(task.done, run) } });
}

/** The question has been answered, or its answer requested: nothing is hidden for it any more. */
export function answer(given: LessonState['answers'][number]): void {
  const state = learning.getState();
  const step = stepOf(state);
  if (!step || !isAsking(state)) return;
  learning.setState({ answers: { ...state.answers, [state.at]: given }, held: null });
  keepHowFar();
  setStage();
  hideFuture();
  if (step.afterwards) lab.setState({ t: clampStep(step.afterwards, step.scenario.horizon) });
  watchTask();
  if (state.lesson?.name === SELF_TEST) toOpenQuestion();
}

/** The self-test continues by itself: to the next question that is open. */
function toOpenQuestion(): void {
  const { lesson, at, answers } = learning.getState();
  const open = lesson?.steps.map((_, i) => i).filter((i) => !answers[i]) ?? [];
  const next = open.find((i) => i > at) ?? open[0];
  if (next !== undefined) goToStep(next);
}

/** The self-test again, in another order and other worlds. */
export function testAgain(): void {
  forgetGiven(SELF_TEST);
  countAttempt(SELF_TEST);
  learning.setState({ ...CLOSED });
  const first = `${SELF_TEST}.1`;
  if (page.getState().place?.detail === first) void openLesson(first);
  else turnPage(first);
}

/** In front of a class: hides the answer again and reopens the question. */
export function askAgain(): void {
  const state = learning.getState();
  const step = stepOf(state);
  if (!step) return;
  const { [state.at]: _, ...answers } = state.answers;
  learning.setState({ answers });
  setStage();
  hideFuture();
  lab.setState({ t: step.t });
}

/** The next or previous step; after the last one, the library's lessons. */
export function turn(by: 1 | -1): void {
  const state = learning.getState();
  if (!state.lesson || (by === 1 && isAsking(state))) return;
  const next = state.at + by;
  if (next < 0) return;
  if (next >= state.lesson.steps.length) finish(state.lesson);
  else goToStep(next);
}

function finish({ name, steps }: Lesson): void {
  const { answers } = learning.getState();
  if (name === SELF_TEST && steps.every((_, i) => answers[i])) countAttempt(name);
  forgetGiven(name);
  openPlace({ name: 'library', detail: 'lessons' });
}

/** From the end of a lesson to another one, at the step where the user left it. */
export function goOnWith(next: string, { name }: Lesson): void {
  forgetGiven(name);
  turnPage(detailFor(next, learning.getState().audience));
}

export function goToStep(at: number): void {
  const { lesson, audience } = learning.getState();
  if (lesson) turnPage(detailFor(`${lesson.name}.${at + 1}`, audience));
}

function remember(): void {
  if (before) return;
  const { scenario, shown, t, selectedLane, regretView, layout, enlarged, speed } = lab.getState();
  const { pastStates, futureStates } = lab.temporal.getState();
  const { parts } = samplePaths.getState();
  const columns = ['.lanes', '.insight', '.controls'].map((selector) => {
    const element = document.querySelector(selector);
    return [selector, element?.scrollTop ?? 0] as const;
  });
  before = () => {
    samplePaths.setState({ parts });
    lab.setState({
      scenario,
      t,
      selectedLane,
      regretView,
      layout,
      enlarged,
      speed,
      playing: false,
      phase: null,
    });
    if (lab.getState().shown === shown) lab.setState({ shown: scenario });
    lab.temporal.setState({ pastStates, futureStates });
    requestAnimationFrame(() => {
      for (const [selector, top] of columns) document.querySelector(selector)?.scrollTo({ top });
    });
  };
}

/** Restores what was there before the lesson. */
function closeLesson(): void {
  stopWatching?.();
  stopWatching = null;
  stage.setState({ stage: null, givingBack: true });
  learning.setState(CLOSED);
  before?.();
  before = null;
  stage.setState({ givingBack: false });
}

/** Stores new answers and tasks done. */
function keepNews(now: LessonState, before: LessonState): void {
  const news = now.answers !== before.answers || now.done !== before.done || now.written !== before.written;
  if (news && now.lesson && now.lesson === before.lesson && now.audience !== 'room')
    keepGiven(now.lesson, now);
}

/** Follows the address through the steps, and out. Runs at once, so that what opens next finds the page restored. */
export function followLesson(): () => void {
  const follow = () => {
    const { place } = page.getState();
    if (place?.name === 'lesson') void openLesson(place.detail);
  };
  follow();
  const unfollow = page.subscribe(({ place }, last) => {
    if (place === last.place) return;
    if (place?.name === 'lesson') follow();
    else if (last.place?.name === 'lesson') closeLesson();
  });
  const unkeep = learning.subscribe(keepNews);
  return () => {
    unfollow();
    unkeep();
  };
}
